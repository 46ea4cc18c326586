import { withDatabase } from './database.ts';

export interface AuditCheck {
  readonly rows: number;
  readonly problems: readonly { id: string; problem: string }[];
}

/** Recomputes the chain of the audit log. No problems means that nobody altered, removed or added a row by hand. */
export async function verifyAuditLog(databaseUrl: string): Promise<AuditCheck> {
  return await withDatabase(databaseUrl, async (sql) => {
    const problems = await sql<{ id: string; problem: string }[]>`
      select id::text, problem from private.verify_audit_log()`;
    const [count] = await sql<{ rows: number }[]>`select count(*)::int as rows from public.audit_log`;
    return { rows: count?.rows ?? 0, problems };
  });
}
