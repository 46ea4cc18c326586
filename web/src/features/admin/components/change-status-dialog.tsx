import { useRef, useState } from 'react';
import type { TableRow } from '@/features/admin/api/registered-users';
import { StatusChoices } from '@/features/admin/components/status-choices';
import { sentenceCase } from '@/features/admin/status-words';
import { useChangeStatuses } from '@/features/admin/use-change-statuses';
import { profileStatuses } from '@/person/value-lists';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { ErrorNote } from '@/ui/error-note';
import { TextAreaField } from '@/ui/text-area-field';

interface ChangeStatusDialogProps {
  person: Pick<TableRow, 'id' | 'name' | 'status' | 'status_reason' | 'verified_at'>;
  onClose: () => void;
}

/** Gives one profile another status, with the reason where one is wanted. */
export function ChangeStatusDialog({ person, onClose }: ChangeStatusDialogProps) {
  const [chosen, setChosen] = useState(person.status);
  const [reason, setReason] = useState(person.status_reason ?? '');
  const [reasonMissing, setReasonMissing] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const change = useChangeStatuses();

  const reasonWanted = chosen === 'changes requested';
  const reasonPossible = reasonWanted || chosen === 'on hold';
  const text = reason.trim();

  const save = () => {
    if (reasonWanted && text === '') {
      setReasonMissing(true);
      reasonField.current?.focus();
      return;
    }
    change.mutate(
      {
        changes: [
          {
            id: person.id,
            status: chosen,
            reason: reasonPossible && text !== '' ? text : null,
            if_status: person.status,
          },
        ],
        told: () => `${person.name}: ${chosen === 'verified' ? 'active again' : sentenceCase(chosen)}.`,
      },
      { onSuccess: onClose },
    );
  };

  return (
    <Dialog title={`Status of ${person.name}`} onClose={onClose}>
      <DialogForm
        submitText="Save the status"
        busyText="Saving…"
        busy={change.isPending}
        onSubmit={save}
        onClose={onClose}
      >
        <StatusChoices
          legend="New status"
          // A profile that was never verified becomes so in the verification queue only.
          choices={profileStatuses.filter((status) => status !== 'verified' || person.verified_at !== null)}
          chosen={chosen}
          current={person.status}
          detail={
            reasonPossible ? (
              <TextAreaField
                ref={reasonField}
                label={reasonWanted ? 'What must be changed? The member reads this.' : 'Reason, if there is one'}
                maxLength={300}
                required={reasonWanted}
                value={reason}
                error={reasonMissing && reasonWanted && text === '' ? 'Say what must be changed.' : undefined}
                onChange={(event) => {
                  setReason(event.target.value);
                }}
              />
            ) : undefined
          }
          onChoose={setChosen}
        />
        <ErrorNote error={change.error}>The status was not changed.</ErrorNote>
      </DialogForm>
    </Dialog>
  );
}
