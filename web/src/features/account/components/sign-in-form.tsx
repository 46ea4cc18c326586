import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { signIn } from '@/features/account/api/login';
import { FormCard } from '@/features/account/components/form-card';
import { PasswordField } from '@/features/account/components/password-field';
import { signInMessage, unreachable } from '@/features/account/sign-in-message';
import { useBureau } from '@/lib/bureau';
import { whatsAppLink } from '@/person/whatsapp';
import { BusyButton } from '@/ui/busy-button';
import { TextLink } from '@/ui/text-link';
import { textLinkLook } from '@/ui/text-link-look';
import { Problem } from '@/ui/problem';
import { TextField } from '@/ui/text-field';
import { useCheckedForm } from '@/ui/use-checked-form';

const credentials = z.object({
  username: z.string().trim().min(1, 'Enter your username.'),
  // Not trimmed, because a password may contain spaces.
  password: z.string().min(1, 'Enter your password.'),
});

interface SignInFormProps {
  title: string;
  lead: string;
  /** The sign-in has succeeded and the account is loading. */
  entering: boolean;
  /** The account failed to load. The retry is automatic. */
  lookupFailed: boolean;
  onRetryLookup: () => void;
}

/** The sign-in form for members and the admin. */
export function SignInForm({ title, lead, entering, lookupFailed, onRetryLookup }: SignInFormProps) {
  // A failed sign-in marks no field, so that it does not reveal which of the two is wrong.
  const form = useCheckedForm({ schema: credentials, defaults: { username: '', password: '' }, error: null });
  const attempt = useMutation({ mutationFn: signIn, meta: { changes: [] } });
  const busy = attempt.isPending || (entering && !lookupFailed);
  const hasFailed = attempt.isError || (lookupFailed && !attempt.isPending);

  const { bureau_name: name, phone, whatsapp } = useBureau();
  const typedName = (form.values.username ?? '').trim();
  const chat = whatsAppLink(
    whatsapp === '' ? phone : whatsapp,
    `Vanakkam, I have lost my password for ${name}.${typedName === '' ? '' : ` My username is: ${typedName}`}`,
  );

  const { setFocus } = form;
  useEffect(() => {
    if (hasFailed) setFocus('password');
  }, [hasFailed, attempt.failureReason, setFocus]);

  return (
    <FormCard
      title={title}
      lead={lead}
      onSubmit={form.submit((values) => {
        if (!busy) attempt.mutate(values, { onSuccess: onRetryLookup });
      })}
      footer={
        <>
          <p className="text-balance">The bureau creates every account and can set a new password.</p>
          {chat !== null && (
            <p>
              <a href={chat} target="_blank" rel="noopener noreferrer" className={textLinkLook}>
                Lost your password? Ask on WhatsApp
                <span className="sr-only"> (in a new tab)</span>
              </a>
            </p>
          )}
          <p className="flex flex-wrap justify-center gap-x-6">
            <TextLink to={{ page: 'home', section: 'contact-us' }}>Contact Us</TextLink>
            <TextLink to={{ page: 'profiles' }}>Browse profiles</TextLink>
          </p>
        </>
      }
    >
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorOf('username')}
        {...form.register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={form.errorOf('password')}
        {...form.register('password')}
      />
      {hasFailed && <Problem className="">{attempt.isError ? signInMessage(attempt.error) : unreachable}</Problem>}
      <BusyButton type="submit" look="primary" busy={busy} busyText="Signing in…" className="w-full">
        Sign In
      </BusyButton>
    </FormCard>
  );
}
