import { access, send, type Client } from '../../../tests/personas.ts';
import { isTransient, toAppError } from '../../../../web/src/lib/errors.ts';

/** What became of a write, as far as the one who wrote knows. */
export interface Write {
  /** The name of the person who was registered. */
  readonly name: string;
  readonly requestId: string;
  readonly outcome: 'acknowledged' | 'refused' | 'unknown';
  readonly status: number;
  readonly body: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A write is given up after this long: a frozen server never answers. */
const patienceMs = 8_000;
let count = 0;

/** Registers a person, by the function that takes a file: card, details, contact details, audit rows, in one transaction. */
export async function register(
  admin: Client,
  run: string,
  again?: Write,
  functionsUrl = `${access.apiUrl}/rest/v1/rpc`,
): Promise<Write> {
  count += 1;
  const requestId = again?.requestId ?? crypto.randomUUID();
  const name = again?.name ?? `Test kept ${run} ${count}`;
  const phone_number = `+91 6${String(count).padStart(9, '0')}`;
  const people = [{ name, gender: 'bride', date_of_birth: '1990-01-01', phone_number }];
  const startedAt = Date.now();
  const answer = await Promise.race([
    send(admin, 'POST', '/import_people', { request_id: requestId, people }, {}, functionsUrl).catch(
      (error: unknown) => ({ status: 0, body: String(error) }),
    ),
    new Promise<{ status: number; body: string }>((resolve) => {
      setTimeout(() => resolve({ status: 0, body: 'no answer' }), patienceMs);
    }),
  ]);
  const { status, body } = answer;
  const outcome = readOutcome(status, body);
  return { name, requestId, outcome, status, body, startedAt, endedAt: Date.now() };
}

/** The result of a write by its answer: a fault on the way gives none, as for the site. */
function readOutcome(status: number, body: string): Write['outcome'] {
  if (status === 200) return /"imported" ?: ?1\b/.test(body) ? 'acknowledged' : 'refused';
  const [, code] = /"code" ?: ?"(\w*)"/.exec(body) ?? [];
  return isTransient(toAppError({ code }, status)) ? 'unknown' : 'refused';
}

/** People who write one after the other, until a stop. */
export class Writers {
  readonly writes: Write[] = [];
  #isWanted = true;
  readonly #done: Promise<unknown>;

  constructor(admin: Client, run: string, howMany = 16, functionsUrl?: string) {
    this.#done = Promise.all(Array.from({ length: howMany }, async () => await this.#write(admin, run, functionsUrl)));
  }

  async stop(): Promise<readonly Write[]> {
    this.#isWanted = false;
    await this.#done;
    return this.writes;
  }

  /** When a write that began after this moment was acknowledged first; undefined while there is none. */
  firstAfter(moment: number): number | undefined {
    return this.writes.find(({ outcome, startedAt }) => outcome === 'acknowledged' && startedAt > moment)?.endedAt;
  }

  async #write(admin: Client, run: string, functionsUrl: string | undefined): Promise<void> {
    while (this.#isWanted) this.writes.push(await register(admin, run, undefined, functionsUrl));
  }
}

/** The names of those who are registered, of all whose names begin so. */
export async function readNames(sql: import('postgres').Sql, run: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from public."RegisteredUsers" where name like ${`Test kept ${run} %`}`;
  return rows.map(({ name }) => name);
}
