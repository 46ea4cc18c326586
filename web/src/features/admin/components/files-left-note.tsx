import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog';
import { InlineError } from '@/ui/notice';

/** Warns that a person is erased, but their picture files are not. */
export function FilesLeftNote({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <>
      <p>All details are gone. Nobody can see the pictures any more.</p>
      <InlineError className="mt-4" onRetry={onRetry}>
        The files of the pictures could not be removed.
      </InlineError>
      <p className="mt-2 text-muted">The next erasure removes them, too, if it does not work now.</p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}
