import { resetPassword } from '@/bureau/api/profiles';
import { PassOnLogin, ShownPassword, TemporaryLogin } from '@/bureau/components/temporary-login';
import { createLogin, setAccountActive } from '@/features/people/api';
import { LanguageOfFamily, WhatsAppDialog } from '@/features/people/whatsapp';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { suggestUsername, usernamePattern } from '@/person/username';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { TextField } from '@/ui/fields';
import { ConfirmDialog, FormDialog } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';
import { forgetInput } from '@/ui/use-checked-form';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';

const login = z.object({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(usernamePattern, { error: () => t('person-member.usernameRule') }),
});

export function CreateLoginDialog({ person, onClose }: { person: PersonOfLogin; onClose: () => void }) {
  const keptAs = `login ${person.id}`;
  const creation = useMutation({
    mutationFn: createLogin,
    // The password must not stay in the cache after the dialog closes.
    gcTime: 0,
    onSuccess: () => forgetInput(keptAs),
  });
  const title = t('admin-people.login.title', { name: person.name });

  if (creation.isSuccess) {
    return (
      <TemporaryPasswordDialog
        title={title}
        person={person}
        username={creation.variables.username}
        password={creation.variables.temporary_password}
        onClose={onClose}
      >
        <p>{t('admin-people.login.mustChoose', { side: person.gender })}</p>
      </TemporaryPasswordDialog>
    );
  }
  return (
    <FormDialog
      title={title}
      schema={login}
      defaults={{ username: suggestUsername(person.name) }}
      keptAs={keptAs}
      submitText={t('admin-people.login.create')}
      busyText={t('admin-people.login.creating')}
      sending={creation}
      nothingDone={t('admin-people.login.notCreated')}
      onSubmit={({ username }) =>
        creation.mutate({ profile_id: person.id, username, temporary_password: makeTemporaryPassword() })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField
            label={t('ui.username')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...field('username')}
          />
          <p className="mt-3 text-muted">{t('admin-people.login.note')}</p>
        </>
      )}
    </FormDialog>
  );
}

interface ResetPasswordDialogProps {
  person: PersonOfLogin;
  username: string;
  onClose: () => void;
}

export function ResetPasswordDialog({ person, username, onClose }: ResetPasswordDialogProps) {
  // The password must not stay in the cache after the dialog closes.
  const reset = useMutation({ mutationFn: resetPassword, gcTime: 0 });

  const title = t('admin-people.reset.title', { name: person.name });
  const signedOut = t('admin-people.reset.signedOut', { name: person.name, side: person.gender });

  if (!reset.isSuccess) {
    return (
      <ConfirmDialog
        title={title}
        confirm={t('admin-people.reset.confirm')}
        busyText={t('admin-people.reset.resetting')}
        sending={reset}
        nothingDone={t('admin-people.reset.notReset')}
        onConfirm={() => reset.mutate({ profileId: person.id, temporaryPassword: makeTemporaryPassword() })}
        onClose={onClose}
      >
        <p>
          {t('admin-people.reset.oldStops')} {signedOut}
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <TemporaryPasswordDialog
      isReset
      title={title}
      person={person}
      username={username}
      password={reset.variables.temporaryPassword}
      onClose={onClose}
    >
      <p>{signedOut}</p>
    </TemporaryPasswordDialog>
  );
}

interface SwitchLoginDialogProps {
  person: { id: number; name: string; gender: string | null };
  /** Whether the login is currently on. */
  active: boolean;
  onClose: () => void;
}

export function SwitchLoginDialog({ person, active, onClose }: SwitchLoginDialogProps) {
  const { name, gender: side } = person;
  const change = useMutation({
    mutationFn: setAccountActive,
    onSuccess: () => {
      showToast({ message: t(active ? 'admin-people.switch.doneOff' : 'admin-people.switch.doneOn', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(active ? 'admin-people.switch.offTitle' : 'admin-people.switch.onTitle', { name })}
      confirm={active ? t('admin-people.switch.off') : t('admin-people.switch.on')}
      busyText={active ? t('admin-people.switch.switchingOff') : t('admin-people.switch.switchingOn')}
      sending={change}
      nothingDone={t('admin-people.switch.notChanged')}
      onConfirm={() => change.mutate({ profile_id: person.id, is_active: !active })}
      onClose={onClose}
    >
      <p>
        {active
          ? `${t('admin-people.switch.offNote', { side })} ${t('admin-people.switch.profileStays', { side })}`
          : t('admin-people.switch.onNote', { side })}
      </p>
    </ConfirmDialog>
  );
}

interface PersonOfLogin {
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
    <Dialog closesByButton title={title} onClose={onClose}>
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
