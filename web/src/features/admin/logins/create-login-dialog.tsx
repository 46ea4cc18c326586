import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { createLogin } from '@/features/admin/api/logins';
import { TemporaryPasswordDialog, type PersonOfLogin } from '@/features/admin/logins/temporary-password-dialog';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { suggestUsername, usernamePattern } from '@/person/username';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/fields';
import { usernameRule } from '@/person/username-rule';
import { t } from '@/texts/texts';

const login = z.object({
  username: z.string().trim().toLowerCase().regex(usernamePattern, { error: usernameRule }),
});

interface CreateLoginDialogProps {
  person: PersonOfLogin;
  onClose: () => void;
}

/** Creates a login for a person and shows its temporary password once. */
export function CreateLoginDialog({ person, onClose }: CreateLoginDialogProps) {
  const creation = useMutation({
    mutationFn: createLogin,
    // The password must not stay in the cache after the dialog closes.
    gcTime: 0,
  });
  const title = t('admin-people.login.title', { name: person.name });

  if (creation.isSuccess) {
    return (
      <TemporaryPasswordDialog
        title={title}
        person={person}
        username={creation.variables.username}
        password={creation.variables.password}
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
      submitText={t('admin-people.login.create')}
      busyText={t('admin-people.login.creating')}
      sending={creation}
      nothingDone={t('admin-people.login.notCreated')}
      onSubmit={({ username }) => {
        creation.mutate({ profileId: person.id, username, password: makeTemporaryPassword() });
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <>
          <TextField
            label={t('ui.username')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={errorOf('username')}
            {...register('username')}
          />
          <p className="mt-3 text-muted">{t('admin-people.login.note')}</p>
        </>
      )}
    </FormDialog>
  );
}
