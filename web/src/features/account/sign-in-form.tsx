import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { siteStorage } from '@/base/browser-storage';
import { signIn } from '@/features/account/api';
import { FormCard, PasswordField } from '@/features/account/form-card';
import { signInMessage } from '@/features/account/sign-in-message';
import { callLink, useBureau } from '@/bureau/bureau';
import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { chatLink } from '@/person/chat-link';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { TextLink, textLinkLook } from '@/ui/text-link';
import { Problem } from '@/ui/field-note';
import { RichText } from '@/ui/rich-text';
import { TextField } from '@/ui/fields';
import { useCheckedForm } from '@/ui/use-checked-form';

const credentials = z.object({
  username: z
    .string()
    .trim()
    .min(1, { error: () => t('account.signIn.enterUsername') }),
  // Not trimmed, because a password may contain spaces.
  password: z.string().min(1, { error: () => t('account.signIn.enterPassword') }),
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

export function SignInForm({ title, lead, entering, lookupFailed, onRetryLookup }: SignInFormProps) {
  // A failed sign-in marks no field, so that it does not reveal which of the two is wrong.
  const form = useCheckedForm({ schema: credentials, defaults: { username: '', password: '' }, error: null });
  const attempt = useMutation({ mutationFn: signIn, meta: { reads: true } });
  const busy = attempt.isPending || (entering && !lookupFailed);
  const hasFailed = attempt.isError || (lookupFailed && !attempt.isPending);

  const { bureau_name: name, phone, whatsapp } = useBureau();
  const typedName = (form.values.username ?? '').trim();
  const chat = chatLink(
    whatsapp,
    typedName === ''
      ? t('account.signIn.lostMessage', { bureau: name })
      : t('account.signIn.lostMessageOf', { bureau: name, username: typedName }),
  );

  const [isKept] = useState(siteStorage.keeps);
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
          <p className="text-balance">{t('account.signIn.who')}</p>
          {chat === null && phone !== '' && (
            <p>
              <a href={callLink(phone)} className={textLinkLook}>
                {t('account.signIn.lostCall', { phone })}
              </a>
            </p>
          )}
          {chat !== null && (
            <p>
              <a href={chat} target="_blank" rel="noopener noreferrer" className={textLinkLook}>
                <RichText
                  text={t('account.signIn.lost')}
                  tags={{ hidden: (words) => <span className="sr-only">{words}</span> }}
                />
              </a>
            </p>
          )}
          <EnquiryButton kind="login" className="my-2">
            {t('account.signIn.callMe')}
          </EnquiryButton>
          <p className="flex flex-wrap justify-center gap-x-6">
            <TextLink to={{ page: 'home', section: 'contact-us' }}>{t('profiles.contactUs')}</TextLink>
            <TextLink to={{ page: 'profiles' }}>{t('shell.notForYou.browse')}</TextLink>
          </p>
        </>
      }
    >
      {!isKept && <p className="font-medium">{t('account.signIn.keepsNothing')}</p>}
      <TextField
        label={t('ui.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField which="only" autoComplete="current-password" {...form.field('password')} />
      {hasFailed && (
        <Problem className="">{attempt.isError ? signInMessage(attempt.error) : t('ui.failed.network')}</Problem>
      )}
      <BusyButton type="submit" look="primary" busy={busy} busyText={t('account.signIn.busy')} className="w-full">
        {t('account.signIn.submit')}
      </BusyButton>
    </FormCard>
  );
}
