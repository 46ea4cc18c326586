import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { changePassword } from '@/features/account/api/login';
import { FormCard } from '@/features/account/components/form-card';
import { PasswordField } from '@/features/account/components/password-field';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Problem } from '@/ui/problem';

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
  /** The password was given by the bureau and must be changed before anything else. */
  isTemporary: boolean;
  onChanged: () => void;
  onSignOut: () => void;
}

/** Lets the viewer choose a password of their own. */
export function ChangePasswordForm({ username, isTemporary, onChanged, onSignOut }: ChangePasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { current: '', chosen: '', repeated: '' },
  });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: onChanged,
    meta: { changes: [] },
    onError: ({ field, message }) => {
      if (field === 'current' || field === 'chosen') form.setError(field, { message }, { shouldFocus: true });
    },
  });

  return (
    <FormCard
      title={isTemporary ? 'Choose Your Own Password' : 'Change Password'}
      lead={
        isTemporary
          ? 'The bureau gave you a temporary password. Choose one that only you know, and the profiles are open to you.'
          : 'Afterwards you are signed out everywhere else.'
      }
      onSubmit={() =>
        void form.handleSubmit(({ current, chosen }) => {
          change.mutate({ current, chosen });
        })()
      }
    >
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField
        label={isTemporary ? 'Temporary password' : 'Current password'}
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 10 characters, without your username. Several words in a row are easy to remember."
        error={errors.chosen?.message}
        {...form.register('chosen')}
      />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        error={errors.repeated?.message}
        {...form.register('repeated')}
      />
      {change.error !== null && change.error.field === null && (
        <Problem className="">
          {change.error.kind === 'unauthorised'
            ? 'Your session has ended. Sign out and sign in again.'
            : 'The password could not be changed. Please try again in a moment.'}
        </Problem>
      )}
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
