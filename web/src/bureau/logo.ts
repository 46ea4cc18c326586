/** The picture of a stored logo. The policy of the site allows no image from a data URL, but from a Blob. */
export function pictureOfLogo(logo: string): Blob {
  const [head = '', base64 = ''] = logo.split(',');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([\w/]+)/.exec(head)?.[1] ?? '' });
}
