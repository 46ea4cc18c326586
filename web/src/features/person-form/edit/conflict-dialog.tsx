import { useState } from 'react';
import { toMergeValues, type Merge, type MergeKey, type MergeValues, toPaths } from '@/features/person-form/edit/merge';
import { type FormPicture, toStoredPictures } from '@/pictures/form-picture';
import { labelOfInput } from '@/features/person-form/problems';
import type { SaveConflict } from '@/features/person-form/edit/use-profile-save';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FactList } from '@/ui/fact-list';
import { t, getLocale } from '@/texts/texts';
import type { RecordedChange } from '@/features/person-form/api';
import { fieldColumns, translateOf } from '@/features/person-form/person-values';
import { formatWhen } from '@/lib/format';
import { isPersonField, labelOf } from '@/person/fields';
import { smallPlaceOf, usePicture, type PictureBucket } from '@/lib/pictures';
import { formatPersonValue } from '@/person/values';
import { PictureImage } from '@/ui/picture-image';

interface ConflictDialogProps {
  conflict: SaveConflict;
  merge: Merge<MergeKey>;
  /** The user's own pictures, possibly not uploaded yet. */
  ownPictures: { pictures: readonly FormPicture[]; charts: readonly FormPicture[] };
  onClose: () => void;
  onDecide: (decided: MergeValues) => void;
}

