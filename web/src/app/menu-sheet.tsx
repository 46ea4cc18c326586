import { use } from 'react';
import { clsx } from 'clsx';
import { memberPages, quietLink, SiteLinks, ViewerLinks } from '@/app/site-links';
import { LeaveSheet, Sheet, sheetLink, type SheetProps } from '@/app/sheet';
import { lazyPart } from '@/base/load-part';
import { callLink, useBureau } from '@/bureau/bureau';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { OnDemand } from '@/ui/on-demand';

const FeesOfMenu = lazyPart(async () => (await import('@/app/own-statements')).FeesOfMenu);
const allProfiles = { label: 'shell.nav.profiles', page: 'profiles' } as const;

/** The navigation of the site on phones and tablets. */
export const MenuSheet = ({ location, ...props }: SheetProps & { location: Location }) => (
  <Sheet title={t('shell.nav.menu')} {...props}>
    <SiteMenu location={location} />
  </Sheet>
);

function SiteMenu({ location }: { location: Location }) {
  const leave = use(LeaveSheet);
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  const { phone } = useBureau();
  return (
    <>
      {viewer.kind !== 'visitor' && viewer.kind !== 'loading' && (
        <p className="border-b border-gold-300/20 py-3 leading-snug text-gold-300 [overflow-wrap:anywhere]">
          {viewer.name !== null && (
            <span className="block font-display text-lg" translate="no">
              {sayName(viewer.name, viewer.ownScriptName ?? null)}
            </span>
          )}
          <span className="block">{t('shell.nav.signedInAs', { username: viewer.username })}</span>
        </p>
      )}
      {isMember && (
        <ul aria-label={t('shell.nav.forYou')}>
          {[...memberPages, allProfiles].map(({ label, page }) => (
            <li key={page}>
              <Link
                to={{ page }}
                onClick={leave}
                className={sheetLink}
                aria-current={location.page === page ? 'page' : undefined}
              >
                {t(label)}
              </Link>
            </li>
          ))}
          <li className="empty:hidden">
            <OnDemand>
              <FeesOfMenu onClick={leave} className={sheetLink} />
            </OnDemand>
          </li>
          {phone !== '' && (
            <li>
              <a href={callLink(phone)} className={sheetLink}>
                {t('ui-member.reach.callNumber', { phone })}
              </a>
            </li>
          )}
        </ul>
      )}
      <ul aria-label={t('shell.nav.theSite')} className={clsx(isMember && 'mt-3 flex flex-wrap gap-x-5')}>
        <SiteLinks
          location={location}
          without={isMember ? allProfiles.page : null}
          onClick={leave}
          linkClass={isMember ? quietLink : sheetLink}
        />
      </ul>
      <div className="mt-3 flex flex-col items-start gap-3">
        <ViewerLinks location={location} stacked onLeave={leave} />
      </div>
    </>
  );
}
