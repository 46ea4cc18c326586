import { ShownPassword, TemporaryLogin } from '@/bureau/components/temporary-login';
import {
  addAdmin,
  type Admin,
  adminsQueryOptions,
  endAdminSessions,
  removeAdmin,
  resetAdminPassword,
  resetSecondFactor,
  roles,
  setAdminActive,
  setAdminRole,
} from '@/features/settings/api';
import { FactorRule } from '@/features/settings/stars';
import { formatList, formatMoment } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { usernamePattern } from '@/person/username';
import { t } from '@/texts/texts';
import { ConfirmAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { RadioGroupField, TextField } from '@/ui/fields';
import { ConfirmDialog, FormDialog } from '@/ui/form-dialog';
import { Loaded } from '@/ui/loaded';
import { GroupHeading } from '@/ui/sections';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { forgetInput } from '@/ui/use-checked-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

/** Each act on another admin's login, with the text of its button. Its other texts are settings.admin.ACT. */
const acts = {
  on: [(login_id: string) => setAdminActive({ login_id, is_active: true }), 'admin-people.switch.on'],
  off: [(login_id: string) => setAdminActive({ login_id, is_active: false }), 'admin-people.switch.off'],
  owner: [(login_id: string) => setAdminRole({ login_id, role: 'owner' }), 'settings.admins.makeOwner'],
  clerk: [(login_id: string) => setAdminRole({ login_id, role: 'clerk' }), 'settings.admins.makeClerk'],
  factor: [(login_id: string) => resetSecondFactor({ login_id }), 'settings.admins.resetFactor'],
  signOut: [(login_id: string) => endAdminSessions({ login_id }), 'settings.admins.signOut'],
  remove: [(login_id: string) => removeAdmin({ login_id }), 'ui.remove'],
} as const;

/** The label of a button about an admin, with the name for screen readers. */
const labelAbout = ({ display_name: name }: Admin, label: string) => (
  <>
    {label}
    <span translate="no" className="sr-only">
      {` ${name}`}
    </span>
  </>
);

/** An act on another admin's login, which asks first. */
function AdminAct({ admin, act }: { admin: Admin; act: keyof typeof acts }) {
  const [send, label] = acts[act];
  const { login_id: sent, display_name: name } = admin;
  return (
    <ConfirmAct
      label={labelAbout(admin, t(label))}
      size="small"
      title={t(`settings.admin.${act}.question`, { name })}
      submit={t(label)}
      busy={t(`settings.admin.${act}.busy`)}
      failed={t('settings.admin.notChanged')}
      sent={sent}
      send={send}
      done={t(`settings.admin.${act}.done`, { name })}
    >
      <p>{t(`settings.admin.${act}.text`)}</p>
    </ConfirmAct>
  );
}

/** Gives another admin a temporary password and shows it once. */
function ResetAdminDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  // The password must not stay in the cache after the dialog closes.
  const reset = useMutation({ mutationFn: resetAdminPassword, gcTime: 0 });
  const title = t('settings.admin.reset.title', { name: admin.display_name });
  if (reset.isSuccess) {
    const { temporary_password: password } = reset.variables;
    return <ShownOnce title={title} username={admin.username} password={password} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={t('settings.admin.reset.confirm')}
      busyText={t('settings.admin.reset.busy')}
      sending={reset}
      nothingDone={t('settings.admin.reset.failed')}
      onConfirm={() => reset.mutate({ login_id: admin.login_id, temporary_password: makeTemporaryPassword() })}
      onClose={onClose}
    >
      <p>{t('settings.admin.reset.text', { name: admin.display_name })}</p>
    </ConfirmDialog>
  );
}

const newAdmin = z.object({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(usernamePattern, { error: () => t('person-member.usernameRule') }),
  display_name: limitedText(120).refine((name) => name !== '', { error: () => t('settings.admin.add.nameMissing') }),
  role: z.enum(roles),
});

/** Adds an admin and shows the temporary password once. */
function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const keptAs = 'new admin';
  const adding = useMutation({ mutationFn: addAdmin, gcTime: 0, onSuccess: () => forgetInput(keptAs) });
  if (adding.isSuccess) {
    const { username, temporary_password: password } = adding.variables;
    return <ShownOnce title={t('settings.admins.add')} username={username} password={password} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={t('settings.admins.add')}
      description={t('settings.admin.add.lead')}
      schema={newAdmin}
      defaults={{ username: '', display_name: '', role: 'clerk' as const }}
      keptAs={keptAs}
      submitText={t('settings.admin.add.submit')}
      busyText={t('settings.admin.add.busy')}
      sending={adding}
      nothingDone={t('settings.admin.add.failed')}
      onSubmit={(values) => adding.mutate({ ...values, temporary_password: makeTemporaryPassword() })}
      onClose={onClose}
    >
      {({ field }) => (
        <div className="grid gap-4">
          <TextField
            label={t('settings.admin.add.name')}
            hint={t('settings.admin.add.nameHint')}
            autoComplete="off"
            {...field('display_name')}
          />
          <TextField
            label={t('settings.admin.add.username')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            {...field('username')}
          />
          <RadioGroupField
            label={t('settings.admin.add.role')}
            options={roles.map((role) => ({ value: role, label: t(`settings.admin.add.${role}`) }))}
            {...field('role')}
          />
        </div>
      )}
    </FormDialog>
  );
}

