import type { ComponentProps } from 'react';
import { FactList } from '@/ui/fact-list';

/** The facts that are known, and in one line the names of those that are not. */
export function KnownFacts({ look, facts }: ComponentProps<typeof FactList>) {
  const known = facts.filter(({ value }) => value !== null);
  const missing = facts.filter(({ value }) => value === null).map(({ label }) => label);
  return (
    <>
      {known.length > 0 && <FactList look={look} facts={known} />}
      {missing.length > 0 && <p className="mt-3 text-muted print:hidden">Not provided: {missing.join(', ')}</p>}
    </>
  );
}
