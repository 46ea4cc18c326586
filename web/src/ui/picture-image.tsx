import { useCallback, type ComponentProps } from 'react';
import type { PictureSource } from '@/lib/pictures';

interface PictureImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'alt'> {
  source: PictureSource;
  alt: string;
}

/** Shows a picture's bytes, or what lies at an address. Bytes get an address of this page's own, given back when they go. */
export function PictureImage({ source, alt, ...image }: PictureImageProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = typeof source === 'string' ? source : URL.createObjectURL(source);
      element.src = url;
      return () => {
        if (typeof source === 'string') return;
        // What is still being loaded is given up first: without its address it would fail.
        element.removeAttribute('src');
        URL.revokeObjectURL(url);
      };
    },
    [source],
  );
  return <img ref={show} alt={alt} {...image} />;
}
