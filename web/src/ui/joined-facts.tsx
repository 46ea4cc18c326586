import { joinFacts } from '@/lib/format';

interface JoinedFactsProps {
  facts: readonly (string | null)[];
  /** The last of them, as it was typed: a place. */
  typed: string | null;
}

/** Facts of a person in one line: "User Id 12, 28 years, Madurai". */
export function JoinedFacts({ facts, typed }: JoinedFactsProps) {
  const joined = joinFacts(facts);
  return (
    <>
      {joined}
      {joined !== '' && typed !== null && typed !== '' && ', '}
      {typed !== null && <span translate="no">{typed}</span>}
    </>
  );
}
