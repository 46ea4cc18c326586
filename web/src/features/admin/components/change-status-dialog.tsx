import { z } from 'zod';
import type { TableRow } from '@/features/admin/api/registered-users';
import { StatusChoices } from '@/features/admin/components/status-choices';
import { sentenceCase } from '@/features/admin/status-words';
import { useChangeStatuses } from '@/features/admin/use-change-statuses';
import { describeStatus, profileStatuses } from '@/person/statuses';
import { limitedText } from '@/lib/limited-text';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';

const reasonOf = (status = '') => describeStatus(status).reason;

const schema = z
  .object({ status: z.string(), reason: limitedText(300) })
  .refine(({ status, reason }) => reasonOf(status) !== 'required' || reason !== '', {
    path: ['reason'],
    error: 'Say what must be changed.',
  });

interface ChangeStatusDialogProps {
  person: Pick<TableRow, 'id' | 'name' | 'status' | 'status_reason' | 'verified_at'>;
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
        message: () => `${person.name}: ${status === 'verified' ? 'active again' : sentenceCase(status)}.`,
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
      title={`Status of ${person.name}`}
      schema={schema}
      defaults={{ status: person.status, reason: person.status_reason ?? '' }}
      submitText="Save the status"
      busyText="Saving…"
      sending={change}
      nothingDone="The status was not changed."
      onSubmit={save}
      onClose={onClose}
    >
      {({ register, setValue, values, errorOf }) => (
        <StatusChoices
          legend="New status"
          // Only the verification queue verifies a profile for the first time.
          choices={profileStatuses.filter((status) => status !== 'verified' || person.verified_at !== null)}
          chosen={values.status ?? null}
          current={person.status}
          detail={
            reasonOf(values.status) !== undefined ? (
              <TextAreaField
                label={
                  reasonOf(values.status) === 'required'
                    ? 'What must be changed? The member reads this.'
                    : 'Reason, if there is one'
                }
                required={reasonOf(values.status) === 'required'}
                error={errorOf('reason')}
                {...register('reason')}
              />
            ) : undefined
          }
          onChoose={(status) => {
            setValue('status', status);
          }}
        />
      )}
    </FormDialog>
  );
}
