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
  settingsKeys,
} from '@/features/settings/api';
import { FactorRule } from '@/features/settings/stars';
import { formatList, formatMoment } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { usernamePattern } from '@/person/username';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { RadioGroupField, TextField } from '@/ui/fields';
import { ConfirmDialog, FormDialog } from '@/ui/form-dialog';
import { QueryView } from '@/ui/loaded';
import { couldNotLoad } from '@/ui/notice';
import { GroupHeading } from '@/ui/sections';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast';
import { forgetInput } from '@/ui/use-checked-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

const meta = { changes: [settingsKeys.admins()] };

/** Each act on another admin's login, with the text of its button. Its other texts are settings.admin.ACT. */
const acts = {
  on: [({ id }: Admin) => setAdminActive({ id, active: true }), 'admin-people.switch.on'],
  off: [({ id }: Admin) => setAdminActive({ id, active: false }), 'admin-people.switch.off'],
  owner: [({ id }: Admin) => setAdminRole({ id, role: 'owner' }), 'settings.admins.makeOwner'],
  clerk: [({ id }: Admin) => setAdminRole({ id, role: 'clerk' }), 'settings.admins.makeClerk'],
  factor: [({ id }: Admin) => resetSecondFactor(id), 'settings.admins.resetFactor'],
  signOut: [({ id }: Admin) => endAdminSessions(id), 'settings.admins.signOut'],
  remove: [({ id }: Admin) => removeAdmin(id), 'ui.remove'],
} as const;
type AdminAct = keyof typeof acts;

interface AdminDialogProps {
  admin: Admin;
  onClose: () => void;
}

