import { execa } from 'execa';
import { z } from 'zod';
import { StackError } from '../lib/settings.ts';

/** The days until a package with a known fault is replaced (docs/security.md). */
const deadlines = { critical: 7, high: 30, moderate: 90, low: 90, info: 90 } as const;

const advisory = z.object({ title: z.string(), url: z.string() });
const audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(['critical', 'high', 'moderate', 'low', 'info']),
      // A name is a package that has the fault itself.
      via: z.array(z.union([z.string(), advisory])),
    }),
  ),
});
const failure = z.object({ message: z.string() });

/**
 * The known faults of an answer of `npm audit --json`, a line each, the most severe first.
 * @throws StackError if the registry gave no answer: nothing is known then
 */
export function describeFaults(answer: string): string[] {
  let given: unknown = null;
  try {
    given = JSON.parse(answer);
  } catch {
    // The error below names it.
  }
  const found = audit.safeParse(given);
  if (!found.success) {
    const error = failure.safeParse(given);
    throw new StackError(
      `The registry does not say which faults are known: ${error.success ? error.data.message : 'no answer of npm audit'}.`,
      'Nothing is known of the packages. Run it where the registry answers, or look at https://github.com/advisories.',
    );
  }
  const severities = Object.keys(deadlines);
  return Object.entries(found.data.vulnerabilities)
    .map(([name, { severity, via }]) => {
      const reasons = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`));
      return { severity, line: `${severity}, within ${deadlines[severity]} days: ${name}: ${reasons.join('; ')}` };
    })
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
    .map(({ line }) => line);
}

/** Lists the known faults of the packages, with the days until each has to be gone. Fails if there are some, or if none can be known. */
export async function faults(root: string): Promise<void> {
  const { stdout } = await execa('npm', ['audit', '--json'], { cwd: root, reject: false });
  const lines = describeFaults(stdout);
  for (const line of lines) console.log(line);
  if (lines.length > 0)
    throw new StackError(`${lines.length} packages have known faults.`, 'See above, and docs/security.md.');
  console.log('No package has a known fault.');
}
