import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { t } from '@/texts/texts';
import { Maximize2 } from '@/ui/icons';

interface EnlargeButtonProps {
  /** The accessible name: "Portrait of Asha". */
  picture: string;
  /** Whether the icon may overlap the picture; on a chart it must not cover anything, on a small one not the face. */
  sign: 'within' | 'small' | 'at-corner';
  onClick: () => void;
  /** The picture, without alternative text. */
  children: ReactNode;
}

/** A button around a picture: an icon shows that it opens large. */
export function EnlargeButton({ picture, sign, onClick, children }: EnlargeButtonProps) {
  const place = {
    within: 'right-4 bottom-4 size-10 bg-paper/90 opacity-90 group-hover:opacity-100',
    small: 'right-[5px] bottom-[5px] size-[26px] bg-paper/90',
    'at-corner': '-right-5 -bottom-5 size-10 border border-line bg-paper shadow-card',
  }[sign];
  return (
    <button
      type="button"
      aria-label={t('ui.pictures.showLarge', { picture })}
      className="group relative block w-full rounded-card"
      onClick={onClick}
    >
      {children}
      <span
        aria-hidden="true"
        className={clsx(
          'absolute grid place-items-center rounded-full text-maroon-800 transition-opacity print:hidden',
          place,
        )}
      >
        <Maximize2 className={sign === 'small' ? 'size-[13px]' : 'size-[18px]'} />
      </span>
    </button>
  );
}
