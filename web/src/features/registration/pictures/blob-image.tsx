import { useEffect, useRef } from 'react';

/** Shows a picture that is only in this browser. Its address is given back when it goes. */
export function BlobImage({ blob, alt, className }: { blob: Blob; alt: string; className: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [blob]);
  return <img ref={image} alt={alt} draggable={false} className={className} />;
}
