/** The result of one check of a running product, with its name. */
export interface Finding {
  readonly state: 'ok' | 'WARNING' | 'FAILED';
  readonly name: string;
  readonly detail: string;
}

export type Result = Omit<Finding, 'name'>;

export const ok = (detail: string): Result => ({ state: 'ok', detail });
export const warning = (detail: string): Result => ({ state: 'WARNING', detail });
export const failed = (detail: string): Result => ({ state: 'FAILED', detail });

/** Fails with `bad` and the list, unless the list is empty. */
export const failIfAny = (list: readonly string[], good: string, bad: string): Result =>
  list.length === 0 ? ok(good) : failed(`${bad}: ${list.join(', ')}`);

/** Runs the checks one after the other. An error fails its own check only, so it doesn't hide the other results. */
export async function runChecks(checks: Readonly<Record<string, () => Promise<Result>>>): Promise<readonly Finding[]> {
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
