/** Which rows are asked for; empty and null ask for all. */
export interface AuditQuestion {
  action: string;
  table: string;
  /** Part of the name of who did it. */
  actor: string;
  profileId: number | null;
  /** Days of the bureau, "2026-11-20". */
  from: string;
  to: string;
}

export const auditKeys = {
  log: (question: AuditQuestion) => ['audit', question] as const,
};
