/** What one look at a running product has found. */
export interface Finding {
  readonly state: 'ok' | 'WARNING' | 'FAILED';
  readonly name: string;
  readonly detail: string;
}

export type Result = Omit<Finding, 'name'>;

export const ok = (detail: string): Result => ({ state: 'ok', detail });
export const warning = (detail: string): Result => ({ state: 'WARNING', detail });
export const failed = (detail: string): Result => ({ state: 'FAILED', detail });

/** Nothing may be in the list. */
export const none = (list: readonly string[], good: string, bad: string): Result =>
  list.length === 0 ? ok(good) : failed(`${bad}: ${list.join(', ')}`);

/** Makes the checks one after the other. Each says its own: that one thing is away must not hide the others. */
export async function makeChecks(checks: Readonly<Record<string, () => Promise<Result>>>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const result = await check().catch((error: unknown) => failed(firstLine(error)));
    findings.push({ name, ...result });
  }
  return findings;
}

function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`.split('\n')[0] ?? '';
}
