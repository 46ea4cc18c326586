import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminsQueryOptions, type Admin } from '@/features/settings/api/admins';
import {
  AddAdminDialog,
  AdminActDialog,
  ResetAdminDialog,
  type AdminAct,
} from '@/features/settings/components/admin-dialogs';
import { formatCount, formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';
import { QueryView } from '@/ui/query-view';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

type Open = { dialog: 'add' } | { dialog: AdminAct | 'reset'; admin: Admin } | null;

/** The bureau's admins, and what to do when one comes, forgets the password or leaves. */
export function AdminsPart() {
  const admins = useQuery(adminsQueryOptions());
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <section aria-labelledby="settings-admins" className="mt-8 max-w-3xl">
      <GroupHeading id="settings-admins">Admins</GroupHeading>
      <p className="mt-2 text-muted">
        Who may sign in to the dashboard. Remove an employee who leaves. Each change is in the audit log.
      </p>
      <QueryView
        query={admins}
        loading="Loading the admins"
        skeleton={<FactsSkeleton />}
        failure="The admins could not be loaded."
      >
        {(loaded) => (
          <ul className="mt-4 divide-y divide-line/70">
            {loaded.map((admin) => (
              <AdminRow
                key={admin.id}
                admin={admin}
                onOpen={(dialog) => {
                  setOpen({ dialog, admin });
                }}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <Button
        className="mt-4"
        onClick={() => {
          setOpen({ dialog: 'add' });
        }}
      >
        Add an admin
      </Button>
      {open?.dialog === 'add' && <AddAdminDialog onClose={close} />}
      {open?.dialog === 'reset' && <ResetAdminDialog admin={open.admin} onClose={close} />}
      {open !== null && open.dialog !== 'add' && open.dialog !== 'reset' && (
        <AdminActDialog admin={open.admin} act={open.dialog} onClose={close} />
      )}
    </section>
  );
}

function describe({ active, mustChangePassword, lastSeenAt, openSessions }: Admin): string {
  return [
    ...(active ? [] : ['Switched off']),
    ...(mustChangePassword ? ['has a temporary password'] : []),
    lastSeenAt === null ? 'not signed in yet' : `last seen ${formatMoment(lastSeenAt)}`,
    openSessions === 1 ? 'signed in on 1 device' : `signed in on ${formatCount(openSessions)} devices`,
  ].join(', ');
}

function AdminRow({ admin, onOpen }: { admin: Admin; onOpen: (dialog: AdminAct | 'reset') => void }) {
  const { name, username, active, openSessions, isMe } = admin;
  const action = (label: string, dialog: AdminAct | 'reset') => (
    <Button
      size="small"
      onClick={() => {
        onOpen(dialog);
      }}
    >
      {label}
      <span className="sr-only"> {name}</span>
    </Button>
  );
  return (
    <li className="py-4 [overflow-wrap:anywhere]">
      <p>
        <span className="font-medium">{name}</span> <span className="text-muted">{username}</span>
        {isMe && <span className="text-muted"> (you)</span>}
      </p>
      <p className="text-muted first-letter:uppercase">{describe(admin)}</p>
      {isMe ? (
        <TextLink to={{ page: 'password' }}>Your password, and where you are signed in</TextLink>
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {action('Reset password', 'reset')}
          {openSessions > 0 && action('Sign out everywhere', 'sign out')}
          {active ? action('Switch off', 'off') : action('Switch on', 'on')}
          {action('Remove', 'remove')}
        </div>
      )}
    </li>
  );
}