/** Shows the other user's changes in the meantime, and lets the user choose between conflicting values. */
export function ConflictDialog({ conflict, merge, ownPictures, onClose, onDecide }: ConflictDialogProps) {
  const { storedOrigin, changes } = conflict;
  const stored = toMergeValues(storedOrigin.values, storedOrigin.pictures, storedOrigin.charts);
  const [choices, setChoices] = useState<Partial<Record<MergeKey, 'theirs' | 'yours'>>>({});
  const [wasTried, setWasTried] = useState(false);
  const [openedAt] = useState(() => new Date());
  const sentences = describeChanges(changes, openedAt);
  const isDecided = merge.clashes.every((key) => choices[key] !== undefined);

  const decide = () => {
    if (!isDecided) {
      setWasTried(true);
      return;
    }
    const decided = { ...merge.merged };
    for (const key of merge.clashes) if (choices[key] === 'theirs') decided[key] = stored[key];
    onDecide(decided);
  };

  return (
    <Dialog
      wide
      title={t('person-form-office.conflict.title')}
      description={sentences.length === 0 ? t('person-form-office.conflict.changeUnknown') : sentences.join(' ')}
      onClose={onClose}
    >
      <div className="grid gap-6">
        {merge.clashes.map((key) => (
          <fieldset key={key}>
            <legend className="font-medium">{sayClash(labelOfInput(key), whoChanged(changes, key))}</legend>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              {(['theirs', 'yours'] as const).map((side) => (
                <label
                  key={side}
                  className="flex cursor-pointer items-start gap-3 rounded-control border border-control px-4 py-3 has-checked:border-maroon-800 has-checked:bg-wash"
                >
                  <input
                    type="radio"
                    name={`choice-${key}`}
                    checked={choices[key] === side}
                    className="mt-1 size-4.5 shrink-0 accent-maroon-800"
                    onChange={() => setChoices({ ...choices, [key]: side })}
                  />
                  <span className="min-w-0">
                    <span className="block text-muted">
                      {side === 'theirs'
                        ? t('person-form-office.conflict.theirs')
                        : t('person-form-office.conflict.yours')}
                    </span>
                    <MergeValue
                      mergeKey={key}
                      value={side === 'theirs' ? stored[key] : merge.merged[key]}
                      ownPictures={
                        side === 'yours' && (key === 'pictures' || key === 'charts') ? ownPictures[key] : null
                      }
                    />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {merge.takenOver.length > 0 && (
          <div>
            <p>{t('person-form-office.conflict.takenOver')}</p>
            <FactList
              look="dialog"
              facts={merge.takenOver.map((key) => ({
                label: labelOfInput(key),
                value: <MergeValue mergeKey={key} value={stored[key]} ownPictures={null} />,
              }))}
            />
          </div>
        )}
        <p>
          {merge.clashes.length === 0
            ? t('person-form-office.conflict.noClash')
            : t('person-form-office.conflict.yoursKept')}
        </p>
        <p role="alert" className="text-danger empty:hidden">
          {wasTried && !isDecided && t('person-form-office.conflict.choose')}
        </p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('person-form-office.conflict.back')}</Button>
        <Button look="primary" onClick={decide}>
          {t('person-form-office.edit.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const sayClash = (field: string, name: string | null): string =>
  name === null
    ? t('person-form-office.conflict.clashUnknown', { field })
    : t('person-form-office.conflict.clash', { field, name });

function labelOfColumn(column: string): string | null {
  if (isPersonField(column)) return labelOf(column);
  switch (column) {
    case 'first_img':
    case 'second_img':
    case 'third_img':
      return t('person-form.part.pictures');
    case 'birth_chart':
      return t('person-form.chart');
    case 'status':
      return t('person-form-office.conflict.status');
    default:
      return null;
  }
}

/** One sentence for each change: "Meena changed Location and Job, 2 minutes ago." */
export function describeChanges(changes: readonly RecordedChange[], now: Date): string[] {
  const list = new Intl.ListFormat(getLocale(), { type: 'conjunction' });
  // One save has an audit row for each table.
  const together = new Map<string, { actorName: string; happenedAt: string; labels: Set<string> }>();
  for (const { actorName, happenedAt, columns } of changes) {
    const key = `${actorName} ${happenedAt}`;
    const entry = together.get(key) ?? { actorName, happenedAt, labels: new Set<string>() };
    for (const column of columns) {
      const label = labelOfColumn(column);
      if (label !== null) entry.labels.add(label);
    }
    together.set(key, entry);
  }
  return [...together.values()]
    .filter(({ labels }) => labels.size > 0)
    .map(({ actorName, happenedAt, labels }) =>
      t('person-form-office.conflict.change', {
        name: actorName,
        fields: list.format(labels),
        when: formatWhen(happenedAt, now),
      }),
    );
}

/** The author of the last change of a field; null if unknown. */
export function whoChanged(changes: readonly RecordedChange[], key: MergeKey): string | null {
  const columns: readonly string[] =
    key === 'pictures'
      ? ['first_img', 'second_img', 'third_img']
      : key === 'charts'
        ? ['birth_chart']
        : [fieldColumns[key]];
  const ofPart = changes.filter((change) => change.columns.some((column) => columns.includes(column)));
  return ofPart.at(-1)?.actorName ?? null;
}

interface MergeValueProps {
  mergeKey: MergeKey;
  value: string;
  /** The user's own pictures, which may not be uploaded yet. */
  ownPictures: readonly FormPicture[] | null;
}

/** A value of one version of a profile. */
export function MergeValue({ mergeKey, value, ownPictures }: MergeValueProps) {
  if (mergeKey === 'pictures' || mergeKey === 'charts')
    return <VersionPictures mergeKey={mergeKey} pictures={ownPictures ?? toStoredPictures(toPaths(value))} />;
  const text = formatPersonValue(fieldColumns[mergeKey], value);
  return text === null ? (
    <span className="font-normal text-muted">{t('person-form.emptyValue')}</span>
  ) : (
    <span
      translate={translateOf(fieldColumns[mergeKey])}
      className="font-medium [overflow-wrap:anywhere] whitespace-pre-line"
    >
      {text}
    </span>
  );
}

function VersionPictures({
  mergeKey,
  pictures,
}: {
  mergeKey: 'pictures' | 'charts';
  pictures: readonly FormPicture[];
}) {
  if (pictures.length === 0)
    return <span className="font-normal text-muted">{t('person-form-office.conflict.noPicture')}</span>;
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {pictures.map((picture, index) => {
        const alt = t('person-form-office.conflict.pictureAt', { place: index + 1 });
        if (picture.kind === 'new')
          return <PictureImage key={picture.key} source={picture.thumbnail} alt={alt} className={look} />;
        const bucket = mergeKey === 'pictures' ? 'profile-images' : 'birth-charts';
        return <StoredVersion key={picture.path} bucket={bucket} path={picture.path} alt={alt} />;
      })}
    </span>
  );
}

const look = 'aspect-[4/5] w-20 rounded-inner bg-sand portrait-cover';

function StoredVersion({ bucket, path, alt }: { bucket: PictureBucket; path: string; alt: string }) {
  const { source } = usePicture(smallPlaceOf(bucket, path));
  return source === null ? <span className={look} /> : <PictureImage source={source} alt={alt} className={look} />;
}
