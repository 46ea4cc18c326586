import { useEffect, useId, useState, type Ref } from 'react';
import { CameraButton, DropZone } from '@/pictures/drop-zone';
import { sayFileName, type FormPicture } from '@/pictures/form-picture';
import { PictureList } from '@/pictures/picture-list';
import { useAddPictures } from '@/pictures/use-add-pictures';
import type { PictureBucket } from '@/lib/pictures';
import { CircleAlert } from '@/ui/icons';
import { t, type LaterText } from '@/texts/texts';

interface PictureFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  /** How many pictures there may be. Where it is one, a new picture takes the place of the old. */
  max: number;
  pictures: FormPicture[];
  onChange: (next: FormPicture[]) => void;
  error?: string | undefined;
  disabled?: boolean;
  bucket: PictureBucket;
  /** Shows all of a picture in a square, in place of the part for a card. */
  isWhole?: boolean;
  /** Called at the start and the end of the preparation of files: the form waits for it before it is sent. */
  onPreparingChange?: (isPreparing: boolean) => void;
  /** The file input, for the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Pictures of a form: chosen or dropped, looked at, put in order, removed. They are uploaded when the form is sent. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, required = false, max, pictures, onChange, error, disabled = false, bucket, ref } = props;
  const { isWhole = false } = props;
  const id = useId();
  const [announcement, setAnnouncement] = useState<LaterText | null>(null);
  const { onPreparingChange } = props;

  const { preparing, refusals, firstPages, isFull, add } = useAddPictures({
    pictures,
    onChange,
    bucket,
    isWhole,
    max,
    onAdded: ({ fileName }, position) => {
      const name = sayFileName(fileName);
      setAnnouncement(
        max === 1
          ? { id: 'person-form.pictures.added', values: { fileName: name } }
          : { id: 'person-form.pictures.addedAt', values: { fileName: name, place: position, max } },
      );
    },
  });

  const isPreparing = preparing.length > 0;
  useEffect(() => {
    onPreparingChange?.(isPreparing);
  }, [isPreparing, onPreparingChange]);

  const reasons = refusals.map((refusal) => refusal.say());
  const messages = error === undefined ? reasons : [error, ...reasons];
  return (
    <div>
      <label id={`${id}-label`} htmlFor={`${id}-input`} className="mb-1.5 block font-medium">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-2 text-muted">
          {hint}
        </p>
      )}
      {(pictures.length > 0 || isPreparing) && (
        <PictureList
          pictures={pictures}
          preparing={preparing}
          bucket={bucket}
          isWhole={isWhole}
          max={max}
          disabled={disabled}
          onChange={onChange}
          announce={setAnnouncement}
          onReplace={(file, key) => add([file], key)}
          inputId={`${id}-input`}
        />
      )}
      <DropZone
        id={`${id}-input`}
        labelId={`${id}-label`}
        action={actionText({ max, count: pictures.length + preparing.length })}
        multiple={max > 1}
        required={required && pictures.length === 0 && !isPreparing}
        disabled={disabled}
        isFull={isFull}
        withPdf={bucket === 'birth-charts'}
        isInvalid={error !== undefined}
        aria-describedby={`${hint === undefined ? '' : `${id}-hint `}${id}-messages`}
        onFiles={add}
        ref={ref}
      />
      <CameraButton disabled={disabled || isFull} onFiles={add}>
        {bucket === 'birth-charts' ? t('person-form.choose.chartPhoto') : t('person-form.choose.photo')}
      </CameraButton>
      <div id={`${id}-messages`} role="alert">
        {messages.map((message, index) => (
          <p key={index} className="mt-1.5 flex items-start gap-2 text-danger">
            <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span className="min-w-0 break-words">{message}</span>
          </p>
        ))}
      </div>
      <div aria-live="polite">
        {firstPages.map(({ fileName, pages }) => (
          <p key={fileName} className="mt-1.5">
            {t('person-form.pictures.firstPage', { fileName, pages })}
          </p>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement && t(announcement.id, announcement.values ?? null)}
      </p>
    </div>
  );
}

function actionText({ max, count }: { max: number; count: number }): string {
  if (max === 1) return count === 0 ? t('person-form.choose.one') : t('person-form.choose.another');
  if (count >= max) return t('person-form.choose.full', { max });
  return count === 0 ? t('person-form.choose.several') : t('person-form.choose.more', { max });
}
