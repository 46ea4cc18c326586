import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { t } from '@/texts/texts';

interface DiscardDialogProps {
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before the input is discarded. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  return (
    <Dialog title={t('person-form.discardTitle')} description={t('person-form.discardLead')} onClose={onClose}>
      <DialogActions>
        <Button onClick={onClose}>{t('person-form.discardNot')}</Button>
        <Button look="primary" onClick={onDiscard}>
          {t('person-form.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
