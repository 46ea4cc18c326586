/** The filters of the audit log. Empty and null mean all. */
export interface AuditFilter {
  action: string;
  table: string;
  /** Part of the actor's name. */
  actor: string;
  profileId: number | null;
  /** Days in the bureau's time zone: "2026-11-20". */
  from: string;
  to: string;
}

export const auditKeys = {
  log: (filter: AuditFilter) => ['audit', filter] as const,
  allReads: () => ['reads'] as const,
  reads: (month: string) => ['reads', month] as const,
  act: (id: number) => ['audit-act', id] as const,
};
