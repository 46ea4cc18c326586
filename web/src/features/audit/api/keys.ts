import type { AuditQuestion } from '@/features/audit/api/audit-log';

export const auditKeys = {
  log: (question: AuditQuestion) => ['audit', question] as const,
};
