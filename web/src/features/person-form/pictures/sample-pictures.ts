/** A drawn picture, as a file that was chosen: its left half is black, its right half maroon. For tests. */
export async function drawPicture(fileName: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  context.fillStyle = 'maroon';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.fillRect(0, 0, width / 2, height);
  const type = fileName.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return new File([await canvas.convertToBlob({ type })], fileName, { type });
}
