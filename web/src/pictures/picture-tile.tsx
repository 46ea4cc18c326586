import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { acceptedFiles } from '@/pictures/check-source';
import { isEditable, sayFileName, type FormPicture, type UploadProgress } from '@/pictures/form-picture';
import { smallPlaceOf, usePicture, type PictureBucket } from '@/lib/pictures';
import { ArrowLeft, ArrowRight, Check, CircleAlert, Crop, LoaderCircle, RotateCcw, Star, Trash } from '@/ui/icons';
import { PictureImage } from '@/ui/portrait';
import { Skeleton } from '@/ui/skeleton';
import { t, type TextId } from '@/texts/texts';

const shapes: Record<PictureBucket | 'whole', string> = {
  'profile-images': 'gold-frame aspect-[4/5] [&_img]:object-cover',
  'birth-charts': 'aspect-square border border-line [&_img]:object-contain',
  whole: 'gold-frame aspect-square bg-paper! [&_img]:p-2.5 [&_img]:object-contain',
};

interface FrameProps {
  bucket: PictureBucket;
  isWhole: boolean;
  children: ReactNode;
}

function Frame({ bucket, isWhole, children }: FrameProps) {
  return (
    <div className={clsx('relative overflow-hidden rounded-card bg-sand', shapes[isWhole ? 'whole' : bucket])}>
      {children}
    </div>
  );
}

/** The place of a picture that is being made ready. */
export function PreparingTile({ fileName, ...frame }: Omit<FrameProps, 'children'> & { fileName: string }) {
  return (
    <li>
      <Frame {...frame}>
        <span className="absolute inset-0">
          <Skeleton className="size-full" />
        </span>
        <p className="absolute inset-x-3 top-1/2 -translate-y-1/2 text-center text-sm text-ink">
          {t('person-form.pictures.preparing')}
          <span translate="no" className="block truncate">
            {fileName}…
          </span>
        </p>
      </Frame>
    </li>
  );
}

interface PictureTileProps {
  picture: FormPicture;
  bucket: PictureBucket;
  isWhole: boolean;
  /** Its place, from 1, and how many there are. */
  position: number;
  count: number;
  disabled: boolean;
  isDragged: boolean;
  onDrag: (isDragged: boolean) => void;
  /** Takes the dragged picture's place here; null while none is dragged. */
  onDropHere: (() => void) | null;
  /** Moves the picture by so many places. */
  onMove: (by: -1 | 1) => void;
  /** Opens the picture to be turned and cropped. */
  onEdit: () => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** A picture of the form with what can be done to it. */
export function PictureTile(props: PictureTileProps) {
  const {
    picture,
    bucket,
    isWhole,
    position,
    count,
    disabled,
    isDragged,
    onDrag,
    onDropHere,
    onMove,
    onEdit,
    onReplace,
    onRemove,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <li
      data-picture={picture.key}
      draggable={count > 1 && !disabled}
      className={clsx('transition-opacity', isDragged && 'opacity-50')}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers start no drag without data.
        event.dataTransfer.setData('text/plain', '');
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => {
        if (onDropHere) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!onDropHere) return;
        event.preventDefault();
        onDropHere();
      }}
    >
      <Frame bucket={bucket} isWhole={isWhole}>
        {picture.kind === 'new' ? (
          <PictureImage
            source={picture.thumbnail}
            alt={sayFileName(picture.fileName)}
            translate={picture.fileName === null ? undefined : 'no'}
            draggable={false}
            className="size-full"
          />
        ) : (
          <StoredImage
            bucket={bucket}
            path={picture.path}
            alt={t('person-form.pictures.storedAt', { place: position })}
          />
        )}
        {count > 1 && position === 1 && (
          <Mark className="top-3 text-maroon-800">
            <Star aria-hidden="true" className="size-3.5 fill-gold-500 stroke-gold-700" />{' '}
            {t('person-form.pictures.main')}
          </Mark>
        )}
        {picture.kind === 'new' && <Progress progress={picture.progress} />}
      </Frame>
      <div className="mt-1.5 flex flex-wrap gap-x-2 [&_svg]:shrink-0">
        {count > 1 && (
          <>
            <TileButton
              label={t('person-form.pictures.moveEarlier', { place: position })}
              isOff={disabled || position === 1}
              onClick={() => onMove(-1)}
            >
              <ArrowLeft aria-hidden="true" className="size-4" /> {t('person-form.pictures.earlier')}
            </TileButton>
            <TileButton
              label={t('person-form.pictures.moveLater', { place: position })}
              isOff={disabled || position === count}
              onClick={() => onMove(1)}
            >
              {t('person-form.pictures.later')} <ArrowRight aria-hidden="true" className="size-4" />
            </TileButton>
          </>
        )}
        {isEditable(picture) && (
          <TileButton
            label={
              count > 1 ? t('person-form.pictures.cropAt', { place: position }) : t('person-form.pictures.cropThe')
            }
            data-edit
            isOff={disabled}
            onClick={onEdit}
          >
            <Crop aria-hidden="true" className="size-4" /> {t('person-form.pictures.crop')}
          </TileButton>
        )}
        <TileButton
          label={
            count > 1 ? t('person-form.pictures.removeAt', { place: position }) : t('person-form.pictures.removeThe')
          }
          isOff={disabled}
          onClick={onRemove}
        >
          <Trash aria-hidden="true" className="size-4" /> {t('ui.remove')}
        </TileButton>
        <TileButton
          label={t('person-form.pictures.replaceAt', { place: position })}
          data-replace
          isOff={disabled}
          onClick={() => input.current?.click()}
        >
          <RotateCcw aria-hidden="true" className="size-4" /> {t('person-form.pictures.replace')}
        </TileButton>
        <input
          ref={input}
          type="file"
          accept={bucket === 'birth-charts' ? `${acceptedFiles},application/pdf,.pdf` : acceptedFiles}
          // The button stands for it.
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) onReplace(file);
          }}
        />
      </div>
    </li>
  );
}

