import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog';
import { InlineError } from '@/ui/notice';
import { t } from '@/texts/texts';

/** Warns that a person is erased, but their picture files are not. */
export function FilesLeftNote({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <>
      <p>{t('admin-people.files.note')}</p>
      <InlineError className="mt-4" onRetry={onRetry}>
        {t('admin-people.files.notRemoved')}
      </InlineError>
      <p className="mt-2 text-muted">{t('admin-people.files.later')}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.close')}</Button>
      </DialogActions>
    </>
  );
}
