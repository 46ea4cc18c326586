import { useState } from 'react';
import { MergeValue } from '@/features/person-form/conflict/merge-value';
import { describeChanges, whoChanged } from '@/features/person-form/conflict/describe-changes';
import { toMergeValues, type Merge, type MergeKey, type MergeValues } from '@/features/person-form/conflict/merge';
import type { FormPicture } from '@/pictures/form-picture';
import { labelOfInput } from '@/features/person-form/fields/problems';
import type { SaveConflict } from '@/features/person-form/conflict/save-conflict';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FactList } from '@/ui/facts';
import { t } from '@/texts/texts';

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
