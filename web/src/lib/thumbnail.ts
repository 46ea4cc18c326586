/** An image column holds an object's path in its bucket, or a link. */
export const isLink = (value: string): boolean => value.startsWith('https://');

/** The small version that lies beside a picture: "17/0f.webp" has "17/0f.thumb.webp". A link has none. */
export const thumbnailOf = (value: string): string =>
  isLink(value) ? value : value.replace(/\.([a-z]+)$/, '.thumb.$1');
