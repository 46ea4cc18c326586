import { clsx } from 'clsx';
import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useLayer } from '@/lib/navigation/layers';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { LanguageChoice } from '@/app/language-choice';
import { memberPages } from '@/app/member-links';
import { SiteLinks } from '@/app/site-links';
import { TextSizeChoice } from '@/app/text-size-choice';
import { ViewerLinks } from '@/app/viewer-links';
import { savedSearchesWish } from '@/features/profiles/saved-searches-wish';
import { useViewer } from '@/lib/backend/session';
import { X } from '@/ui/icons';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';

const linkClass =
  'flex min-h-[3.25rem] items-center border-b border-gold-300/20 font-display text-lg text-ivory no-underline aria-[current]:text-gold-300';

interface MenuSheetProps {
  location: Location;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus when the menu is closed without going anywhere. */
  onReturn: () => void;
}

/** The navigation on phones and tablets. */
export function MenuSheet({ location, open, onOpenChange, onReturn }: MenuSheetProps) {
  const viewer = useViewer();
  // A page that was chosen takes the focus itself.
  const left = useRef(false);
  useLayer(open, () => {
    onOpenChange(false);
  });
  const leave = () => {
    left.current = true;
    onOpenChange(false);
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-20 bg-ink/50 lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="on-maroon fade-in fixed inset-x-0 top-0 z-30 max-h-(--screen-height) overflow-y-auto bg-maroon-900 px-[clamp(1rem,4vw,3rem)] pb-8 text-ivory shadow-[0_24px_40px_-12px_rgb(43_26_23/0.5)] outline-hidden lg:hidden"
          onOpenAutoFocus={() => {
            left.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) onReturn();
          }}
        >
          <div className="flex min-h-[4.25rem] items-center justify-between border-b border-gold-300/35">
            <Dialog.Title className="text-xl text-gold-300">{t('shell.nav.menu')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('shell.nav.closeMenu')}
              className="-mr-3 grid size-12 place-items-center rounded-control text-gold-300"
            >
              <X aria-hidden="true" className="size-7" />
            </Dialog.Close>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-gold-300/20 py-1">
            <LanguageChoice named />
            <TextSizeChoice />
          </div>
          <nav aria-label={t('shell.nav.menu')}>
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
            {viewer.kind === 'member' && (
              <ul aria-label={t('shell.nav.forYou')}>
                {memberPages.map(({ label, page }) => (
                  <li key={page}>
                    <Link
                      to={{ page }}
                      onClick={leave}
                      className={linkClass}
                      aria-current={location.page === page ? 'page' : undefined}
                    >
                      {t(label)}
                    </Link>
                  </li>
                ))}
                <li>
                  <Link
                    to={{ page: 'profiles' }}
                    onClick={() => {
                      savedSearchesWish.set(true);
                      leave();
                    }}
                    className={linkClass}
                  >
                    {t('shell.nav.savedSearches')}
                  </Link>
                </li>
              </ul>
            )}
            <ul aria-label={t('shell.nav.theSite')} className={clsx(viewer.kind === 'member' && 'mt-6')}>
              <SiteLinks location={location} onClick={leave} linkClass={linkClass} />
            </ul>
            <div className="mt-3 flex flex-col items-start gap-3">
              <ViewerLinks location={location} stacked onLeave={leave} />
            </div>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
