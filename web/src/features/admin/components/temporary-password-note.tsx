import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog';
import { ShownPassword, TemporaryLogin } from '@/ui/temporary-login';

interface TemporaryPasswordNoteProps {
  username: string;
  password: string;
  children?: ReactNode;
  onWhatsApp: (username: string) => void;
  onClose: () => void;
}

/** Shows a temporary password. It is shown only once. */
export function TemporaryPasswordNote({
  username,
  password,
  children,
  onWhatsApp,
  onClose,
}: TemporaryPasswordNoteProps) {
  return (
    <>
      <TemporaryLogin username={username} className="gap-3 rounded-card border border-line bg-ivory px-5 py-4">
        <ShownPassword password={password} copyLabel="Copy the password" />
      </TemporaryLogin>
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
