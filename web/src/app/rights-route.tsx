import { lazyPart } from '@/base/load-part';
import { SessionsList } from '@/features/account/sessions-list';
import { NoProfilePage } from '@/features/my-profile/no-profile-page';
import { Part } from '@/features/my-profile/part';
import { RightsPage } from '@/features/my-profile/rights-page';
import { chipsOf, readFilters } from '@/features/profiles/filters';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';

const OwnStatementsPart = lazyPart(async () => (await import('@/app/own-statements')).OwnStatementsPart);
const MyConsents = lazyPart(async () => (await import('@/features/consents/components/my-consents')).MyConsents);
const MyGrievances = lazyPart(async () => (await import('@/features/grievances/member')).MyGrievances);

const describeSearch = (filters: unknown) =>
  chipsOf(readFilters(filters))
    .map(({ label }) => label)
    .join(', ') || t('shell.everyone');

/** What a member may know, take back and ask for. */
export function RightsRoute({ part }: { part: string | null }) {
  const profileId = ownProfileId(useViewer());
  if (profileId === null) return <NoProfilePage />;
  return (
    <RightsPage
      // Another member starts with nothing chosen or typed.
      key={profileId}
      profileId={profileId}
      part={part}
      consents={
        <OnDemand>
          <MyConsents profileId={profileId} />
        </OnDemand>
      }
      sessions={<SessionsList />}
      statements={
        <OnDemand>
          <OwnStatementsPart of={{ profileId }}>
            {(statements) => (
              <Part folds id="fees" isOpen={part === 'fees'} title={t('statement.own')}>
                {statements}
              </Part>
            )}
          </OwnStatementsPart>
        </OnDemand>
      }
      complaints={
        <OnDemand>
          <MyGrievances />
        </OnDemand>
      }
      describeSearch={describeSearch}
    />
  );
}
