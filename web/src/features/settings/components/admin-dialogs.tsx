import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import {
  addAdmin,
  endAdminSessions,
  removeAdmin,
  resetAdminPassword,
  resetSecondFactor,
  roles,
  setAdminActive,
  setAdminRole,
  type Admin,
} from '@/features/settings/api/admins';
import { settingsKeys } from '@/features/settings/api/keys';
import { limitedText } from '@/lib/text-rules';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { usernamePattern } from '@/person/username';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog, FormDialog } from '@/ui/form-dialog';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ShownPassword, TemporaryLogin } from '@/bureau/components/temporary-login';
import { RadioGroupField, TextField } from '@/ui/fields';
import { showToast } from '@/ui/toast';
import { usernameRule } from '@/person/username-rule';

const meta = { changes: [settingsKeys.admins()] };

/** Each act on another admin's login, with the text of its button. Its other texts are settings.admin.ACT. */
const acts = {
  on: [({ id }: Admin) => setAdminActive({ id, active: true }), 'settings.admins.switchOn'],
  off: [({ id }: Admin) => setAdminActive({ id, active: false }), 'settings.admins.switchOff'],
  owner: [({ id }: Admin) => setAdminRole({ id, role: 'owner' }), 'settings.admins.makeOwner'],
  clerk: [({ id }: Admin) => setAdminRole({ id, role: 'clerk' }), 'settings.admins.makeClerk'],
  factor: [({ id }: Admin) => resetSecondFactor(id), 'settings.admins.resetFactor'],
  signOut: [({ id }: Admin) => endAdminSessions(id), 'settings.admins.signOut'],
  remove: [({ id }: Admin) => removeAdmin(id), 'ui.remove'],
} as const;
export type AdminAct = keyof typeof acts;

interface AdminDialogProps {
  admin: Admin;
  onClose: () => void;
}

/** Asks before an act on another admin's login. */
export function AdminActDialog({ admin, act, onClose }: AdminDialogProps & { act: AdminAct }) {
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
      onConfirm={() => {
        acting.mutate(admin);
      }}
      onClose={onClose}
    >
      <p>{t(`settings.admin.${act}.text`)}</p>
    </ConfirmDialog>
  );
}

/** Gives another admin a temporary password and shows it once. */
export function ResetAdminDialog({ admin, onClose }: AdminDialogProps) {
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
      onConfirm={() => {
        reset.mutate({ id: admin.id, password: makeTemporaryPassword() });
      }}
      onClose={onClose}
    >
      <p>{t('settings.admin.reset.text', { name: admin.name })}</p>
    </ConfirmDialog>
  );
}

const newAdmin = z.object({
  username: z.string().trim().toLowerCase().regex(usernamePattern, { error: usernameRule }),
  display_name: limitedText(120).refine((name) => name !== '', { error: () => t('settings.admin.add.nameMissing') }),
  role: z.enum(roles),
});

/** Adds an admin and shows the temporary password once. */
export function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const adding = useMutation({ mutationFn: addAdmin, gcTime: 0, meta });
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
      submitText={t('settings.admin.add.submit')}
      busyText={t('settings.admin.add.busy')}
      sending={adding}
      nothingDone={t('settings.admin.add.failed')}
      onSubmit={({ username, display_name: name, role }) => {
        adding.mutate({ username, name, role, password: makeTemporaryPassword() });
      }}
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
    <Dialog title={title} onClose={onClose}>
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
