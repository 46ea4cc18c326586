import seal from '@/assets/seal.svg';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { HeaderNotifications } from '@/app/parts';
import { MemberLinks, SiteLinks, ViewerLinks } from '@/app/site-links';
import { LanguageChoice } from '@/app/text-choices';
import { keepChoice } from '@/base/browser-storage';
import { lettersOfferedKey, mayOfferLetters } from '@/base/kept-text-size';
import { lazyPart } from '@/base/load-part';
import { useBureau } from '@/bureau/bureau';
import { useReach } from '@/lib/backend/reach';
import { isLikelyMember, useViewer } from '@/lib/backend/session';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { chooseTextSize, useTextSize } from '@/lib/text-size';
import { t } from '@/texts/texts';
import { headTool } from '@/ui/button';
import { Menu, X } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { useKeptClear } from '@/ui/use-kept-clear';

interface BrandProps {
  /** On the smallest phones the name stands without the seal: more than the menu is beside it. */
  compact?: boolean;
  className?: string;
}

/** The bureau's seal and name; leads home. */
export function Brand({ compact = false, className }: BrandProps) {
  const { bureau_name: name, tagline } = useBureau();
  return (
    <Link
      to={{ page: 'home' }}
      className={clsx(
        // On a narrow screen with large letters it takes several lines, and grows no wider than its place.
        'flex min-h-11 min-w-0 items-center gap-3 font-display text-[min(1.25rem,4.4vw)] leading-tight text-ivory no-underline sm:text-xl sm:whitespace-nowrap lg:text-[1.25rem] xl:text-xl',
        className,
      )}
    >
      <img
        src={seal}
        alt=""
        width={52}
        height={52}
        className={clsx('size-[46px] xs:size-[52px]', compact && 'max-sm:hidden')}
      />
      <span className="min-w-0">
        <span translate="no">{name}</span>
        <span
          translate="no"
          className="block font-text text-[min(0.875rem,3.3vw)] leading-snug sm:text-sm tracking-wide text-gold-300"
        >
          {tagline}
        </span>
      </span>
    </Link>
  );
}

// A finger that rests on the screen trembles.
const leastPx = 8;

/** Whether a bar at the top makes room: while the page scrolls down, unless a control in it has the focus of the keyboard. */
function useScrolledAway(bar: RefObject<HTMLElement | null>) {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < leastPx) return;
      const height = bar.current?.offsetHeight ?? 0;
      setIsAway(scrollY > last && scrollY > height && bar.current?.querySelector(':focus-visible') === null);
      last = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [bar]);
  const show = () => setIsAway(false);
  return { isAway, show };
}

/** Offers larger letters on phones, until they are chosen or refused once. */
function LargerLettersOffer() {
  const size = useTextSize();
  const [isOver, setIsOver] = useState(() => !mayOfferLetters());
  if (isOver || size !== '100') return null;
  const end = () => {
    keepChoice(lettersOfferedKey, 'yes');
    setIsOver(true);
  };
  return (
    <div data-offer="" className="wrap flex items-center justify-between border-t border-gold-300/25 md:hidden">
      <button
        type="button"
        // In one line, whatever the language.
        className="min-h-11 text-left text-[min(1rem,4.2vw)] text-gold-300 underline underline-offset-4"
        onClick={() => {
          end();
          chooseTextSize('125');
        }}
      >
        {t('page.largerLetters')}
      </button>
      <button
        type="button"
        aria-label={t('page.noLargerLetters')}
        className="-mr-3 grid size-11 place-items-center text-gold-300"
        onClick={end}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

const loadSheet = async () => (await import('@/app/menu-sheet')).MenuSheet;
const MenuSheet = lazyPart(loadSheet);

const quietMomentMs = 1500;

function MenuButton({ location }: { location: Location }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);

  useEffect(() => {
    // Where the button shows, the sheet is fetched early, but after the needs of the page itself.
    if (button.current?.offsetParent === null) return;
    const timer = setTimeout(() => void loadSheet().catch(() => undefined), quietMomentMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('shell.nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-3 grid h-12 w-[min(3rem,13vw)] place-items-center rounded-control text-gold-300 lg:hidden"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      {used && (
        <OnDemand>
          <MenuSheet location={location} open={open} onOpenChange={setOpen} onReturn={() => button.current?.focus()} />
        </OnDemand>
      )}
    </>
  );
}

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
