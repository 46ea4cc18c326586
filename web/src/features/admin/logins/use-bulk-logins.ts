import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createLogin, createLoginAgain } from '@/features/admin/api/logins';
import type { SelectedPerson } from '@/features/admin/people/selected-person';
import { errorText } from '@/lib/error-text';
import { isTransient, toAppError, type AppError } from '@/lib/errors';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { nextUsername, suggestUsername, usernamePattern } from '@/person/username';
import { usernameRule } from '@/person/username-rule';
import { t } from '@/texts/texts';

/** The login of one person of the selection. */
export interface LoginRow {
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

/** Why a login was not made, in words. */
export function problemText(problem: NonNullable<LoginRow['problem']>): string {
  if (problem === 'bad username') return usernameRule();
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
      const login = { profileId: row.person.id, username, password: row.password };
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
export function useBulkLogins(people: readonly SelectedPerson[]) {
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
    rename: (id: number, username: string) => {
      change(id, (row) => ({ ...row, username, isProposed: false, problem: null }));
    },
    make: () => making.mutate(),
  };
}
