import { useState, type ReactNode } from 'react';
import { LanguageOfFamily } from '@/features/admin/messages/language-of-family';
import { WhatsAppDialog } from '@/features/admin/messages/whatsapp-dialog';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { PassOnLogin, ShownPassword, TemporaryLogin } from '@/bureau/components/temporary-login';
import { t } from '@/texts/texts';

export interface PersonOfLogin {
  id: number;
  name: string;
  gender: string | null;
  first_img: string | null;
}

interface TemporaryPasswordDialogProps {
  title: string;
  person: PersonOfLogin;
  username: string;
  password: string;
  isReset?: boolean;
  children?: ReactNode;
  onClose: () => void;
}

/** Shows a temporary password, which is shown only once, with the messages that pass the login on. */
export function TemporaryPasswordDialog(props: TemporaryPasswordDialogProps) {
  const { title, person, username, password, isReset = false, children, onClose } = props;
  const [isTelling, setIsTelling] = useState(false);
  if (isTelling) {
    const account = { username, active: true, must_change_password: true, notice_sent_at: null, language: null };
    // The password is there again when the message is closed.
    return <WhatsAppDialog person={person} account={account} isReset={isReset} onClose={() => setIsTelling(false)} />;
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <TemporaryLogin username={username} className="gap-3 rounded-card border border-line bg-ivory px-5 py-4">
        <ShownPassword password={password} copyLabel={t('admin-people.password.copy')} />
      </TemporaryLogin>
      <div role="status" className="mt-4 space-y-2">
        <p className="font-medium">{t('admin-people.password.copyNow')}</p>
        {children}
      </div>
      <div className="mt-4">
        <LanguageOfFamily profileId={person.id} />
      </div>
      <PassOnLogin profileId={person.id} name={person.name} username={username} password={password} />
      <DialogActions>
        <Button onClick={() => setIsTelling(true)}>{t('admin-people.password.tell')}</Button>
        <Button look="primary" onClick={onClose}>
          {t('ui.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
