import { clsx } from 'clsx';
import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { drawScaled, drawTurned, release } from '@/pictures/picture-canvas';
import {
  cardPart,
  centreAt,
  moveArea,
  moveCorner,
  turnedSize,
  zoomArea,
  zoomStep,
  type Area,
  type PictureEdit,
} from '@/pictures/picture-edit';
import type { Size } from '@/pictures/picture-header';
import { t } from '@/texts/texts';

/** As large as the picture is shown at most, on a dense screen. */
const previewBox = { width: 1200, height: 1200 };

const corners = [
  { x: -1, y: -1, look: 'top-0 left-0 cursor-nwse-resize border-t-4 border-l-4' },
  { x: 1, y: -1, look: 'top-0 right-0 cursor-nesw-resize border-t-4 border-r-4' },
  { x: -1, y: 1, look: 'bottom-0 left-0 cursor-nesw-resize border-b-4 border-l-4' },
  { x: 1, y: 1, look: 'right-0 bottom-0 cursor-nwse-resize border-r-4 border-b-4' },
] as const;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const zooms: Readonly<Record<string, number>> = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep };

interface CropFrameProps {
  bitmap: ImageBitmap;
  edit: PictureEdit;
  least: Size;
  /** Whether to show which part the card will show, where that is not what is kept. */
  showsCard: boolean;
  onChange: (next: PictureEdit) => void;
}

/** A drag that is under way: where it began, with which part, and by which corner. */
interface Drag {
  x: number;
  y: number;
  edit: PictureEdit;
  corner: (typeof corners)[number] | null;
}

/**
 * The picture as it is turned, with the frame around what is kept: dragged, or moved with the keyboard. Not react-image-crop:
 * screen readers neither hear where its frame is nor pass arrow keys to it. Not react-easy-crop: it has no free shape.
 */
export function CropFrame({ bitmap, edit, least, showsCard, onChange }: CropFrameProps) {
  const helpId = useId();
  const picture = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const { area, shape } = edit;
  const size = turnedSize(bitmap, edit.turn);
  const isCut = shape !== 'whole';

  /** Where a pointer is, in pixels of the picture. */
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = picture.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) * size.width) / width, y: ((clientY - top) * size.height) / height };
  };

  const start = (event: PointerEvent) => {
    if (!isCut || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event);
    const target = event.target instanceof Element ? event.target.closest('[data-corner]') : null;
    const corner = corners[Number(target?.getAttribute('data-corner') ?? -1)] ?? null;
    const isInside = corner !== null || contains(area, place);
    // A tap beside the frame brings it there.
    const next = isInside ? edit : { ...edit, area: centreAt(area, place, size) };
    drag.current = { ...place, edit: next, corner };
    if (!isInside) onChange(next);
  };
  const move = (event: PointerEvent) => {
    if (drag.current === null) return;
    const { edit: from, corner } = drag.current;
    const place = placeOf(event);
    const by = { x: place.x - drag.current.x, y: place.y - drag.current.y };
    const next = corner === null ? moveArea(from.area, by, size) : moveCorner(from, corner, by, size, least);
    onChange({ ...edit, area: next });
  };
  const end = () => {
    drag.current = null;
  };

  const steer = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const factor = zooms[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow !== undefined) {
      const step = Math.max(size.width, size.height) / 50;
      const by = { x: arrow.x * step, y: arrow.y * step };
      const isSizing = event.shiftKey && shape === 'free';
      const next = isSizing ? moveCorner(edit, { x: 1, y: 1 }, by, size, least) : moveArea(area, by, size);
      onChange({ ...edit, area: next });
    } else if (factor !== undefined) onChange({ ...edit, area: zoomArea(area, factor, size, least) });
    else return;
    event.preventDefault();
  };

  const kept = { width: Math.round(area.width), height: Math.round(area.height) };
  return (
    <>
      <div className="flex justify-center rounded-card bg-sand">
        <div
          ref={picture}
          className={clsx('relative overflow-hidden select-none', isCut && 'touch-none')}
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <TurnedPicture bitmap={bitmap} turn={edit.turn} />
          {isCut && (
            <div
              // Of all that is moved by arrow keys, screen readers pass them on to this.
              role="slider"
              tabIndex={0}
              aria-label={t('person-form.crop.frame')}
              aria-valuemin={0}
              aria-valuemax={Math.round(size.width - area.width)}
              aria-valuenow={Math.round(area.x)}
              aria-valuetext={t('person-form.crop.place', {
                ...kept,
                left: Math.round(area.x),
                top: Math.round(area.y),
              })}
              aria-describedby={helpId}
              className="absolute cursor-move shadow-[0_0_0_200vmax_rgb(45_8_20/0.6)] outline-2 outline-ivory focus-visible:outline-4 focus-visible:outline-gold-500"
              style={placeIn(area, size)}
              onKeyDown={steer}
            >
              {corners.map(({ x, y, look }, index) => (
                <span
                  key={`${x} ${y}`}
                  data-corner={index}
                  className={`absolute size-11 max-h-1/2 max-w-1/2 border-ivory ${look}`}
                />
              ))}
            </div>
          )}
          {showsCard && shape !== 'card' && <CardGuide area={area} size={size} />}
        </div>
      </div>
      <p id={helpId} className="mt-2 text-center text-sm text-muted">
        {isCut ? t('person-form.crop.drag') : t('person-form.crop.chooseFirst')}
        {isCut && (
          <span className="pointer-coarse:sr-only">
            {' '}
            {shape === 'free' ? t('person-form.crop.keysForShape') : t('person-form.crop.keys')}
          </span>
        )}
        {showsCard && shape !== 'card' && ` ${t('person-form.crop.card')}`}
      </p>
      <p role="status" className="text-center text-sm text-muted">
        {t('person-form.crop.size', { ...kept, fullWidth: size.width, fullHeight: size.height })}
      </p>
    </>
  );
}

/** Which part the card will show of what is kept. */
function CardGuide({ area, size }: { area: Area; size: Size }) {
  const part = cardPart(area);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute border-2 border-dashed border-gold-300 outline-1 outline-maroon-900/70"
      style={placeIn({ ...part, x: area.x + part.x, y: area.y + part.y }, size)}
    />
  );
}

function TurnedPicture({ bitmap, turn }: { bitmap: ImageBitmap; turn: PictureEdit['turn'] }) {
  const shown = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const small = drawScaled(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, previewBox);
    const turned = drawTurned(small, turn);
    release(small);
    const canvas = shown.current;
    if (canvas !== null) {
      canvas.width = turned.width;
      canvas.height = turned.height;
      canvas.getContext('2d')?.drawImage(turned, 0, 0);
    }
    release(turned);
  }, [bitmap, turn]);
  return <canvas ref={shown} className="block max-h-[calc(var(--screen-height)*0.4)] max-w-full" />;
}

const contains = ({ x, y, width, height }: Area, place: { x: number; y: number }) =>
  place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height;

const placeIn = ({ x, y, width, height }: Area, size: Size) => ({
  left: `${(x / size.width) * 100}%`,
  top: `${(y / size.height) * 100}%`,
  width: `${(width / size.width) * 100}%`,
  height: `${(height / size.height) * 100}%`,
});
