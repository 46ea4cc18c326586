import type { UseMutationResult } from '@tanstack/react-query';
import type { AppError } from '@/lib/errors';
import { whatsAppLink } from '@/person/whatsapp';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { ReachLinks } from '@/bureau/components/reach';
import { t } from '@/texts/texts';

interface CallDialogProps {
  person: { id: number; name: string };
  /** The opening of the phone number. */
  opening: UseMutationResult<string | null, AppError, number>;
  onClose: () => void;
}

/** A person's phone number, opened from their row. The opening is recorded as on the profile page. */
export function CallDialog({ person, opening, onClose }: CallDialogProps) {
  return (
    <Dialog
      title={t('admin-people.call.title', { name: person.name })}
      description={t('admin-people.call.note', { id: person.id })}
      onClose={onClose}
    >
      <div role="status">
        {opening.isPending && <p>{t('ui.opening')}</p>}
        {opening.isSuccess && <Reach profileId={person.id} number={opening.data} />}
      </div>
      <ErrorNote error={opening.error} onRetry={() => opening.mutate(person.id)}>
        {t('ui-member.contact.notOpened')}
      </ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Reach({ profileId, number }: { profileId: number; number: string | null }) {
  if (number === null) return <p>{t('ui-member.reach.noNumber')}</p>;
  return (
    <>
      <p translate="no" className="text-2xl font-medium tabular-nums">
        {number}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ReachLinks size="normal" family={profileId} phone={number} whatsAppHref={whatsAppLink(number)} />
      </div>
    </>
  );
}
