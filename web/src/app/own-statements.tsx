import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@/base/load-part';
import { feeSettingsQueryOptions } from '@/bureau/api/office-settings';
import type { StatementsOf } from '@/features/fees/api';

const Statements = lazyPart(async () => (await import('@/features/fees/components/statement')).OwnStatements);

/** What the bureau did for the family that looks. While it takes no fees, nothing is shown and nothing is requested. */
export function OwnStatementsPart({ of }: { of: StatementsOf }) {
  const isOn = useQuery(feeSettingsQueryOptions()).data?.isOn ?? false;
  return isOn && <Statements of={of} />;
}
