import { clsx } from 'clsx';
import { Brand } from '@/app/brand';
import { LanguageChoice } from '@/app/language-choice';
import { MenuButton } from '@/app/menu-button';
import { MemberLinks } from '@/app/member-links';
import { HeaderNotifications } from '@/app/parts';
import type { Location } from '@/lib/navigation/location';
import { ViewerLinks } from '@/app/viewer-links';
import { headTool } from '@/ui/button';
import { LargerLettersOffer } from '@/app/larger-letters-offer';
import { useScrolledAway } from '@/app/use-scrolled-away';
import { useKeptClear } from '@/ui/use-kept-clear';
import { SiteLinks } from '@/app/site-links';
import { useReach } from '@/lib/backend/reach';
import { isLikelyMember, useViewer } from '@/lib/backend/session';
import { OnDemand } from '@/ui/on-demand';
import { t } from '@/texts/texts';

/** The head of every page. It needs no data. */
export function Header({ location }: { location: Location }) {
  const viewer = useViewer();
  const hasMemberLinks = isLikelyMember(viewer);
  const bar = useKeptClear<HTMLElement>('--header');
  const { isAway, show } = useScrolledAway(bar);
  // The notice of a lost connection stands below it.
  const isReached = useReach() === 'good';
  return (
    <header
      ref={bar}
      className={clsx(
        'print:hidden on-maroon relative z-20 bg-maroon-900 text-ivory transition-transform max-md:sticky max-md:top-0 shadow-[inset_0_-1px_0_rgb(233_199_123/0.45),inset_0_-5px_0_var(--color-maroon-900),inset_0_-6px_0_rgb(233_199_123/0.25)]',
        isAway && isReached && 'max-md:-translate-y-full',
      )}
      onFocus={show}
    >
      <div
        // In languages with longer words the site's links have a row of their own.
        className="wrap flex min-h-[4.25rem] items-center gap-x-[min(0.5rem,2vw)] py-1.5 lg:min-h-20 lg:gap-4 xl:gap-6 indic:lg:flex-wrap indic:lg:gap-y-0"
      >
        <Brand compact={hasMemberLinks} className="mr-auto" />
        <nav aria-label={t('shell.nav.main')} className="hidden lg:block indic:order-last indic:basis-full">
          <ul className="flex xl:gap-1 indic:-ml-2 indic:xl:-ml-3.5">
            <SiteLinks
              location={location}
              linkClass="relative flex min-h-11 items-center px-2 whitespace-nowrap text-ivory no-underline after:absolute after:inset-x-2 after:bottom-1.5 after:h-px after:scale-x-0 after:bg-gold-300 after:transition-transform after:content-[''] hover:after:scale-x-100 aria-[current]:text-gold-300 aria-[current]:after:scale-x-100 xl:px-3.5 xl:after:inset-x-3.5"
            />
          </ul>
        </nav>
        {hasMemberLinks && (
          <div className={headTool}>
            <OnDemand>{viewer.kind === 'member' && <HeaderNotifications />}</OnDemand>
          </div>
        )}
        <LanguageChoice />
        <div className="hidden items-center gap-4 lg:flex">
          <ViewerLinks location={location} />
        </div>
        <MenuButton location={location} />
      </div>
      {location.page !== 'home' && <LargerLettersOffer />}
      {hasMemberLinks && (
        // Beside the site's links there is no room for the members' own.
        <nav
          aria-label={t('shell.nav.forYou')}
          className={clsx(
            'hidden border-t border-gold-300/25 pb-1.5 lg:block',
            viewer.kind !== 'member' && 'invisible',
          )}
        >
          <div className="wrap flex items-center justify-end gap-7">
            <MemberLinks location={location} viewer={viewer} />
          </div>
        </nav>
      )}
    </header>
  );
}
