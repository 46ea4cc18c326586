import { readProperty } from '@/base/values';

/** The classes of errors that screens distinguish. */
export type ErrorKind = 'network' | 'unauthorised' | 'not-found' | 'conflict' | 'invalid' | 'unknown';

export type RefusalValues = Readonly<Record<string, string | number>>;

/** The only error the data layer throws. `errorText` has its words. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  /** The service's own code, for example 42501 or user_banned. */
  readonly code: string | null;
  /** The HTTP status; 0 or null when there was no answer. */
  readonly status: number | null;
  /** Our own code of a refusal, for example phone_taken. Its message is then an English sentence for the user. */
  readonly refusal: string | null;
  /** The field (column name) that is refused, where it is a single one. */
  readonly field: string | null;
  readonly values: RefusalValues;
  /** The change may have been made: its answer is missing. False for a reading, for a file and for a request that was not sent. */
  readonly mayBeDone: boolean;

  constructor(
    kind: ErrorKind,
    message: string,
    options: Partial<Pick<AppError, 'code' | 'status' | 'refusal' | 'field' | 'values' | 'mayBeDone'>> = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.kind = kind;
    this.code = options.code ?? null;
    this.status = options.status ?? null;
    this.refusal = options.refusal ?? null;
    this.field = options.field ?? null;
    this.values = options.values ?? {};
    this.mayBeDone = options.mayBeDone ?? false;
  }
}

const kindsByCode: Record<string, ErrorKind> = {
  // At a failover: the connection was ended, or led to a server that only reads.
  '57P01': 'network',
  '25006': 'network',
  '0A000': 'network',
  '42501': 'unauthorised',
  PGRST116: 'not-found',
  PGRST301: 'unauthorised',
  PGRST302: 'unauthorised',
  PGRST303: 'unauthorised',
  '23505': 'conflict',
  '23503': 'conflict',
  '23514': 'invalid',
  '22P02': 'invalid',
  '22003': 'invalid',
  '22023': 'invalid',
  // Too large for the database, whatever the status: 413 of PostgREST 12, 500 of newer versions.
  '54000': 'invalid',
  '54001': 'invalid',
  PT404: 'not-found',
  PT409: 'conflict',
  PT429: 'invalid',
};

function readStatus(error: unknown): number | null {
  for (const name of ['status', 'statusCode']) {
    const value = readProperty(error, name);
    // Storage gives the status as text.
    const status = typeof value === 'string' ? Number(value) : value;
    if (typeof status === 'number' && Number.isInteger(status)) return status;
  }
  return null;
}

function kindOf(error: unknown, status: number | null, code: string | null): ErrorKind {
  const byCode = code === null ? undefined : kindsByCode[code];
  if (byCode) return byCode;
  if (error instanceof TypeError) return 'network';
  if (readProperty(error, 'name') === 'AuthSessionMissingError') return 'unauthorised';
  if (status === 0 || (status !== null && status >= 500)) return 'network';
  // PostgREST, of a connection that broke before the database's answer. The change may have been made.
  if (status === 400 && readProperty(error, 'code') === '') return 'network';
  // auth-js and storage-js wrap a failed fetch without giving it a status.
  if (
    status === null &&
    (readProperty(error, 'originalError') instanceof TypeError ||
      readProperty(error, 'name') === 'AuthRetryableFetchError')
  )
    return 'network';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 404 || status === 406) return 'not-found';
  if (status === 409) return 'conflict';
  if (status === 400 || status === 413 || status === 415 || status === 416 || status === 422) return 'invalid';
  return 'unknown';
}

/** The values of a refusal's sentence, from an unknown value: texts and numbers only. */
function readRefusalValues(given: unknown): RefusalValues {
  if (typeof given !== 'object' || given === null) return {};
  const entries: [string, unknown][] = Object.entries(given);
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}

/**
 * A refusal of ours has its code in the detail; the details of others are sentences. The hint is the field, and after a blank
 * the values as JSON: private.refuse.
 */
function readRefusal(error: unknown): Pick<AppError, 'refusal' | 'field' | 'values'> {
  const detail = readProperty(error, 'details');
  if (typeof detail !== 'string' || !/^[a-z][a-z0-9_]*$/.test(detail))
    return { refusal: null, field: null, values: {} };
  const hint = readProperty(error, 'hint');
  const [, field = '', json = '{}'] = /^(\S*)(?: (\{.*\}))?$/s.exec(typeof hint === 'string' ? hint : '') ?? [];
  return { refusal: detail, field: field === '' ? null : field, values: readRefusalValues(JSON.parse(json)) };
}

/**
 * Classes any error of PostgREST, the auth service, storage or fetch.
 * PostgREST's errors do not carry the HTTP status themselves, so it is handed over with them.
 */
export function toAppError(error: unknown, answeredStatus?: number, isSentChange = false): AppError {
  if (error instanceof AppError) return error;
  const status = answeredStatus ?? readStatus(error);
  const rawCode = readProperty(error, 'code');
  const code = typeof rawCode === 'string' && rawCode !== '' ? rawCode : null;
  const rawMessage = readProperty(error, 'message');
  const message = typeof rawMessage === 'string' && rawMessage !== '' ? rawMessage : 'Unknown error';
  const kind = kindOf(error, status, code);
  const mayBeDone = isSentChange && isUnanswered({ kind, code });
  return new AppError(kind, message, { code, status, mayBeDone, ...readRefusal(error) });
}

// PostgreSQL's codes but for a lost connection: the transaction is rolled back. PostgREST's: it had no connection.
const nothingDone = /^((?!08|57P|40003)[0-9A-Z]{5}|PGRST00[023])$/;

/** Whether the database's answer is missing: what was asked for may have been done. */
export const isUnanswered = ({ kind, code }: Pick<AppError, 'kind' | 'code'>): boolean =>
  kind === 'network' && (code === null || !nothingDone.test(code));

/** Whether trying once more may help: no answer or the server's own trouble, never a refusal. */
export const isTransient = (error: unknown): boolean => toAppError(error).kind === 'network';

/** How often a failed query is asked again. A search that the database still answers ends within its five seconds. */
export function retriesOf(error: unknown): number {
  if (isStillAnswering(error)) return 7;
  return isTransient(error) ? 1 : 0;
}

const isStillAnswering = (error: unknown) => toAppError(error).refusal === 'still_answering';

/** Milliseconds until a failed query is asked again. Most searches have ended after a fifth of a second. */
export const retryDelayOf = (failures: number, error: unknown): number =>
  isStillAnswering(error) ? Math.min(1000, 200 * 2 ** failures) : 1000;
