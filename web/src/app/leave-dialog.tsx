import { useQuery } from '@tanstack/react-query';
import { pictureLimitQueryOptions } from '@/bureau/api/profiles';
import { cancelNavigation, confirmNavigation, losesDrafts, lossOnLeaving } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { CircleAlert } from '@/ui/icons';

export function LeaveDialog() {
  const loss = lossOnLeaving();
  const hasDraft = loss === null;
  const canKeep = hasDraft && !losesDrafts();
  return (
    <Dialog
      title={t(hasDraft ? 'ui-member.leave.form' : 'ui-member.leave.page')}
      description={loss ?? t(canKeep ? 'ui-member.leave.draft' : 'ui-member.leave.lost')}
      onClose={cancelNavigation}
    >
      <DialogActions>
        <Button look="primary" onClick={cancelNavigation}>
          {t('ui-member.leave.stay')}
        </Button>
        {canKeep && (
          <Button onClick={() => confirmNavigation({ discard: false })}>{t('ui-member.leave.keepDraft')}</Button>
        )}
        <Button onClick={() => confirmNavigation({ discard: true })}>
          {t(`ui-member.leave.${hasDraft ? (canKeep ? 'discard' : 'signOut') : 'leave'}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Says why pictures are missing, if that is the day's limit. */
export function PictureLimitNotice() {
  const { data: isReached = false } = useQuery(pictureLimitQueryOptions());
  return (
    <div role="status" className="bg-paper print:hidden">
      {isReached && (
        <p className="wrap flex items-start gap-2 border-b border-gold-500 py-3 font-medium">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t('shell.pictureLimit')}
        </p>
      )}
    </div>
  );
}
