import { clsx } from 'clsx';
import { useCallback, useState, type ComponentProps } from 'react';
import placeholder from '@/assets/portrait-placeholder.svg';
import { keyOf, usePicture, type PicturePlace, type PictureSource } from '@/lib/pictures';
import { useIsPreparingPrint } from '@/lib/printing';
import { useInView } from '@/ui/use-in-view';

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

// Fetched with this code: it is needed most when pictures cannot be fetched, and then this could not be either.
const silhouette = new Image();
silhouette.fetchPriority = 'low';
silhouette.src = placeholder;

interface PortraitProps {
  /** Null when there is no picture. */
  picture: PicturePlace | null;
  alt: string;
  /** Delays the request until it is known whether the picture may be shown. */
  held?: boolean;
  /** Loads at once, not only near the viewport. */
  eager?: boolean;
  className?: string;
}

/**
 * A 4:5 portrait with the gold inner line. Its space is reserved, and the picture loads near the viewport. A silhouette
 * replaces a missing or failed picture.
 */
export function Portrait({ picture, alt, held = false, eager = false, className }: PortraitProps) {
  const { ref, inView } = useInView({ rootMargin: '400px', skip: eager });
  const isPreparing = useIsPreparingPrint();
  const isWanted = !held && (eager || inView || isPreparing);
  const { source, pending } = usePicture(picture, isWanted);
  return (
    <span ref={ref} className={clsx('gold-frame block aspect-[4/5] overflow-hidden rounded-card bg-sand', className)}>
      {pending ? (
        // Off-screen skeletons are not animated.
        <span aria-hidden="true" className={clsx('block size-full', isWanted && 'waiting')} />
      ) : (
        // The key resets the failed state when the picture changes.
        <PortraitImage key={picture === null ? null : keyOf(picture)} source={source} alt={alt} />
      )}
    </span>
  );
}

function PortraitImage({ source, alt }: { source: PictureSource | null; alt: string }) {
  const [failed, setFailed] = useState(false);
  const shown = failed ? null : source;
  return (
    <PictureImage
      source={shown ?? silhouette.src}
      alt={shown === null ? '' : alt}
      data-placeholder={shown === null || undefined}
      width={320}
      height={400}
      decoding="async"
      className="size-full portrait-cover"
      onError={() => setFailed(true)}
    />
  );
}
