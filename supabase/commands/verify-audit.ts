import { withDatabase } from '../lib/database.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import type { Stack } from './stack.ts';

/** A row of the audit log at some time: its number, and its hash in hexadecimal, or the beginning of it. */
interface AuditHead {
  /** Null where only the hash is known, as from a statement. */
  readonly id: string | null;
  readonly hash: string;
}

interface AuditCheck {
  readonly rows: number;
  readonly problems: readonly { id: string; problem: string }[];
  /** To be kept somewhere else: a later check with it finds a log that was rewritten. Null for an empty log. */
  readonly head: string | null;
}

/** The head that an earlier check has printed, as in 12:0f3c..., or the check code of a statement. */
export function readAuditHead(text: string | undefined): AuditHead | null {
  if (text === undefined) return null;
  const [, id = null, hash] = /^(?:([1-9][0-9]{0,17}):)?([0-9a-f]{12,64})$/.exec(text) ?? [];
  if (hash === undefined) {
    throw new StackError(
      'HEAD is not the head of an audit log.',
      'It is what make verify-audit has printed, as in 12:0f3c..., or the check code of a statement.',
    );
  }
  return { id, hash };
}

/**
 * Recomputes the chain of the audit log. No problems means that nobody altered, removed or added a row by hand, as far as the
 * database shows. With a kept head, nobody rewrote the log up to there either.
 */
export async function verifyAuditLog(databaseUrl: string, kept: AuditHead | null = null): Promise<AuditCheck> {
  return await withDatabase(databaseUrl, async (sql) => {
    const problems = await sql<{ id: string; problem: string }[]>`
      select id::text, problem from private.verify_audit_log(${kept?.id ?? null}, ${kept?.hash ?? null})`;
    const [log] = await sql<{ rows: number; head: string | null }[]>`
      select count(*)::int as rows,
        (select last_id || ':' || encode(last_hash, 'hex') from private.audit_head where last_id > 0) as head
      from public.audit_log`;
    return { rows: log?.rows ?? 0, problems, head: log?.head ?? null };
  });
}

/** Names each row of the audit log that was altered, removed or added by hand; with HEAD, also when all was rewritten. */
export async function verifyAudit({ backend }: Stack): Promise<void> {
  const kept = readAuditHead(readSetting('HEAD'));
  const { rows, problems, head } = await verifyAuditLog(backend.access.databaseUrl, kept);
  for (const { id, problem } of problems) console.error(`Row ${id}: ${problem}.`);
  if (problems.length > 0) {
    throw new StackError('The audit log has been tampered with.', 'The rows above do not fit the chain.');
  }
  console.log(`The audit log is whole: ${rows} rows, each fits the one before.`);
  if (head === null) return;
  console.log(`Keep this line elsewhere. A later check compares with it:\n  make verify-audit HEAD=${head}`);
}
