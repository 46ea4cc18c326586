/** The image columns for these paths, in the order of the form. */
export function toImageColumns(images: readonly string[], charts: readonly string[]) {
  return {
    first_img: images[0] ?? null,
    second_img: images[1] ?? null,
    third_img: images[2] ?? null,
    birth_chart: charts[0] ?? null,
  };
}
