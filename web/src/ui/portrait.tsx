import { clsx } from 'clsx';
import { useState } from 'react';
import placeholder from '@/assets/portrait-placeholder.svg';

interface PortraitProps {
  /** The picture's address; null when there is none. */
  src: string | null;
  /** The address is still being found. */
  pending?: boolean;
  alt: string;
  eager?: boolean;
  className?: string;
}

/**
 * A 4:5 portrait with the gold inner line. Its place is kept from the start; a drawn silhouette stands in for a picture
 * that is missing or does not load.
 */
export function Portrait({ src, pending = false, alt, eager = false, className }: PortraitProps) {
  return (
    <span className={clsx('gold-frame block aspect-[4/5] overflow-hidden rounded-card bg-sand', className)}>
      {pending ? (
        <span aria-hidden="true" className="waiting block size-full" />
      ) : (
        // A new address gets a new element: the failure of the one before does not stick to it.
        <PortraitImage key={src} src={src} alt={alt} eager={eager} />
      )}
    </span>
  );
}

function PortraitImage({ src, alt, eager }: { src: string | null; alt: string; eager: boolean }) {
  const [failed, setFailed] = useState(false);
  const shown = failed ? null : src;
  return (
    <img
      src={shown ?? placeholder}
      alt={shown === null ? '' : alt}
      data-placeholder={shown === null || undefined}
      width={320}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full object-cover"
      onError={() => {
        setFailed(true);
      }}
    />
  );
}
