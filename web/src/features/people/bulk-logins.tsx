import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PrintSlips } from '@/bureau/components/temporary-login';
import { accountsQueryOptions, createLogin, createLoginAgain } from '@/features/people/api';
import type { SelectedPerson } from '@/features/people/person';
import { WhatsAppListDialog } from '@/features/people/whatsapp-list';
import { errorText } from '@/lib/error-text';
import { type AppError, isTransient, toAppError } from '@/lib/errors';
import { formatCount } from '@/lib/format';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { nextUsername, suggestUsername, usernamePattern } from '@/person/username';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { Problem } from '@/ui/field-note';
import { TextField } from '@/ui/fields';
import { InfoDialog } from '@/ui/form-dialog';
import { CircleCheck } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';
import { hidden, RichText } from '@/ui/rich-text';

interface LoginRow {
  person: SelectedPerson;
  username: string;
  /** The same for all tries: a try with a lost answer may have arrived. */
  password: string;
  state: 'waiting' | 'making' | 'made' | 'failed';
  /** The reason of the failure: the database's message, or an invalid username. */
  problem: AppError | 'bad username' | null;
  /** Whether the username was proposed: the next free one will do as well. */
  isProposed: boolean;
  /** Whether the answer to a try was lost. */
  isUnsure: boolean;
}

function problemText(problem: NonNullable<LoginRow['problem']>): string {
  if (problem === 'bad username') return t('person-member.usernameRule');
  const failure = t(isTransient(problem) ? 'admin-people.logins.noAnswer' : 'admin-people.logins.notMade');
  // Nobody has to look: the next try finds out.
  return problem.mayBeDone ? `${failure} ${t('ui.failed.network')}` : errorText(problem, failure);
}

/** A row for each person, with usernames that differ. */
function proposeLogins(people: readonly SelectedPerson[]): LoginRow[] {
  const used = new Set<string>();
  return people.map((person) => {
    let username = suggestUsername(person.name);
    while (username !== '' && used.has(username)) username = nextUsername(username);
    used.add(username);
    return {
      person,
      username,
      password: makeTemporaryPassword(),
      state: 'waiting',
      problem: null,
      isProposed: true,
      isUnsure: false,
    };
  });
}

/** A proposed username that is taken gives way to the next number so often. */
const mostNumbers = 20;

/** Makes one login, and returns the new row. A try with a lost answer keeps its username and password. */
async function makeLogin(row: LoginRow): Promise<LoginRow> {
  let username = row.username.trim().toLowerCase();
  const failed = (problem: AppError | 'bad username'): LoginRow => ({ ...row, username, state: 'failed', problem });
  if (!usernamePattern.test(username)) return failed('bad username');
  for (let number = 0; ; number += 1) {
    try {
      const login = { profile_id: row.person.id, username, temporary_password: row.password };
      await (row.isUnsure ? createLoginAgain(login) : createLogin(login));
      return { ...row, username, state: 'made', problem: null };
    } catch (cause) {
      const error = toAppError(cause);
      if (isTransient(error)) return { ...failed(error), isUnsure: true };
      const isTaken = error.refusal === 'username_taken';
      if (!isTaken || !row.isProposed || number >= mostNumbers) return failed(error);
      username = nextUsername(username);
    }
  }
}

/** The state of many logins that are made one after the other. Finished ones stay when another fails. */
function useBulkLogins(people: readonly SelectedPerson[]) {
  const [rows, setRows] = useState<readonly LoginRow[]>(() => proposeLogins(people));
  const latest = useRef(rows);
  const change = (id: number, next: (row: LoginRow) => LoginRow) => {
    latest.current = latest.current.map((row) => (row.person.id === id ? next(row) : row));
    setRows(latest.current);
  };

  const making = useMutation({
    mutationFn: async () => {
      for (const { person, state } of latest.current) {
        if (state === 'made') continue;
        change(person.id, (row) => ({ ...row, state: 'making', problem: null }));
        const row = latest.current.find((one) => one.person.id === person.id);
        if (row === undefined) continue;
        const after = await makeLogin(row);
        change(person.id, () => after);
        // The connection is gone: the others wait for the next try.
        if (after.isUnsure && after.state === 'failed') return;
      }
    },
    gcTime: 0,
  });

  return {
    rows,
    made: rows.filter(({ state }) => state === 'made'),
    left: rows.filter(({ state }) => state !== 'made'),
    isMaking: making.isPending,
    /** Whether a try is over. */
    isTried: making.isSuccess,
    rename: (id: number, username: string) =>
      change(id, (row) => ({ ...row, username, isProposed: false, problem: null })),
    make: () => making.mutate(),
  };
}

/** As many as are made and passed on in one go. */
const mostLogins = 100;

interface BulkLoginsDialogProps {
  people: readonly SelectedPerson[];
  onClose: () => void;
}

