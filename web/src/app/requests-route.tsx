import { MatchPart } from '@/app/match-part';
import { Sharing } from '@/app/sharing';
import { AdminRequestsPage } from '@/features/contact-requests/components/admin-requests-page';
import type { LocationOf } from '@/lib/navigation/location';
import { TextLink } from '@/ui/text-link';
import { t } from '@/texts/texts';

/** The contact requests, with how the stars of the two agree. */
export const RequestsRoute = ({ requestId }: LocationOf<'requests'>) => (
  <AdminRequestsPage
    requestId={requestId}
    sharing={(id, close) => <Sharing requestId={id} onClose={close} />}
    match={(requester, target) => {
      const bride = [requester, target].find(({ gender }) => gender === 'bride');
      const groom = [requester, target].find(({ gender }) => gender === 'groom');
      return (
        bride &&
        groom && (
          <>
            <MatchPart one={bride} other={groom} isAdmin />
            <p className="mt-3">
              <TextLink to={{ page: 'match', brideId: bride.id, groomId: groom.id }}>
                {t('ui-member.printBoth')}
              </TextLink>
            </p>
          </>
        )
      );
    }}
  />
);
