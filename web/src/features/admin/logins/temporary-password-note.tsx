import type { ReactNode } from 'react';
import { LanguageOfFamily } from '@/features/admin/messages/language-of-family';
import { Button } from '@/ui/button';
import { DialogActions } from '@/ui/dialog';
import { PassOnLogin, ShownPassword, TemporaryLogin } from '@/bureau/components/temporary-login';
import { t } from '@/texts/texts';

interface TemporaryPasswordNoteProps {
  profileId: number;
  name: string;
  username: string;
  password: string;
  children?: ReactNode;
  onWhatsApp: (username: string) => void;
  onClose: () => void;
}

/** Shows a temporary password. It is shown only once. */
export function TemporaryPasswordNote({
  profileId,
  name,
  username,
  password,
  children,
  onWhatsApp,
  onClose,
}: TemporaryPasswordNoteProps) {
  return (
    <>
      <TemporaryLogin username={username} className="gap-3 rounded-card border border-line bg-ivory px-5 py-4">
        <ShownPassword password={password} copyLabel={t('admin-people.password.copy')} />
      </TemporaryLogin>
      <div role="status" className="mt-4 space-y-2">
        <p className="font-medium">{t('admin-people.password.copyNow')}</p>
        {children}
      </div>
      <div className="mt-4">
        <LanguageOfFamily profileId={profileId} />
      </div>
      <PassOnLogin profileId={profileId} name={name} username={username} password={password} />
      <DialogActions>
        <Button onClick={() => onWhatsApp(username)}>{t('admin-people.password.tell')}</Button>
        <Button look="primary" onClick={onClose}>
          {t('admin-people.password.done')}
        </Button>
      </DialogActions>
    </>
  );
}
