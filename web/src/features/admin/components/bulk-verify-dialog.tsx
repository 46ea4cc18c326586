import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyProfiles, type VerificationReport } from '@/features/admin/api/verifications';
import { WhatsAppListDialog } from '@/features/admin/components/whatsapp-list-dialog';
import { countProfiles, leftOutText, maxBatchSize, type SelectedPerson } from '@/features/admin/selection';
import { checklistSchema } from '@/person/checklist';
import { verificationItems } from '@/person/value-lists';
import { Button } from '@/ui/button';
import { Checklist } from '@/ui/checklist';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FormDialog } from '@/ui/form-dialog';
import { Problem } from '@/ui/problem';
import { TextLink } from '@/ui/text-link';

interface BulkVerifyDialogProps {
  people: readonly SelectedPerson[];
  onClose: () => void;
  /** Called on closing after at least one verification. */
  onDone: () => void;
}

/** Verifies all waiting people of the selection with one checklist, then lists the others with reasons. */
export function BulkVerifyDialog({ people, onClose, onDone }: BulkVerifyDialogProps) {
  const verifying = useMutation({ mutationFn: verifyProfiles, meta: { waits: true } });
  const [telling, setTelling] = useState(false);
  const waiting = people.filter(({ status }) => status === 'submitted');
  const others = people.filter(({ status }) => status !== 'submitted');

  if (verifying.isSuccess) {
    const { data } = verifying;
    const verified = people.filter(({ id }) => data.verified.includes(id));
    if (telling) return <WhatsAppListDialog people={verified} onClose={onDone} />;
    return (
      <VerificationOutcome
        people={people}
        report={data}
        onTell={() => {
          setTelling(true);
        }}
        onClose={verified.length > 0 ? onDone : onClose}
      />
    );
  }
  const title = `Verify ${countProfiles(waiting.length)}`;
  if (waiting.length > maxBatchSize) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Problem>At most {maxBatchSize} can be verified at once. Narrow the filters, and select again.</Problem>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      description="Tick what the office has checked of each of them. Everyone who sees a profile sees it on the seal."
      schema={checklistSchema}
      defaults={{ items: [] }}
      submitText={`Verify ${waiting.length}`}
      busyText="Verifying…"
      sending={verifying}
      nothingDone="Nobody was verified."
      onSubmit={({ items }) => {
        verifying.mutate({ people: waiting, items });
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <>
          <Checklist
            legend="What has been checked"
            items={verificationItems.map((name) => ({ name }))}
            error={errorOf('items')}
            field={register('items')}
          />
          {others.length > 0 && (
            <p className="mt-4 [overflow-wrap:anywhere]">
              Left out, because they do not wait for verification: {nameSome(others)}.
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}

const maxNames = 10;

/** "Asha, Bala and 12 others". */
function nameSome(people: readonly SelectedPerson[]): string {
  const named = people.slice(0, maxNames).map(({ name }) => name);
  const more = people.length - named.length;
  return `${named.join(', ')}${more === 0 ? '' : ` and ${more === 1 ? '1 other' : `${more} others`}`}`;
}

interface VerificationOutcomeProps {
  people: readonly SelectedPerson[];
  report: VerificationReport;
  onTell: () => void;
  onClose: () => void;
}

/** The result: the number of verified people, and the names of the others with reasons. */
export function VerificationOutcome({ people, report, onTell, onClose }: VerificationOutcomeProps) {
  const { verified, left_out: leftOut } = report;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (
    <Dialog
      title={
        verified.length === 0
          ? 'Nobody was verified'
          : `${countProfiles(verified.length)} ${verified.length === 1 ? 'is' : 'are'} verified`
      }
      onClose={onClose}
    >
      {leftOut.length === 0 ? (
        <p>Nobody was left out.</p>
      ) : (
        <>
          <p>Left out:</p>
          <ul className="mt-1 list-disc pl-6">
            {leftOut.map((person) => (
              <li key={person.id} className="[overflow-wrap:anywhere]">
                <TextLink to={{ page: 'review', profileId: person.id }}>{names.get(person.id)}</TextLink> (#{person.id}
                ): {leftOutText(person)}
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        {verified.length > 0 && <Button onClick={onTell}>Tell them on WhatsApp…</Button>}
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
