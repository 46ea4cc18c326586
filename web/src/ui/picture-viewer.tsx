import * as Dialog from '@radix-ui/react-dialog';
import { useRef, useState, type TouchEvent } from 'react';
import { useLayer } from '@/lib/navigation/layers';
import { keyOf, usePicture, type Picture, type PicturePlace, type StoredPicture } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/notice';
import { ChevronLeft, ChevronRight, X } from '@/ui/icons';
import { PictureImage } from '@/ui/portrait';

const shortestSwipePx = 40;

/**
 * Detects a horizontal swipe of one finger: 1 for the next picture, at the right, -1 for the previous one. Two fingers, or
 * one on a zoomed page, are ignored.
 * @returns the event handlers for the element
 */
function useSwipe(turn: ((step: 1 | -1) => void) | null) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      const isOne = touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.05;
      start.current = isOne ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (start.current === null || turn === null) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= shortestSwipePx && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
  };
}

export interface DialogPicture {
  place: PicturePlace;
  alt: string;
  caption: string;
  width: number;
  height: number;
}

export interface PictureDialogProps {
  /** The accessible name of the dialog. */
  title: string;
  pictures: readonly DialogPicture[];
  /** The index of the visible picture; null when closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

const control =
  'grid size-12 place-items-center rounded-full border border-gold-300/60 bg-maroon-900/80 text-gold-300 transition-colors hover:bg-gold-300 hover:text-maroon-900';

type Shape = Omit<DialogPicture, 'place'>;

/** The Radix dialog of PictureDialog, loaded when the first picture is opened. */
export function PictureViewer({ title, pictures, index, onIndexChange }: PictureDialogProps) {
  // Radix has no trigger element here, so this component restores the focus itself.
  const opener = useRef<HTMLElement | null>(null);
  const picture = index === null ? undefined : pictures[index];
  const turn = (step: number) => {
    if (index !== null) onIndexChange((index + step + pictures.length) % pictures.length);
  };
  const several = pictures.length > 1;
  useLayer(picture !== undefined, () => onIndexChange(null));
  const swipe = useSwipe(several ? turn : null);

  return (
    <Dialog.Root open={picture !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-40 bg-maroon-900/92" />
        <Dialog.Content
          aria-describedby={undefined}
          className="on-maroon fade-in fixed inset-0 z-50 flex flex-col items-center gap-4 p-4 text-ivory outline-none sm:p-8"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
          }}
          onCloseAutoFocus={() => opener.current?.focus()}
          onKeyDown={(event) => {
            if (several && event.key === 'ArrowRight') turn(1);
            if (several && event.key === 'ArrowLeft') turn(-1);
          }}
          onClick={({ target }) => {
            // The area beside the picture is the backdrop.
            if (target instanceof Element && target.closest('img, p, figcaption, button') === null) onIndexChange(null);
          }}
          {...swipe}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {picture && (
            // A fixed size, whatever the aspect ratio, so that the controls below do not move.
            <figure className="flex min-h-0 w-full flex-1 flex-col items-center gap-4">
              <div className="flex min-h-0 w-full flex-1 items-center justify-center">
                <LargePicture key={keyOf(picture.place)} {...picture} />
              </div>
              <figcaption aria-live="polite" className="text-center text-lg">
                {picture.caption}
                {several && (
                  <span className="block text-base text-gold-300">
                    {t('ui.pictures.place', { place: (index ?? 0) + 1, count: pictures.length })}
                  </span>
                )}
              </figcaption>
            </figure>
          )}
          {several && (
            <div className="flex gap-4">
              <button type="button" className={control} aria-label={t('ui.pictures.previous')} onClick={() => turn(-1)}>
                <ChevronLeft aria-hidden="true" />
              </button>
              <button type="button" className={control} aria-label={t('ui.pictures.next')} onClick={() => turn(1)}>
                <ChevronRight aria-hidden="true" />
              </button>
            </div>
          )}
          <Dialog.Close className={`${control} absolute top-4 right-4`} aria-label={t('ui.close')}>
            <X aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function LargePicture({ place, ...shape }: DialogPicture) {
  // The home page shows its built-in pictures before any data client has loaded.
  if (typeof place === 'string') return <LargeSource source={place} pending={false} {...shape} />;
  return <StoredLargePicture place={place} {...shape} />;
}

function StoredLargePicture({ place, ...shape }: Shape & { place: StoredPicture }) {
  return <LargeSource {...usePicture(place)} {...shape} />;
}

function LargeSource({ source, pending, alt, width, height }: Shape & Picture) {
  const [failed, setFailed] = useState(false);
  const look = 'max-h-full w-auto max-w-full rounded-card';
  if (source === null || failed) {
    return (
      <p
        role={pending ? undefined : 'status'}
        className={`${look} grid h-full place-items-center border border-gold-300/40 p-6 text-center`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {pending ? (
          <span className="sr-only">{t('ui.loading', { what: t('ui.pictures.thePicture') })}</span>
        ) : (
          couldNotLoad(t('ui.pictures.thePicture'))
        )}
      </p>
    );
  }
  return (
    <PictureImage
      source={source}
      alt={alt}
      width={width}
      height={height}
      className={`${look} fade-in object-contain`}
      onError={() => setFailed(true)}
    />
  );
}