function StoredImage({ bucket, path, alt }: { bucket: PictureBucket; path: string; alt: string }) {
  const { source } = usePicture(smallPlaceOf(bucket, path));
  if (source === null)
    return (
      <p className="grid size-full place-items-center p-3 text-center text-sm text-muted">
        {t('person-form.pictures.stored')}
      </p>
    );
  return <PictureImage source={source} alt={alt} draggable={false} className="size-full" />;
}

interface TileButtonProps {
  /** Its words with the picture they are about. */
  label: string;
  'data-edit'?: boolean;
  'data-replace'?: boolean;
  /** Says that it does nothing now; it stays focusable. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

function TileButton({ label, isOff, onClick, children, ...marks }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      {...marks}
      className="flex min-h-11 min-w-[40%] grow items-center justify-center gap-1 rounded-control text-sm text-maroon-800 transition-colors hover:bg-wash aria-disabled:cursor-default aria-disabled:text-control aria-disabled:hover:bg-transparent"
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {children}
    </button>
  );
}

const progressMarks = {
  uploading: { text: 'person-form.pictures.uploading', icon: LoaderCircle, look: 'text-ink [&_svg]:animate-spin' },
  done: { text: 'person-form.pictures.uploaded', icon: Check, look: 'text-success' },
  failed: { text: 'person-form.pictures.notUploaded', icon: CircleAlert, look: 'text-danger' },
} as const satisfies Record<Exclude<UploadProgress, 'waiting'>, { text: TextId; icon: typeof Check; look: string }>;

function Progress({ progress }: { progress: UploadProgress }) {
  if (progress === 'waiting') return null;
  const { text, icon: Icon, look } = progressMarks[progress];
  return (
    <Mark className={clsx('bottom-3', look)}>
      <Icon aria-hidden="true" className="size-3.5" /> {t(text)}
    </Mark>
  );
}

function Mark({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'absolute left-3 z-1 flex items-center gap-1.5 rounded-control bg-paper/95 px-2 py-0.5 text-sm font-medium',
        className,
      )}
    >
      {children}
    </p>
  );
}
