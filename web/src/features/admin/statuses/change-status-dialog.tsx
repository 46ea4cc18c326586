import { z } from 'zod';
import type { TableRow } from '@/features/admin/api/registered-users';
import { StatusChoices } from '@/features/admin/statuses/status-choices';
import { useChangeStatuses } from '@/features/admin/statuses/use-change-statuses';
import { describeStatus, profileStatuses } from '@/person/statuses';
import { limitedText } from '@/lib/text-rules';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/fields';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';

const reasonOf = (status = '') => describeStatus(status).reason;

const schema = z
  .object({ status: z.string(), reason: limitedText(300) })
  .refine(({ status, reason }) => reasonOf(status) !== 'required' || reason !== '', {
    path: ['reason'],
    error: () => t('admin-people.status.reasonMissing'),
  });

interface ChangeStatusDialogProps {
  person: Pick<TableRow, 'id' | 'name' | 'gender' | 'status' | 'status_reason' | 'verified_at'>;
  onClose: () => void;
}

/** Changes the status of one profile, with a reason where the status needs one. */
export function ChangeStatusDialog({ person, onClose }: ChangeStatusDialogProps) {
  const change = useChangeStatuses();
  const save = ({ status, reason }: z.infer<typeof schema>) => {
    change.mutate(
      {
        changes: [
          {
            id: person.id,
            status,
            reason: reasonOf(status) !== undefined && reason !== '' ? reason : null,
            if_status: person.status,
          },
        ],
        message: () =>
          status === 'verified'
            ? t('admin-people.status.doneActive', { name: person.name, side: person.gender })
            : t('admin-people.status.done', { name: person.name, status: sayValue('status', status) }),
      },
      {
        onSuccess: () => {
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t('admin-people.status.title', { name: person.name })}
      schema={schema}
      defaults={{ status: person.status, reason: person.status_reason ?? '' }}
      submitText={t('admin-people.status.save')}
      busyText={t('ui.saving')}
      sending={change}
      nothingDone={t('admin-people.status.notChanged')}
      onSubmit={save}
      onClose={onClose}
    >
      {({ register, setValue, values, errorOf }) => (
        <>
          <StatusChoices
            legend={t('admin-people.status.new')}
            // Only the verification queue verifies a profile for the first time.
            choices={profileStatuses.filter((status) => status !== 'verified' || person.verified_at !== null)}
            chosen={values.status ?? null}
            current={person.status}
            detail={
              reasonOf(values.status) !== undefined ? (
                <TextAreaField
                  label={
                    reasonOf(values.status) === 'required'
                      ? t('admin-people.status.whatToChange')
                      : t('admin-people.status.reason')
                  }
                  required={reasonOf(values.status) === 'required'}
                  error={errorOf('reason')}
                  {...register('reason')}
                />
              ) : undefined
            }
            onChoose={(status) => setValue('status', status)}
          />
          {person.status === 'married' && values.status !== 'married' && (
            <p className="mt-3">{t('admin-people.status.storyWaits')}</p>
          )}
        </>
      )}
    </FormDialog>
  );
}
