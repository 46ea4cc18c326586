import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import {
  addAdmin,
  endAdminSessions,
  removeAdmin,
  resetAdminPassword,
  setAdminActive,
  type Admin,
} from '@/features/settings/api/admins';
import { settingsKeys } from '@/features/settings/api/keys';
import { limitedText } from '@/lib/limited-text';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { usernamePattern } from '@/person/username';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FormDialog } from '@/ui/form-dialog';
import { ShownPassword, TemporaryLogin } from '@/ui/temporary-login';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast';
import { usernameRule } from '@/person/username-rule';

const meta = { changes: [settingsKeys.admins()] };

/** What is asked before each act, and said after it. */
const acts = {
  on: {
    run: ({ id }: Admin) => setAdminActive({ id, active: true }),
    title: (name: string) => `Switch on the login of ${name}?`,
    text: 'They can sign in again with the password they had, and read and change everything.',
    confirm: 'Switch on',
    busy: 'Switching on…',
    done: (name: string) => `The login of ${name} is switched on.`,
  },
  off: {
    run: ({ id }: Admin) => setAdminActive({ id, active: false }),
    title: (name: string) => `Switch off the login of ${name}?`,
    text: 'They are signed out at once and cannot sign in until you switch the login on again.',
    confirm: 'Switch off',
    busy: 'Switching off…',
    done: (name: string) => `The login of ${name} is switched off.`,
  },
  'sign out': {
    run: ({ id }: Admin) => endAdminSessions(id),
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: 'On every phone and computer they have to sign in again. Their password stays the same.',
    confirm: 'Sign out everywhere',
    busy: 'Signing out…',
    done: (name: string) => `${name} is signed out everywhere.`,
  },
  remove: {
    run: ({ id }: Admin) => removeAdmin(id),
    title: (name: string) => `Remove ${name}?`,
    text: 'The login is gone for good, and they are signed out at once. The audit log keeps the name and what they did.',
    confirm: 'Remove',
    busy: 'Removing…',
    done: (name: string) => `${name} is removed.`,
  },
} as const;
export type AdminAct = keyof typeof acts;

interface AdminDialogProps {
  admin: Admin;
  onClose: () => void;
}

/** Asks before an act on another admin's login. */
export function AdminActDialog({ admin, act, onClose }: AdminDialogProps & { act: AdminAct }) {
  const { run, title, text, confirm, busy, done } = acts[act];
  const acting = useMutation({
    mutationFn: run,
    meta,
    onSuccess: () => {
      showToast({ message: done(admin.name) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={title(admin.name)}
      confirm={confirm}
      busyText={busy}
      sending={acting}
      nothingDone="The login was not changed."
      onConfirm={() => {
        acting.mutate(admin);
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

/** Gives another admin a temporary password and shows it once. */
export function ResetAdminDialog({ admin, onClose }: AdminDialogProps) {
  // The password must not stay in the cache after the dialog closes.
  const reset = useMutation({ mutationFn: resetAdminPassword, gcTime: 0, meta });
  const title = `Reset the password of ${admin.name}`;
  if (reset.isSuccess) {
    return <ShownOnce title={title} username={admin.username} password={reset.variables.password} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={title}
      confirm="Reset the password"
      busyText="Resetting…"
      sending={reset}
      nothingDone="The password was not reset."
      onConfirm={() => {
        reset.mutate({ id: admin.id, password: makeTemporaryPassword() });
      }}
      onClose={onClose}
    >
      <p>
        The old password stops working and {admin.name} is signed out everywhere. You get a temporary password to pass
        on.
      </p>
    </ConfirmDialog>
  );
}

const newAdmin = z.object({
  username: z.string().trim().toLowerCase().regex(usernamePattern, { error: usernameRule }),
  display_name: limitedText(120).refine((name) => name !== '', 'Enter the name that the audit log will show.'),
});

/** Adds an admin and shows the temporary password once. */
export function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const adding = useMutation({ mutationFn: addAdmin, gcTime: 0, meta });
  if (adding.isSuccess) {
    const { username, password } = adding.variables;
    return <ShownOnce title="Add an admin" username={username} password={password} onClose={onClose} />;
  }
  return (
    <FormDialog
      title="Add an admin"
      description="An admin reads and changes everything. Give each employee a login of their own."
      schema={newAdmin}
      defaults={{ username: '', display_name: '' }}
      submitText="Add the admin"
      busyText="Adding…"
      sending={adding}
      nothingDone="The admin was not added."
      onSubmit={({ username, display_name: name }) => {
        adding.mutate({ username, name, password: makeTemporaryPassword() });
      }}
      onClose={onClose}
    >
      {({ register, errorOf }) => (
        <div className="grid gap-4">
          <TextField
            label="Name"
            hint="The audit log shows it, such as Lakshmi, office."
            autoComplete="off"
            error={errorOf('display_name')}
            {...register('display_name')}
          />
          <TextField
            label="Username"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={errorOf('username')}
            {...register('username')}
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
        <ShownPassword password={password} copyLabel="Copy the password" />
      </TemporaryLogin>
      <div role="status" className="mt-4 space-y-2">
        <p className="font-medium">Copy it now: it is not shown again.</p>
        <p>They must choose their own password when they sign in (Admin Login).</p>
      </div>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
