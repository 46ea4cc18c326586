import { useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { DialogActions } from '@/ui/dialog';

interface TemporaryPasswordNoteProps {
  username: string;
  password: string;
  children?: ReactNode;
  onWhatsApp: (username: string) => void;
  onClose: () => void;
}

/** Shows a temporary password, the only time that it is shown. */
export function TemporaryPasswordNote({
  username,
  password,
  children,
  onWhatsApp,
  onClose,
}: TemporaryPasswordNoteProps) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-ivory px-5 py-4">
        <div>
          <dt className="text-muted">Username</dt>
          <dd className="text-lg font-medium [overflow-wrap:anywhere]">{username}</dd>
        </div>
        <div>
          <dt className="text-muted">Temporary password</dt>
          <dd className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span ref={shown} className="text-xl font-medium tracking-wide whitespace-nowrap tabular-nums">
              {password}
            </span>
            <CopyButton text={password} shownIn={shown} label="Copy the password" />
          </dd>
        </div>
      </dl>
      <div role="status" className="mt-4 space-y-2">
        <p className="font-medium">Copy it now: it is not shown again.</p>
        {children}
      </div>
      <DialogActions>
        <Button
          onClick={() => {
            onWhatsApp(username);
          }}
        >
          Tell by WhatsApp…
        </Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