/** Asks before an act on another admin's login. */
function AdminActDialog({ admin, act, onClose }: AdminDialogProps & { act: AdminAct }) {
  const [run, confirm] = acts[act];
  const acting = useMutation({
    mutationFn: run,
    meta,
    onSuccess: () => {
      showToast({ message: t(`settings.admin.${act}.done`, { name: admin.name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t(`settings.admin.${act}.question`, { name: admin.name })}
      confirm={t(confirm)}
      busyText={t(`settings.admin.${act}.busy`)}
      sending={acting}
      nothingDone={t('settings.admin.notChanged')}
      onConfirm={() => acting.mutate(admin)}
      onClose={onClose}
    >
      <p>{t(`settings.admin.${act}.text`)}</p>
    </ConfirmDialog>
  );
}

/** Gives another admin a temporary password and shows it once. */
function ResetAdminDialog({ admin, onClose }: AdminDialogProps) {
  // The password must not stay in the cache after the dialog closes.
  const reset = useMutation({ mutationFn: resetAdminPassword, gcTime: 0, meta });
  const title = t('settings.admin.reset.title', { name: admin.name });
  if (reset.isSuccess) {
    return <ShownOnce title={title} username={admin.username} password={reset.variables.password} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={t('settings.admin.reset.confirm')}
      busyText={t('settings.admin.reset.busy')}
      sending={reset}
      nothingDone={t('settings.admin.reset.failed')}
      onConfirm={() => reset.mutate({ id: admin.id, password: makeTemporaryPassword() })}
      onClose={onClose}
    >
      <p>{t('settings.admin.reset.text', { name: admin.name })}</p>
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
  const adding = useMutation({ mutationFn: addAdmin, gcTime: 0, meta, onSuccess: () => forgetInput(keptAs) });
  if (adding.isSuccess) {
    const { username, password } = adding.variables;
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
      onSubmit={({ username, display_name: name, role }) =>
        adding.mutate({ username, name, role, password: makeTemporaryPassword() })
      }
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <div className="grid gap-4">
          <TextField
            label={t('settings.admin.add.name')}
            hint={t('settings.admin.add.nameHint')}
            autoComplete="off"
            error={errorOf('display_name')}
            {...register('display_name')}
          />
          <TextField
            label={t('settings.admin.add.username')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={errorOf('username')}
            {...register('username')}
          />
          <RadioGroupField
            label={t('settings.admin.add.role')}
            options={roles.map((role) => ({ value: role, label: t(`settings.admin.add.${role}`) }))}
            {...register('role')}
          />
        </div>
      )}
    </FormDialog>
  );
}

interface ShownOnceProps {
  title: string;
  username: string;
  password: string;
  onClose: () => void;
}

function ShownOnce({ title, username, password, onClose }: ShownOnceProps) {
  return (
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
}

type Open = { dialog: 'add' } | { dialog: AdminAct | 'reset'; admin: Admin } | null;

/** The bureau's admins, and the steps when one comes, forgets the password or leaves. */
export function AdminsPart() {
  const admins = useQuery(adminsQueryOptions());
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="settings-admins" className="mt-8 max-w-3xl">
      <GroupHeading id="settings-admins">{t('settings.admins.title')}</GroupHeading>
      <p className="mt-2 text-muted">{t('settings.admins.lead')}</p>
      <TextLink to={{ page: 'reads' }}>{t('shell.pages.reads')}</TextLink>
      <QueryView
        query={admins}
        loading={t('ui.loading', { what: t('settings.admins.theAdmins') })}
        skeleton={<FactsSkeleton />}
        failure={couldNotLoad(t('settings.admins.theAdmins'))}
      >
        {(loaded) => (
          <ul className="mt-4 divide-y divide-line/70">
            {loaded.map((admin) => (
              <AdminRow key={admin.id} admin={admin} onOpen={(dialog) => setOpen({ dialog, admin })} />
            ))}
          </ul>
        )}
      </QueryView>
      <Button className="mt-4" onClick={() => setOpen({ dialog: 'add' })}>
        {t('settings.admins.add')}
      </Button>
      <FactorRule />
      {open?.dialog === 'add' && <AddAdminDialog onClose={close} />}
      {open?.dialog === 'reset' && <ResetAdminDialog admin={open.admin} onClose={close} />}
      {open !== null && open.dialog !== 'add' && open.dialog !== 'reset' && (
        <AdminActDialog admin={open.admin} act={open.dialog} onClose={close} />
      )}
    </section>
  );
}

function describe({ role, active, mustChangePassword, lastSeenAt, openSessions, hasSecondFactor }: Admin): string {
  const facts = [
    ...(active ? [] : [t('settings.admins.off')]),
    t(`settings.role.${role}`),
    ...(mustChangePassword ? [t('settings.admins.temporary')] : []),
    lastSeenAt === null
      ? t('settings.admins.never')
      : t('settings.admins.lastSeen', { when: formatMoment(lastSeenAt) }),
    t('settings.admins.devices', { count: openSessions }),
    ...(hasSecondFactor ? [t('settings.admins.factor')] : []),
  ];
  return formatList(facts);
}

function AdminRow({ admin, onOpen }: { admin: Admin; onOpen: (dialog: AdminAct | 'reset') => void }) {
  const { name, username, role, active, openSessions, hasSecondFactor, isMe } = admin;
  const action = (label: string, dialog: AdminAct | 'reset') => (
    <Button size="small" onClick={() => onOpen(dialog)}>
      {label}
      <span translate="no" className="sr-only">
        {` ${name}`}
      </span>
    </Button>
  );
  return (
    <li className="py-4 [overflow-wrap:anywhere]">
      <p>
        <span translate="no">
          <span className="font-medium">{name}</span> <span className="text-muted">{username}</span>
        </span>
        {isMe && <span className="text-muted"> {t('settings.admins.you')}</span>}
      </p>
      <p className="text-muted first-letter:uppercase">{describe(admin)}</p>
      {isMe ? (
        <TextLink to={{ page: 'password' }}>{t('settings.admins.own')}</TextLink>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {action(t('settings.admins.reset'), 'reset')}
          {hasSecondFactor && action(t('settings.admins.resetFactor'), 'factor')}
          {openSessions > 0 && action(t('settings.admins.signOut'), 'signOut')}
          {role === 'owner'
            ? action(t('settings.admins.makeClerk'), 'clerk')
            : action(t('settings.admins.makeOwner'), 'owner')}
          {active ? action(t('admin-people.switch.off'), 'off') : action(t('admin-people.switch.on'), 'on')}
          {action(t('ui.remove'), 'remove')}
        </div>
      )}
    </li>
  );
}
