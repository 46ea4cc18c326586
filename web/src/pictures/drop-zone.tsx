import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentProps, type DragEvent } from 'react';
import { acceptedFiles } from '@/pictures/check-source';
import { Button } from '@/ui/button';
import { Camera, ImagePlus } from '@/ui/icons';

interface DropZoneProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'id' | 'accept'> {
  id: string;
  labelId: string;
  /** What is written in the zone. */
  action: string;
  onFiles: (files: readonly File[]) => void;
  isInvalid: boolean;
  /** Nothing more can be chosen; what is dropped is refused by onFiles. It keeps the focus all the same. */
  isFull: boolean;
  /** Whether a PDF may be chosen too. */
  withPdf: boolean;
}

// The types and the endings: phones go by the first, some computers, which know no HEIC, by the second.

const holdsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * A file input drawn as a field to drop files on. Not react-dropzone: it also stops text that is dragged between fields, and
 * with that switched off it saves eight lines.
 */
export function DropZone({
  id,
  labelId,
  action,
  onFiles,
  isInvalid,
  isFull,
  withPdf,
  disabled,
  ...input
}: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const isOff = disabled === true || isFull;
  useKeepPageOnDrop();

  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };

  return (
    <div
      className={clsx(
        'relative rounded-card border border-dashed outline-offset-3 outline-gold-500 transition-colors has-[:focus-visible]:outline-3',
        isInvalid ? 'border-danger' : 'border-control',
        isOver && !isOff ? 'border-maroon-800 bg-wash' : 'bg-paper',
        !isOff && 'hover:border-maroon-800 hover:bg-wash',
      )}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        accept={withPdf ? `${acceptedFiles},application/pdf,.pdf` : acceptedFiles}
        disabled={disabled}
        aria-labelledby={`${labelId} ${id}-action`}
        aria-invalid={isInvalid}
        className="sr-only"
        onClick={(event) => {
          if (isFull) event.preventDefault();
        }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
        {...input}
      />
      <label
        htmlFor={id}
        className={clsx(
          'flex min-h-20 items-center justify-center gap-3 px-4 py-3 text-center',
          isOff ? 'cursor-default text-muted' : 'cursor-pointer',
        )}
      >
        <ImagePlus aria-hidden="true" className="size-6 shrink-0 text-gold-700" />
        <span id={`${id}-action`} className={clsx('font-medium', !isOff && 'text-maroon-800')}>
          {action}
        </span>
      </label>
    </div>
  );
}

/** A file that is dropped beside the zone would otherwise be opened in place of the page, and the form be lost. */
function useKeepPageOnDrop(): void {
  const keep = useRef((event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !holdsFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  });
  useEffect(() => {
    const listener = keep.current;
    window.addEventListener('dragover', listener);
    window.addEventListener('drop', listener);
    return () => {
      window.removeEventListener('dragover', listener);
      window.removeEventListener('drop', listener);
    };
  }, []);
}

interface CameraButtonProps {
  /** What it says: "Take a photo". */
  children: string;
  /** Nothing can be added now; it stays focusable. */
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the camera of a phone or tablet. Where there is a mouse it is not shown: no computer's camera would open. */
export function CameraButton({ children, disabled, onFiles }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-2 hidden pointer-coarse:block">
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        // The button stands for it.
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        className="w-full aria-disabled:border-line aria-disabled:text-muted"
        aria-disabled={disabled}
        onClick={() => !disabled && input.current?.click()}
      >
        <Camera aria-hidden="true" className="size-5" /> {children}
      </Button>
    </div>
  );
}
