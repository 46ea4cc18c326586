import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { changePassword } from '@/features/account/api/login';
import { FormCard } from '@/features/account/components/form-card';
import { PasswordField } from '@/features/account/components/password-field';
import { coreKeys } from '@/lib/keys';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { useCheckedForm } from '@/ui/use-checked-form';

const passwords = z
  .object({
    current: z.string().min(1, { error: () => t('account.change.enterCurrent') }),
    new_password: z.string().min(10, { error: () => t('account.change.tooShort') }),
    repeated: z.string().min(1, { error: () => t('account.change.enterAgain') }),
  })
  .refine(({ new_password: chosen, repeated }) => repeated === '' || chosen === repeated, {
    path: ['repeated'],
    error: () => t('account.change.notSame'),
  });

interface ChangePasswordFormProps {
  username: string;
  /** The bureau set this password, and the member must change it first. */
  isTemporary: boolean;
  /** The temporary password of this sign-in, so that the form does not require it. */
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
    // Without an answer: whether a password has still to be chosen.
    meta: { changes: [coreKeys.identities()] },
  });
  const form = useCheckedForm({
    schema: passwords,
    defaults: { current: known ?? '', new_password: '', repeated: '' },
    error: change.error,
  });

  return (
    <FormCard
      title={isTemporary ? t('account.change.firstTitle') : t('account.change.title')}
      lead={isTemporary ? t('account.change.firstLead') : t('account.change.lead')}
      onSubmit={form.submit(({ current, new_password: chosen }) => {
        change.mutate({ current, chosen });
      })}
    >
      {/* Password managers store the new password under this username. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
      {asksCurrent && (
        <PasswordField
          which={isTemporary ? 'temporary' : 'current'}
          autoComplete="current-password"
          error={form.errorOf('current')}
          {...form.register('current')}
        />
      )}
      <PasswordField
        which="new"
        autoComplete="new-password"
        hint={t('account.change.hint')}
        error={form.errorOf('new_password')}
        {...form.register('new_password')}
      />
      <PasswordField
        which="again"
        autoComplete="new-password"
        error={form.errorOf('repeated')}
        {...form.register('repeated')}
      />
      <ErrorNote className="" error={form.otherError}>
        {t('account.change.notDone')}
      </ErrorNote>
      <BusyButton
        type="submit"
        look="primary"
        busy={change.isPending}
        busyText={t('account.change.busy')}
        className="w-full"
      >
        {t('account.change.submit')}
      </BusyButton>
      {isTemporary && (
        <Button className="w-full" onClick={onSignOut}>
          {t('account.change.signOut')}
        </Button>
      )}
    </FormCard>
  );
}
