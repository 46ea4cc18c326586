/** What is used of libheif, which names no types of its own. */
declare module 'libheif-js' {
  interface HeifImage {
    /** Whether it is the picture that the file is shown as; a burst of a camera has others. */
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Draws the picture, upright, into pixels of its size; null when it cannot be decoded. */
    display(pixels: ImageData, done: (drawn: ImageData | null) => void): void;
  }

  export class HeifDecoder {
    /** The pictures of a file; none when it is none. */
    decode(bytes: Uint8Array): HeifImage[];
  }
}
