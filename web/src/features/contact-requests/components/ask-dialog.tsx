import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { describeAllowance } from '@/features/contact-requests/allowance';
import { askForContact, requestAllowanceQueryOptions } from '@/features/contact-requests/api/my-requests';
import { formatCount } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { FoldedPart } from '@/ui/folded-part';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast';

const maxNoteLength = 500;
const schema = z.object({ note: limitedText(maxNoteLength) });

interface AskDialogProps {
  profile: { id: number; name: string };
  /** A notice above the form. */
  notice?: ReactNode;
  /** The initial note, from an earlier opening. */
  note: string;
  onAsked: () => void;
  /** Receives the note typed so far. */
  onClose: (note: string) => void;
}

/** The dialog that explains a request, takes a note to the bureau, and sends it. */
export function AskDialog({ profile, notice, note, onAsked, onClose }: AskDialogProps) {
  const { data: allowance, refetch } = useQuery(requestAllowanceQueryOptions());
  const asking = useMutation({
    mutationFn: askForContact,
    // All queries refetch, because the request also likes the profile.
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: 'The bureau has your request.' });
      onAsked();
    },
    // The limit may have been reached or changed since it was loaded.
    onError: () => void refetch(),
  });

  return (
    <FormDialog
      title="Ask for contact details"
      description={`The bureau asks the family of ${profile.name} whether they agree. Both families may exchange their details.`}
      schema={schema}
      defaults={{ note }}
      fixedFoot
      submitText="Ask the bureau"
      busyText="Asking…"
      sending={asking}
      nothingDone="Your request was not sent."
      onSubmit={(values) => {
        asking.mutate({ profileId: profile.id, ...values });
      }}
      onClose={(typed) => {
        onClose(typed.note);
      }}
    >
      {({ register, values, errorOf }) => (
        <>
          {notice}
          <TextAreaField
            label="A note to the bureau (optional)"
            rows={2}
            error={errorOf('note')}
            {...register('note')}
          />
          <p className="mt-1 text-sm text-muted">
            Only the bureau reads it. {formatCount((values.note ?? '').trim().length)} of {maxNoteLength} characters.
          </p>
          {allowance && <p className="mt-2 text-sm">{describeAllowance(allowance)}</p>}
          <FoldedPart title="What happens then" className="mt-2">
            <ul className="list-disc space-y-1.5 pl-5 marker:text-gold-700">
              <li>The profile is marked as liked, if it is not yet.</li>
              <li>The details are shown here, and only to you, if they agree.</li>
              <li>Both families may exchange: yours are shown to them only if your family agrees too.</li>
              <li>
                You can withdraw until the bureau has answered
                {allowance && `; after ${formatCount(allowance.expireAfterDays)} days without an answer it expires`}.
              </li>
            </ul>
          </FoldedPart>
        </>
      )}
    </FormDialog>
  );
}
