import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { createLogin } from '@/features/admin/api/logins';
import { TemporaryPasswordNote } from '@/features/admin/components/temporary-password-note';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { suggestUsername, usernamePattern } from '@/person/username';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { ErrorNote } from '@/ui/error-note';
import { TextField } from '@/ui/text-field';

const login = z.object({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      usernamePattern,
      'Use 3 to 32 small letters, digits, dots, dashes or underscores, beginning with a letter or digit.',
    ),
});

interface CreateLoginDialogProps {
  person: { id: number; name: string };
  onClose: () => void;
  onWhatsApp: (username: string) => void;
}

/** Gives a person a login and shows its temporary password once. */
export function CreateLoginDialog({ person, onClose, onWhatsApp }: CreateLoginDialogProps) {
  const form = useForm({ resolver: zodResolver(login), defaultValues: { username: suggestUsername(person.name) } });
  const creation = useMutation({
    mutationFn: createLogin,
    // The password is gone with the dialog.
    gcTime: 0,
    onError: ({ field, message }) => {
      if (field === 'username') form.setError('username', { message }, { shouldFocus: true });
    },
  });

  return (
    <Dialog title={`Create a login for ${person.name}`} onClose={onClose}>
      {creation.isSuccess ? (
        <TemporaryPasswordNote {...creation.variables} onWhatsApp={onWhatsApp} onClose={onClose}>
          <p>The member must choose their own password when they first sign in.</p>
        </TemporaryPasswordNote>
      ) : (
        <DialogForm
          submitText="Create the login"
          busyText="Creating…"
          busy={creation.isPending}
          onSubmit={() =>
            void form.handleSubmit(({ username }) => {
              creation.mutate({ id: person.id, username, password: makeTemporaryPassword() });
            })()
          }
          onClose={onClose}
        >
          <TextField
            label="Username"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors.username?.message}
            {...form.register('username')}
          />
          <p className="mt-3 text-muted">A temporary password is made and shown in the next step.</p>
          {creation.error?.field !== 'username' && (
            <ErrorNote error={creation.error}>The login was not created.</ErrorNote>
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}
