import { clsx } from 'clsx';
import { Brand } from '@/app/header';
import { FootDetails } from '@/app/parts';
import { SiteLinks } from '@/app/site-links';
import { TextSizeChoice } from '@/app/text-choices';
import cornerKolam from '@/assets/corner-kolam.svg';
import { useBureau } from '@/bureau/bureau';
import { Link } from '@/lib/navigation/link';
import { useIsLive } from '@/first-load/when-idle';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';

const year = new Date().getFullYear();

const footerLink =
  'flex min-h-11 items-center px-3 text-ivory no-underline underline-offset-[5px] hover:text-gold-300 hover:underline';

const Corner = ({ className }: { className: string }) => (
  <img
    src={cornerKolam}
    alt=""
    width={204}
    height={204}
    loading="lazy"
    className={clsx('pointer-events-none absolute h-auto w-32 opacity-40 md:w-44', className)}
  />
);

/** The foot of every page: the navigation again, and the copyright line. */
export function Footer() {
  const { bureau_name: name, grievance_officer: grievanceOfficer } = useBureau();
  const isLive = useIsLive();
  return (
    <footer className="print:hidden on-maroon relative overflow-hidden bg-maroon-900 pt-14 pb-9 text-ivory">
      <Corner className="top-0 right-0" />
      <Corner className="bottom-0 left-0 hidden rotate-180 md:block" />
      <div className="wrap relative flex flex-col items-center gap-6 text-center">
        <Brand className="text-left" />
        <div className="flex flex-wrap items-center justify-center gap-x-4">
          <nav aria-label={t('shell.nav.footer')}>
            <ul className="flex max-w-80 flex-wrap justify-center gap-x-2 sm:max-w-none">
              <SiteLinks linkClass={footerLink} />
              <li>
                <Link to={{ page: 'privacy' }} className={footerLink}>
                  {t('shell.pages.privacy')}
                </Link>
              </li>
            </ul>
          </nav>
          <TextSizeChoice />
        </div>
        <div>
          <p className="text-gold-300" data-build={import.meta.env.VITE_BUILD}>
            {isLive ? t('shell.footer.rightsOfYear', { year, name }) : t('shell.footer.rights', { name })}
          </p>
          <p className="mt-1 text-sm text-ivory/85">{t('shell.footer.strictly')}</p>
          {grievanceOfficer !== '' && (
            <p className="mt-1 text-sm text-ivory/85">{t('shell.footer.officer', { name: grievanceOfficer })}</p>
          )}
          <OnDemand>{isLive && <FootDetails linkClass={clsx(footerLink, 'justify-center')} />}</OnDemand>
        </div>
      </div>
    </footer>
  );
}
