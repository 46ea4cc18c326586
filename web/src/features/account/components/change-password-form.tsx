import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { changePassword } from '@/features/account/api/login';
import { FormCard } from '@/features/account/components/form-card';
import { PasswordField } from '@/features/account/components/password-field';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { useCheckedForm } from '@/ui/use-checked-form';

const passwords = z
  .object({
    current: z.string().min(1, 'Enter the password that you use now.'),
    chosen: z.string().min(10, 'Choose a password of at least 10 characters.'),
    repeated: z.string().min(1, 'Enter the new password once more.'),
  })
  .refine(({ chosen, repeated }) => repeated === '' || chosen === repeated, {
    path: ['repeated'],
    message: 'This is not the same as the new password.',
  });

interface ChangePasswordFormProps {
  username: string;
  /** The bureau set this password, and the member must change it first. */
  isTemporary: boolean;
  /** The temporary password of this sign-in, so that the form does not ask for it. */
  known?: string | null;
  onChanged: () => void;
  onSignOut: () => void;
}

/** The form to change one's password. */
export function ChangePasswordForm({
  username,
  isTemporary,
  known = null,
  onChanged,
  onSignOut,
}: ChangePasswordFormProps) {
  const [asksCurrent, setAsksCurrent] = useState(known === null);
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: onChanged,
    onError: ({ field }) => {
      if (field === 'current') setAsksCurrent(true);
    },
    meta: { changes: [] },
  });
  const form = useCheckedForm({
    schema: passwords,
    defaults: { current: known ?? '', chosen: '', repeated: '' },
    error: change.error,
  });

  return (
    <FormCard
      title={isTemporary ? 'Choose Your Own Password' : 'Change Password'}
      lead={
        isTemporary
          ? 'The bureau gave you a temporary password. Choose one that only you know, and the profiles are open to you.'
          : 'Afterwards you are signed out everywhere else.'
      }
      onSubmit={form.submit(({ current, chosen }) => {
        change.mutate({ current, chosen });
      })}
    >
      {/* Password managers store the new password under this username. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
      {asksCurrent && (
        <PasswordField
          label={isTemporary ? 'Temporary password' : 'Current password'}
          autoComplete="current-password"
          error={form.errorOf('current')}
          {...form.register('current')}
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 10 characters, without your username. Several words in a row are easy to remember."
        error={form.errorOf('chosen')}
        {...form.register('chosen')}
      />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        error={form.errorOf('repeated')}
        {...form.register('repeated')}
      />
      <ErrorNote className="" error={form.otherError}>
        The password was not changed.
      </ErrorNote>
      <BusyButton type="submit" look="primary" busy={change.isPending} busyText="Changing…" className="w-full">
        Change Password
      </BusyButton>
      {isTemporary && (
        <Button className="w-full" onClick={onSignOut}>
          Sign Out
        </Button>
      )}
    </FormCard>
  );
}
