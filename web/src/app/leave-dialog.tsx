import { cancelNavigation, confirmNavigation, lossOnLeaving } from '@/lib/navigation/blocker';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { t } from '@/texts/texts';

export function LeaveDialog() {
  const loss = lossOnLeaving();
  const hasDraft = loss === null;
  return (
    <Dialog
      title={t(hasDraft ? 'ui-member.leave.form' : 'ui-member.leave.page')}
      description={loss ?? t('ui-member.leave.draft')}
      onClose={cancelNavigation}
    >
      <DialogActions>
        <Button look="primary" onClick={cancelNavigation}>
          {t('ui-member.leave.stay')}
        </Button>
        {hasDraft && (
          <Button
            onClick={() => {
              confirmNavigation({ discard: false });
            }}
          >
            {t('ui-member.leave.keepDraft')}
          </Button>
        )}
        <Button
          onClick={() => {
            confirmNavigation({ discard: true });
          }}
        >
          {t(hasDraft ? 'ui-member.leave.discard' : 'ui-member.leave.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
