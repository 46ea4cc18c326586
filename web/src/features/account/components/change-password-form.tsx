import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { changePassword } from '@/features/account/api/change-password';
import { PasswordField } from '@/features/account/components/password-field';
import { toAppError } from '@/lib/errors';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';

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
  const titleId = useId();
  const form = useForm({
    resolver: zodResolver(passwords),
    defaultValues: { current: '', chosen: '', repeated: '' },
  });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: onChanged,
    onError: (cause) => {
      const { field, message } = toAppError(cause);
      if (field === 'current' || field === 'chosen') form.setError(field, { message }, { shouldFocus: true });
    },
  });
  const failure = change.isError ? toAppError(change.error) : null;
  const title = isTemporary ? 'Choose Your Own Password' : 'Change Password';

  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{title}</PageTitle>
      <form
        noValidate
        aria-labelledby={titleId}
        className="mx-auto max-w-md rounded-card bg-paper px-6 py-10 shadow-card sm:px-10"
        onSubmit={(event) => {
          void form.handleSubmit(({ current, chosen }) => {
            if (!change.isPending) change.mutate({ current, chosen });
          })(event);
        }}
      >
        <div className="text-center">
          <PageHeading id={titleId} className="text-2xl sm:text-3xl">
            {title}
          </PageHeading>
          <LotusRule className="mx-auto mt-4" />
          <p className="mt-4 text-balance text-muted">
            {isTemporary
              ? 'The bureau gave you a temporary password. Choose one that only you know, and the profiles are open to you.'
              : 'Afterwards you are signed out everywhere else.'}
          </p>
        </div>
        <div className="mt-8 grid gap-5">
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
          {failure !== null && failure.field === null && (
            <p
              role="alert"
              className="flex items-start gap-2 rounded-control border border-danger px-4 py-3 text-danger"
            >
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {failure.kind === 'unauthorised'
                ? 'Your session has ended. Sign out and sign in again.'
                : 'The password could not be changed. Please try again in a moment.'}
            </p>
          )}
          <Button type="submit" look="primary" aria-disabled={change.isPending} className="w-full">
            {change.isPending ? 'Changing…' : 'Change Password'}
          </Button>
          {isTemporary && (
            <Button className="w-full" onClick={onSignOut}>
              Sign Out
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
