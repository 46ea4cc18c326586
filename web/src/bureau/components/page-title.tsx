import { createContext, useContext, useEffect, type ReactNode } from 'react';
import archLamp from '@/assets/arch-lamp.svg';
import { useBureau } from '@/bureau/bureau';
import { Link } from '@/lib/navigation/link';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { LotusRule, PageHeading } from '@/ui/page-heading';

// A stack of the mounted titles, innermost last: when it unmounts, the outer title returns.
const titles: { text: string }[] = [];

function showLast(bureauName: string): void {
  const last = titles.at(-1);
  // The home page of a bureau without a line under its name has no text of its own.
  if (last) document.title = last.text === '' ? bureauName : `${last.text} | ${bureauName}`;
}

/** Sets document.title. (React's own <title> would come second to the one in index.html.) */
export function PageTitle({ children }: { children: string }) {
  const { bureau_name: name } = useBureau();
  useEffect(() => {
    const title = { text: children };
    titles.push(title);
    showLast(name);
    return () => {
      titles.splice(titles.indexOf(title), 1);
      showLast(name);
    };
  }, [children, name]);
  return null;
}

/** The part in the place of the error page; null for the error page itself. */
export const ErrorPlace = createContext<ReactNode>(null);

interface ErrorPageProps {
  /** Shows a reload button, for errors that waiting does not solve. */
  offersReload?: boolean;
}

/** Replaces a page that failed to render. The specification fixes its texts. */
export function ErrorPage({ offersReload = false }: ErrorPageProps) {
  const instead = useContext(ErrorPlace);
  if (instead !== null) return instead;
  return (
    <div className="wrap grid items-center justify-center gap-8 py-[clamp(3rem,6vw,5.5rem)] text-center sm:grid-cols-[minmax(0,300px)_minmax(0,520px)] sm:gap-[clamp(2rem,7vw,6rem)] sm:text-left">
      <PageTitle>{t('ui.errorPage.title')}</PageTitle>
      <img
        src={archLamp}
        alt=""
        width={300}
        height={560}
        className="mx-auto h-auto w-full max-w-[190px] sm:max-w-[270px]"
      />
      <div role="alert">
        <PageHeading className="text-3xl md:text-4xl">{t('ui.errorPage.title')}</PageHeading>
        <LotusRule className="mx-auto my-5 sm:mx-0" />
        <p className="mx-auto mb-8 max-w-[44ch] text-lg sm:mx-0">{t('ui.errorPage.text')}</p>
        <div className="flex flex-wrap items-center justify-center gap-3 sm:justify-start">
          <Link
            to={{ page: 'home' }}
            className="inline-flex min-h-12 items-center rounded-control bg-maroon-800 px-6 font-medium text-ivory no-underline transition-colors hover:bg-maroon-900"
          >
            {t('ui.errorPage.backToHome')}
          </Link>
          {offersReload && <Button onClick={() => window.location.reload()}>{t('ui.errorPage.reload')}</Button>}
        </div>
      </div>
    </div>
  );
}
