import { useCallback, type ComponentProps } from 'react';
import type { PictureSource } from '@/lib/pictures';

interface PictureImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'alt'> {
  source: PictureSource;
  alt: string;
}

/** An image from a Blob or a URL. A Blob gets an object URL, which is revoked on unmount. */
export function PictureImage({ source, alt, ...image }: PictureImageProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = typeof source === 'string' ? source : URL.createObjectURL(source);
      element.src = url;
      return () => {
        if (typeof source === 'string') return;
        // Cancels a pending load first: after the revocation it would report an error.
        element.removeAttribute('src');
        URL.revokeObjectURL(url);
      };
    },
    [source],
  );
  return <img ref={show} alt={alt} {...image} />;
}
