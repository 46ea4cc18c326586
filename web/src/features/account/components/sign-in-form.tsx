import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { signIn } from '@/features/account/api/sign-in';
import { PasswordField } from '@/features/account/components/password-field';
import { signInMessage } from '@/features/account/sign-in-message';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { TextLink } from '@/ui/page-link';
import { PageTitle } from '@/ui/page-title';
import { TextField } from '@/ui/text-field';

const credentials = z.object({
  username: z.string().trim().min(1, 'Enter your username.'),
  // Not trimmed: blanks may be part of a password.
  password: z.string().min(1, 'Enter your password.'),
});

interface SignInFormProps {
  title: string;
  lead: string;
  /** The sign-in has succeeded and the account is being looked up. */
  entering: boolean;
  onContact: () => void;
  onBrowse: () => void;
}

/** Signs a member or the admin in. */
export function SignInForm({ title, lead, entering, onContact, onBrowse }: SignInFormProps) {
  const titleId = useId();
  const form = useForm({ resolver: zodResolver(credentials), defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  const attempt = useMutation({ mutationFn: signIn });
  const busy = attempt.isPending || entering;

  const { setFocus } = form;
  useEffect(() => {
    if (attempt.isError) setFocus('password');
  }, [attempt.isError, attempt.failureReason, setFocus]);

  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{title}</PageTitle>
      <form
        noValidate
        aria-labelledby={titleId}
        className="mx-auto max-w-md rounded-card bg-paper px-6 py-10 shadow-card sm:px-10"
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            if (!busy) attempt.mutate(values);
          })(event);
        }}
      >
        <div className="text-center">
          <PageHeading id={titleId} className="text-2xl sm:text-3xl">
            {title}
          </PageHeading>
          <LotusRule className="mx-auto mt-4" />
          <p className="mt-4 text-balance text-muted">{lead}</p>
        </div>

        <div className="mt-8 grid gap-5">
          <TextField
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...form.register('username')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          {attempt.isError && (
            <p
              role="alert"
              className="flex items-start gap-2 rounded-control border border-danger px-4 py-3 text-danger"
            >
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {signInMessage(attempt.error)}
            </p>
          )}
          <Button type="submit" look="primary" aria-disabled={busy} className="w-full">
            {busy ? 'Signing in…' : 'Sign In'}
          </Button>
        </div>

        <div className="mt-8 border-t border-line pt-5 text-center text-muted">
          <p className="text-balance">The bureau creates every account and can set a new password.</p>
          <p className="flex flex-wrap justify-center gap-x-6">
            <TextLink onFollow={onContact}>Contact Us</TextLink>
            <TextLink onFollow={onBrowse}>Browse profiles</TextLink>
          </p>
        </div>
      </form>
    </div>
  );
}
