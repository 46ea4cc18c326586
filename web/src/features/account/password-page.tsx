import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { lazyPart } from '@/base/load-part';
import { Done } from '@/bureau/components/done';
import { ErrorPage } from '@/bureau/components/page-title';
import { changePassword, knownTemporaryPassword } from '@/features/account/api';
import { FormCard, PasswordField } from '@/features/account/form-card';
import { SessionsList } from '@/features/account/sessions-list';
import { Welcome } from '@/features/account/welcome';
import { signOut, useSession } from '@/lib/backend/session';
import { coreKeys } from '@/lib/query-client';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { GroupHeading } from '@/ui/sections';
import { PageSkeleton } from '@/ui/skeleton';
import { useCheckedForm } from '@/ui/use-checked-form';

// For admins only.
const SecondFactorPart = lazyPart(async () => (await import('@/features/account/second-factor-part')).SecondFactorPart);

/** The page to change the password. At the first sign-in it replaces every other page. */
export function PasswordPage() {
  const { viewer, identityFailed } = useSession();
  const queries = useQueryClient();
  const [changed, setChanged] = useState<'first' | 'again' | null>(null);
  const [known] = useState(knownTemporaryPassword);

  if (changed === 'first' && viewer.kind !== 'admin') return <Welcome />;
  if (changed !== null) {
    return (
      <div className="wrap max-w-2xl py-20">
        <Done level={1} title={t('account.changed.title')}>
          <p>{t('account.changed.note')}</p>
        </Done>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button look="primary" onClick={() => navigate({ page: viewer.kind === 'admin' ? 'today' : 'profiles' })}>
            {viewer.kind === 'admin' ? t('shell.pages.today') : t('shell.notForYou.browse')}
          </Button>
        </div>
      </div>
    );
  }
  // The session has ended, and the guard is about to redirect to the sign-in page.
  if (viewer.kind === 'loading' || viewer.kind === 'visitor' || viewer.kind === 'second step')
    return identityFailed ? <ErrorPage /> : <PageSkeleton />;
  const form = (
    <ChangePasswordForm
      username={viewer.username}
      isTemporary={viewer.kind === 'temporary'}
      known={viewer.kind === 'temporary' ? known : null}
      onChanged={() => {
        setChanged(viewer.kind === 'temporary' ? 'first' : 'again');
        // Cached data was loaded before the password change, when the account could read nothing.
        if (viewer.kind === 'temporary') void queries.resetQueries();
      }}
      onSignOut={signOut}
    />
  );
  if (viewer.kind === 'temporary') return form;
  return (
    <>
      {form}
      {viewer.kind === 'admin' && (
        <Suspense fallback={null}>
          <SecondFactorPart />
        </Suspense>
      )}
      <section aria-labelledby="my-sessions" className="wrap max-w-2xl pb-20">
        <GroupHeading id="my-sessions">{t('account.sessions.title')}</GroupHeading>
        <SessionsList />
      </section>
    </>
  );
}

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

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { username, isTemporary, known = null, onChanged, onSignOut } = props;
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
      onSubmit={form.submit(({ current, new_password: chosen }) => change.mutate({ current, chosen }))}
    >
      {/* Password managers store the new password under this username. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
      {asksCurrent && (
        <PasswordField
          which={isTemporary ? 'temporary' : 'current'}
          autoComplete="current-password"
          {...form.field('current')}
        />
      )}
      <PasswordField
        which="new"
        autoComplete="new-password"
        hint={t('account.change.hint')}
        {...form.field('new_password')}
      />
      <PasswordField which="again" autoComplete="new-password" {...form.field('repeated')} />
      <ErrorNote className="" error={form.otherError}>
        {t('account.change.notDone')}
      </ErrorNote>
      <BusyButton type="submit" look="primary" busy={change.isPending} busyText={t('ui.changing')} className="w-full">
        {t('account.change.submit')}
      </BusyButton>
      {isTemporary && (
        <Button className="w-full" onClick={onSignOut}>
          {t('shell.signOut')}
        </Button>
      )}
    </FormCard>
  );
}