type ShownOnceProps = Record<'title' | 'username' | 'password', string> & { onClose: () => void };

const ShownOnce = ({ title, username, password, onClose }: ShownOnceProps) => (
  <Dialog closesByButton title={title} onClose={onClose}>
    <TemporaryLogin username={username} className="gap-3 rounded-card border border-line bg-ivory px-5 py-4">
      <ShownPassword password={password} copyLabel={t('settings.admin.once.copy')} />
    </TemporaryLogin>
    <div role="status" className="mt-4 space-y-2">
      <p className="font-medium">{t('settings.admin.once.copyNow')}</p>
      <p>{t('settings.admin.once.own')}</p>
    </div>
    <DialogActions>
      <Button look="primary" onClick={onClose}>
        {t('settings.admin.once.done')}
      </Button>
    </DialogActions>
  </Dialog>
);

/** The bureau's admins, and the steps when one comes, forgets the password or leaves. */
export function AdminsPart() {
  const admins = useQuery(adminsQueryOptions());
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-labelledby="settings-admins" className="mt-8 max-w-3xl">
      <GroupHeading id="settings-admins">{t('settings.admins.title')}</GroupHeading>
      <p className="mt-2 text-muted">{t('settings.admins.lead')}</p>
      <TextLink to={{ page: 'reads' }}>{t('shell.pages.reads')}</TextLink>
      <Loaded query={admins} what={t('settings.admins.theAdmins')} skeleton={<FactsSkeleton />}>
        {(loaded) => (
          <ul className="mt-4 divide-y divide-line/70">
            {loaded.map((admin) => (
              <AdminRow key={admin.login_id} admin={admin} />
            ))}
          </ul>
        )}
      </Loaded>
      <Button className="mt-4" onClick={() => setIsAdding(true)}>
        {t('settings.admins.add')}
      </Button>
      <FactorRule />
      {isAdding && <AddAdminDialog onClose={() => setIsAdding(false)} />}
    </section>
  );
}

const describe = (admin: Admin): string =>
  formatList([
    ...(admin.active ? [] : [t('settings.admins.off')]),
    t(`settings.role.${admin.role === 'owner' ? 'owner' : 'clerk'}`),
    ...(admin.must_change_password ? [t('settings.admins.temporary')] : []),
    admin.last_seen_at === null
      ? t('settings.admins.never')
      : t('settings.admins.lastSeen', { when: formatMoment(admin.last_seen_at) }),
    t('settings.admins.devices', { count: admin.open_sessions }),
    ...(admin.has_second_factor ? [t('settings.admins.factor')] : []),
  ]);

function AdminRow({ admin }: { admin: Admin }) {
  const [isResetting, setIsResetting] = useState(false);
  return (
    <li className="py-4 [overflow-wrap:anywhere]">
      <p>
        <span translate="no">
          <span className="font-medium">{admin.display_name}</span> <span className="text-muted">{admin.username}</span>
        </span>
        {admin.is_me && <span className="text-muted"> {t('settings.admins.you')}</span>}
      </p>
      <p className="text-muted first-letter:uppercase">{describe(admin)}</p>
      {admin.is_me ? (
        <TextLink to={{ page: 'password' }}>{t('settings.admins.own')}</TextLink>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => setIsResetting(true)}>
            {labelAbout(admin, t('settings.admins.reset'))}
          </Button>
          {admin.has_second_factor && <AdminAct admin={admin} act="factor" />}
          {admin.open_sessions > 0 && <AdminAct admin={admin} act="signOut" />}
          <AdminAct admin={admin} act={admin.role === 'owner' ? 'clerk' : 'owner'} />
          <AdminAct admin={admin} act={admin.active ? 'off' : 'on'} />
          <AdminAct admin={admin} act="remove" />
          {isResetting && <ResetAdminDialog admin={admin} onClose={() => setIsResetting(false)} />}
        </div>
      )}
    </li>
  );
}
