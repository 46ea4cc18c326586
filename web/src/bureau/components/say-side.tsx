import { useMutation } from '@tanstack/react-query';
import { saveSide } from '@/bureau/api/profiles';
import { focusHeading } from '@/lib/navigation/focus';
import { labelOf } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { genders } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { showToast } from '@/ui/toast';

/** Asks the office whether a person is a bride or a groom, and saves the answer at once. */
export function SaySide({ profileId }: { profileId: number }) {
  const undo = useMutation({
    mutationFn: saveSide,
    onError: () => showToast({ message: t('person-form-office.edit.notSaved') }),
  });
  const saving = useMutation({
    mutationFn: saveSide,
    meta: { waits: true },
    onSuccess: (_, { side }) => {
      // The question goes with its answer.
      focusHeading();
      if (side === null) return;
      showToast({
        message: t('person-form-office.side.saved', { side }),
        action: {
          label: t('admin.action.undo'),
          onSelect: () => undo.mutate({ profileId, side: null, before: side }),
        },
      });
    },
  });
  return (
    <div role="group" aria-label={labelOf('gender')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-medium">{t('person-form.enter.gender')}</p>
      <div className="flex gap-2">
        {genders.map((side) => (
          <BusyButton
            key={side}
            look="primary"
            size="small"
            busy={saving.isPending}
            onClick={() => saving.mutate({ profileId, side })}
          >
            {sayValue('gender', side)}
          </BusyButton>
        ))}
      </div>
      <ErrorNote error={saving.error}>{t('person-form-office.edit.notSaved')}</ErrorNote>
    </div>
  );
}
