import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazyPart } from '@/base/load-part';
import { feeSettingsQueryOptions } from '@/bureau/api/office-settings';
import { statementsOf } from '@/features/fees/api';
import type { OwnStatementsProps } from '@/features/fees/components/statement';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { Link, type LinkProps } from '@/lib/navigation/link';
import { queryClient } from '@/lib/query-client';
import { t } from '@/texts/texts';

const Statements = lazyPart(async () => (await import('@/features/fees/components/statement')).OwnStatements);

/** What the bureau did for the family that looks. While it takes no fees, nothing is shown and nothing is requested. */
export function OwnStatementsPart(props: OwnStatementsProps) {
  const isOn = useQuery(feeSettingsQueryOptions()).data?.isOn ?? false;
  return isOn && <Statements {...props} />;
}

/** The member's way to the statement, in the menu on every page, while a plan runs. */
export const FeesOfMenu = (props: Omit<LinkProps, 'to'>) => (
  <QueryClientProvider client={queryClient}>
    <FeesLink {...props} />
  </QueryClientProvider>
);

export function FeesLink(props: Omit<LinkProps, 'to'>) {
  const profileId = ownProfileId(useViewer());
  const isOn = useQuery(feeSettingsQueryOptions()).data?.isOn ?? false;
  const statements = useQuery({ ...statementsOf({ profileId: profileId ?? 0 }), enabled: isOn && profileId !== null });
  if (!isOn || !statements.data?.some(({ runs }) => runs)) return null;
  return (
    <Link to={{ page: 'rights', part: 'fees' }} {...props}>
      {t('shell.pages.ownFees')}
    </Link>
  );
}
