import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminsQueryOptions, type Admin } from '@/features/settings/api/admins';
import {
  AddAdminDialog,
  AdminActDialog,
  ResetAdminDialog,
  type AdminAct,
} from '@/features/settings/components/admin-dialogs';
import { FactorRule } from '@/features/settings/components/factor-rule';
import { formatList, formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/sections';
import { QueryView } from '@/ui/loaded';
import { couldNotLoad } from '@/ui/notice';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

type Open = { dialog: 'add' } | { dialog: AdminAct | 'reset'; admin: Admin } | null;

/** The bureau's admins, and the steps when one comes, forgets the password or leaves. */
export function AdminsPart() {
  const admins = useQuery(adminsQueryOptions());
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
  };
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
    <Button
      size="small"
      onClick={() => {
        onOpen(dialog);
      }}
    >
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
          {active ? action(t('settings.admins.switchOff'), 'off') : action(t('settings.admins.switchOn'), 'on')}
          {action(t('ui.remove'), 'remove')}
        </div>
      )}
    </li>
  );
}