export function BulkLoginsDialog({ people, onClose }: BulkLoginsDialogProps) {
  const [asked] = useState(people);
  const tooMany = asked.length > mostLogins;
  const accounts = useQuery({ ...accountsQueryOptions(asked.map(({ id }) => id)), enabled: !tooMany });
  if (accounts.data !== undefined && !tooMany) {
    const owners = new Set(accounts.data.map((account) => account.registered_user_id));
    return <LoginsOfSelection people={asked} owners={owners} onClose={onClose} />;
  }
  return (
    <InfoDialog title={t('admin-people.logins.title')} onClose={onClose}>
      {tooMany ? (
        <Problem>{t('admin-people.logins.tooMany', { most: mostLogins })}</Problem>
      ) : (
        <Loaded query={accounts} what={t('admin-people.logins.these')}>
          {() => null}
        </Loaded>
      )}
    </InfoDialog>
  );
}

interface LoginsOfSelectionProps extends BulkLoginsDialogProps {
  /** The ids of people with a login. */
  owners: ReadonlySet<number | null>;
}

/** The people without a login when the dialog opened: a later answer finds the new logins too. */
function LoginsOfSelection({ people, owners, onClose }: LoginsOfSelectionProps) {
  const [without] = useState(() => people.filter(({ id }) => !owners.has(id)));
  if (without.length > 0) {
    return <LoginsToMake people={without} others={people.length - without.length} onClose={onClose} />;
  }
  return (
    <InfoDialog title={t('admin-people.logins.title')} onClose={onClose}>
      <p>{t('admin-people.logins.allHaveOne')}</p>
    </InfoDialog>
  );
}

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
  const backToList = () => setStep('list');
  const loss = t('admin-people.logins.loss');
  useUnsavedInput(made.length > 0, null, loss);

  if (step === 'telling') return <WhatsAppListDialog people={made.map(({ person }) => person)} onClose={backToList} />;
  if (step === 'leaving') {
    return (
      <Dialog title={t('admin-people.logins.leaveTitle')} description={loss} onClose={backToList}>
        <DialogActions>
          <Button look="primary" onClick={backToList}>
            {t('admin-people.logins.goBack')}
          </Button>
          <Button onClick={onClose}>{t('admin-people.logins.leave')}</Button>
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
      title={t('admin-people.logins.titleFor', { count: rows.length })}
      description={t('admin-people.logins.note')}
      onClose={close}
    >
      {others > 0 && (
        <p className="mb-3 text-muted">
          {t('admin-people.logins.others', { count: others, shown: formatCount(others) })}
        </p>
      )}
      <div role="status" className="font-medium">
        {(isMaking || isTried) && (
          <p>
            {t('admin-people.logins.made', { made: made.length, total: rows.length })}
            {!isMaking && left.length > 0 && ` ${t('admin-people.logins.notYet', { count: left.length })}`}
          </p>
        )}
      </div>
      {(isMaking || isTried) && (
        <progress
          aria-label={t('admin-people.logins.progress')}
          className="mt-1 h-2 w-full appearance-none [&::-moz-progress-bar]:bg-maroon-800 [&::-webkit-progress-bar]:bg-wash [&::-webkit-progress-value]:bg-maroon-800"
          value={made.length}
          max={rows.length}
        />
      )}
      <ul aria-label={t('admin-people.logins.list')} className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {rows.map((row) => (
          <LoginItem key={row.person.id} row={row} locked={isMaking} onRename={logins.rename} />
        ))}
      </ul>
      <DialogActions>
        {made.length > 0 && !isMaking && (
          <>
            <Button size="small" onClick={() => setStep('telling')}>
              {t('admin-people.logins.tell')}
            </Button>
            <PrintSlips
              logins={made.map(({ person, username, password }) => ({ name: person.name, username, password }))}
            />
          </>
        )}
        {!isMaking && <Button onClick={close}>{made.length > 0 ? t('ui.close') : t('ui.cancel')}</Button>}
        {left.length > 0 && (
          <BusyButton look="primary" busy={isMaking} busyText={t('ui.making')} onClick={make}>
            {t(isTried ? 'admin-people.logins.tryOthers' : 'admin-people.logins.create', { count: left.length })}
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
          label={t('admin-people.logins.usernameOf', { name: person.name, id: person.id })}
          value={username}
          error={problem === null ? undefined : problemText(problem)}
          readOnly={locked}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onRename(person.id, event.target.value)}
        />
      </li>
    );
  }
  return (
    <li className="rounded-control border border-line px-3.5 py-2">
      <p className="flex items-start gap-2 [overflow-wrap:anywhere]">
        <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
        <span translate="no">
          {person.name} #{person.id}
        </span>
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-4">
        <span className="[overflow-wrap:anywhere]">
          <RichText text={t('admin-people.logins.username', { username })} tags={{ hidden }} />
        </span>
        <span className="font-semibold whitespace-nowrap">
          <RichText text={t('admin-people.logins.password', { password })} tags={{ hidden }} />
        </span>
      </p>
    </li>
  );
}
