import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQueryOptions } from '@/features/admin/api/logins';
import { WhatsAppListDialog } from '@/features/admin/components/whatsapp-list-dialog';
import type { SelectedPerson } from '@/features/admin/selection';
import { useBulkLogins, type LoginRow } from '@/features/admin/use-bulk-logins';
import { formatCount } from '@/lib/format';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { CircleCheck } from '@/ui/icons';
import { PrintSlips } from '@/ui/login-slips';
import { Problem } from '@/ui/problem';
import { QueryView } from '@/ui/query-view';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';

/** As many as are made and passed on in one go. */
const mostLogins = 100;

interface BulkLoginsDialogProps {
  people: readonly SelectedPerson[];
  onClose: () => void;
}

/** Creates logins for those of the selection who have none. */
export function BulkLoginsDialog({ people, onClose }: BulkLoginsDialogProps) {
  const [asked] = useState(people);
  const tooMany = asked.length > mostLogins;
  const accounts = useQuery({ ...accountsQueryOptions(asked.map(({ id }) => id)), enabled: !tooMany });
  if (accounts.data !== undefined && !tooMany) {
    const owners = new Set(accounts.data.map((account) => account.registered_user_id));
    return <LoginsOfSelection people={asked} owners={owners} onClose={onClose} />;
  }
  return (
    <Dialog title="Create logins" onClose={onClose}>
      {tooMany ? (
        <Problem>At most {mostLogins} at once. Select fewer people.</Problem>
      ) : (
        <QueryView
          query={accounts}
          loading="Looking up the logins"
          skeleton={<FactsSkeleton />}
          failure="The logins could not be looked up."
        >
          {() => null}
        </QueryView>
      )}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

interface LoginsOfSelectionProps extends BulkLoginsDialogProps {
  /** The ids of those who have a login. */
  owners: ReadonlySet<number | null>;
}

/** Those without a login when the dialog opened: a later answer finds the new logins too. */
function LoginsOfSelection({ people, owners, onClose }: LoginsOfSelectionProps) {
  const [without] = useState(() => people.filter(({ id }) => !owners.has(id)));
  if (without.length > 0) {
    return <LoginsToMake people={without} others={people.length - without.length} onClose={onClose} />;
  }
  return (
    <Dialog title="Create logins" onClose={onClose}>
      <p>Everybody who is selected has a login already.</p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const countLogins = (count: number) => (count === 1 ? '1 login' : `${formatCount(count)} logins`);
const loss = 'The temporary passwords are shown only here. Print the slips or send them before you leave.';

interface LoginsToMakeProps {
  people: readonly SelectedPerson[];
  /** How many of the selection have a login. */
  others: number;
  onClose: () => void;
}

function LoginsToMake({ people, others, onClose }: LoginsToMakeProps) {
  const logins = useBulkLogins(people);
  const { rows, made, left, isMaking, isTried, make } = logins;
  const [step, setStep] = useState<'list' | 'telling' | 'leaving'>('list');
  const backToList = () => {
    setStep('list');
  };
  useUnsavedInput(made.length > 0, null, loss);

  if (step === 'telling') return <WhatsAppListDialog people={made.map(({ person }) => person)} onClose={backToList} />;
  if (step === 'leaving') {
    return (
      <Dialog title="Close without the passwords?" description={loss} onClose={backToList}>
        <DialogActions>
          <Button look="primary" onClick={backToList}>
            Go back
          </Button>
          <Button onClick={onClose}>Close, I have them</Button>
        </DialogActions>
      </Dialog>
    );
  }
  const close = () => {
    if (isMaking) return;
    if (made.length > 0) setStep('leaving');
    else onClose();
  };
  return (
    <Dialog
      wide
      title={`Create ${rows.length === 1 ? 'a login' : `logins for ${formatCount(rows.length)}`}`}
      description="Each gets a temporary password. It is shown here once: print the slips, or send each person the second message."
      onClose={close}
    >
      {others > 0 && (
        <p className="mb-3 text-muted">
          Of the selection, {formatCount(others)} {others === 1 ? 'has' : 'have'} a login already.
        </p>
      )}
      <div role="status" className="font-medium">
        {(isMaking || isTried) && (
          <p>
            {formatCount(made.length)} of {countLogins(rows.length)} {rows.length === 1 ? 'is' : 'are'} made.
            {!isMaking && left.length > 0 && ` ${formatCount(left.length)} not yet: see the list.`}
          </p>
        )}
      </div>
      {(isMaking || isTried) && (
        <progress
          aria-label="Logins made"
          className="mt-1 h-2 w-full appearance-none [&::-moz-progress-bar]:bg-maroon-800 [&::-webkit-progress-bar]:bg-wash [&::-webkit-progress-value]:bg-maroon-800"
          value={made.length}
          max={rows.length}
        />
      )}
      <ul aria-label="Logins" className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {rows.map((row) => (
          <LoginItem key={row.person.id} row={row} locked={isMaking} onRename={logins.rename} />
        ))}
      </ul>
      <DialogActions>
        {made.length > 0 && !isMaking && (
          <>
            <Button
              size="small"
              onClick={() => {
                setStep('telling');
              }}
            >
              Tell them on WhatsApp…
            </Button>
            <PrintSlips
              logins={made.map(({ person, username, password }) => ({ name: person.name, username, password }))}
            />
          </>
        )}
        {!isMaking && <Button onClick={close}>{made.length > 0 ? 'Close' : 'Cancel'}</Button>}
        {left.length > 0 && (
          <BusyButton look="primary" busy={isMaking} busyText="Making…" onClick={make}>
            {isTried ? `Try the other ${countLogins(left.length)} again` : `Create ${countLogins(left.length)}`}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface LoginItemProps {
  row: LoginRow;
  locked: boolean;
  onRename: (id: number, username: string) => void;
}

function LoginItem({ row: { person, username, password, state, problem }, locked, onRename }: LoginItemProps) {
  if (state !== 'made') {
    return (
      <li>
        <TextField
          label={`${person.name} #${person.id}, username`}
          value={username}
          error={problem ?? undefined}
          readOnly={locked}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            onRename(person.id, event.target.value);
          }}
        />
      </li>
    );
  }
  return (
    <li className="rounded-control border border-line px-3.5 py-2">
      <p className="flex items-start gap-2 [overflow-wrap:anywhere]">
        <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
        <span>
          {person.name} #{person.id}
        </span>
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-4">
        <span className="[overflow-wrap:anywhere]">
          <span className="sr-only">Username </span>
          {username}
        </span>
        <span className="font-semibold whitespace-nowrap">
          <span className="sr-only">Temporary password </span>
          {password}
        </span>
      </p>
    </li>
  );
}
