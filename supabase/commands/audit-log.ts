import { withDatabase } from '../lib/database.ts';
import { StackError } from '../lib/settings.ts';

/** The newest row of the audit log at some time: its number, and its hash in hexadecimal. */
interface AuditHead {
  readonly id: string;
  readonly hash: string;
}

interface AuditCheck {
  readonly rows: number;
  readonly problems: readonly { id: string; problem: string }[];
  /** To be kept somewhere else: a later check with it finds a log that was written anew. Null for an empty log. */
  readonly head: string | null;
}

/** The head that an earlier check has printed, as in 12:0f3c... */
export function readAuditHead(text: string | undefined): AuditHead | null {
  if (text === undefined) return null;
  const [, id, hash] = /^([1-9][0-9]{0,17}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (id === undefined || hash === undefined) {
    throw new StackError(
      'HEAD is not the head of an audit log.',
      'It is what make verify-audit has printed, as in 12:0f3c...',
    );
  }
  return { id, hash };
}

/** SQL of the head of the audit log, in the form that readAuditHead() reads. */
export const auditHeadSql = `(select last_id || ':' || encode(last_hash, 'hex') from private.audit_head where last_id > 0)`;

/** What is to be done with the head that a check has found. */
export const keepHead = (command: string, head: string | null): string =>
  head === null ? '' : `\nKeep this line elsewhere. A later check compares with it:\n  make ${command} HEAD=${head}`;

/**
 * Recomputes the chain of the audit log. No problems means that nobody altered, removed or added a row by hand, as far
 * as the database itself can tell; with a head that was kept, also that nobody wrote the log up to there anew.
 */
export async function verifyAuditLog(databaseUrl: string, kept: AuditHead | null = null): Promise<AuditCheck> {
  return await withDatabase(databaseUrl, async (sql) => {
    const problems = await sql<{ id: string; problem: string }[]>`
      select id::text, problem from private.verify_audit_log(${kept?.id ?? null}, ${kept?.hash ?? null})`;
    const [log] = await sql<{ rows: number; head: string | null }[]>`
      select count(*)::int as rows, ${sql.unsafe(auditHeadSql)} as head from public.audit_log`;
    return { rows: log?.rows ?? 0, problems, head: log?.head ?? null };
  });
}
