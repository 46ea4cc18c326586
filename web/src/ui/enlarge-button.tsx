import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { t } from '@/texts/texts';
import { Maximize2 } from '@/ui/icons';

interface EnlargeButtonProps {
  /** The accessible name: "Portrait of Asha". */
  picture: string;
  /** Whether the icon may overlap the picture; on a chart it must not cover anything. */
  sign: 'within' | 'at-corner';
  onClick: () => void;
  /** The picture, without alternative text. */
  children: ReactNode;
}

/** A button around a picture: an icon shows that it opens large. */
export function EnlargeButton({ picture, sign, onClick, children }: EnlargeButtonProps) {
  return (
    <button
      type="button"
      aria-label={t('profiles.pictures.enlarge', { picture })}
      className="group relative block w-full rounded-card"
      onClick={onClick}
    >
      {children}
      <span
        aria-hidden="true"
        className={clsx(
          'absolute grid size-10 place-items-center rounded-full text-maroon-800 transition-opacity print:hidden',
          sign === 'within'
            ? 'right-4 bottom-4 bg-paper/90 opacity-90 group-hover:opacity-100'
            : '-right-5 -bottom-5 border border-line bg-paper shadow-card',
        )}
      >
        <Maximize2 className="size-[18px]" />
      </span>
    </button>
  );
}
