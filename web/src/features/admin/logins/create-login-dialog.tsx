import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { createLogin } from '@/features/admin/api/logins';
import { TemporaryPasswordNote } from '@/features/admin/logins/temporary-password-note';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { suggestUsername, usernamePattern } from '@/person/username';
import { Dialog } from '@/ui/dialog';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { usernameRule } from '@/person/username-rule';
import { t } from '@/texts/texts';

const login = z.object({
  username: z.string().trim().toLowerCase().regex(usernamePattern, { error: usernameRule }),
});

interface CreateLoginDialogProps {
  person: { id: number; name: string; gender: string | null };
  onClose: () => void;
  onWhatsApp: (username: string) => void;
}

/** Creates a login for a person and shows its temporary password once. */
export function CreateLoginDialog({ person, onClose, onWhatsApp }: CreateLoginDialogProps) {
  const creation = useMutation({
    mutationFn: createLogin,
    // The password must not stay in the cache after the dialog closes.
    gcTime: 0,
  });
  const title = t('admin-people.login.title', { name: person.name });

  if (creation.isSuccess) {
    return (
      <Dialog title={title} onClose={onClose}>
        <TemporaryPasswordNote
          profileId={person.id}
          name={person.name}
          username={creation.variables.username}
          password={creation.variables.password}
          onWhatsApp={onWhatsApp}
          onClose={onClose}
        >
          <p>{t('admin-people.login.mustChoose', { side: person.gender })}</p>
        </TemporaryPasswordNote>
      </Dialog>
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
            label={t('admin-people.login.username')}
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
