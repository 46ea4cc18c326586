import { PhonePlaces } from '@/app/desk/phone-places';
import { Rail } from '@/app/desk/rail';
import { awaitGallery } from '@/app/foot-details';
import { SiteLinks } from '@/app/site-links';
import { useBureau } from '@/bureau/bureau';
import { registeredUsersQueryOptions } from '@/features/people/find-people';
import { readPeopleSearch } from '@/features/people/search';
import { PeopleSearchBox, PersonPicker } from '@/features/people/search-box';
import { defaultTableView, readTableView, type TableView, toStoredView } from '@/features/people/table-view';
import { entryWish } from '@/features/person-form/register/entry-wish';
import { useViewer } from '@/lib/backend/session';
import { navigate, replaceLocation } from '@/lib/navigation/history';
import { Link } from '@/lib/navigation/link';
import type { Location } from '@/lib/navigation/location';
import { queryClient } from '@/lib/query-client';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ClipboardPaste, Plus } from '@/ui/icons';
import { Skeleton } from '@/ui/skeleton';
import { useIsAtLeast } from '@/ui/use-is-wide';
import { useKeptClear } from '@/ui/use-kept-clear';
import { QueryClientProvider } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect } from 'react';

const buttonLook = 'shrink-0 max-md:px-3';

/** Opens the person with this number, or the list where another has it in the bureau's own book. */
async function openNumber(search: string): Promise<void> {
  const table = { ...defaultTableView, search };
  const { page, ...query } = table;
  const found = await queryClient.query(registeredUsersQueryOptions(query, page)).catch(() => null);
  const person = found?.total === 1 ? found.rows[0] : undefined;
  if (person) navigate({ page: 'profile', profileId: person.id });
  else navigate({ page: 'dashboard', view: toStoredView(table) });
}

function register(wish: 'form' | 'paste'): void {
  entryWish.set(wish);
  navigate({ page: 'form' });
}

function showInRegister(search: string, table: TableView | null): void {
  const view = toStoredView({ ...(table ?? defaultTableView), search, page: 0 });
  if (table) replaceLocation({ page: 'dashboard', view });
  else navigate({ page: 'dashboard', view });
}

/** What the office does most, on each of its pages: find a person, read a biodata in, register somebody. */
export function DeskBar({ location }: { location: Location }) {
  // Its words are there when it is known who looks.
  if (useViewer().kind !== 'admin') return <Skeleton className="my-2.5 h-12 w-full max-w-2xl" />;
  const table = location.page === 'dashboard' ? readTableView(location.view) : null;
  const enter = (search: string) => {
    if (readPeopleSearch(search).kind === 'id') void openNumber(search);
    else showInRegister(search, table);
  };
  return (
    <div className="flex items-center gap-2 py-2.5 md:gap-3">
      {table ? (
        <PeopleSearchBox
          // The prompt of the specification, on the page that it describes.
          label={t('admin.search.label')}
          value={table.search}
          onChange={(search) => showInRegister(search, table)}
          onEnter={enter}
          hasKey
        />
      ) : (
        // On the other pages, the people it means are listed below it.
        <PersonPicker
          key={location.page}
          over={{
            label: t('desk.search'),
            onEnter: enter,
            more: (search) => (
              <Button look="quiet" size="small" onClick={() => showInRegister(search, null)}>
                {t('desk.showInRegister')}
              </Button>
            ),
          }}
          onChoose={(profileId) => navigate({ page: 'profile', profileId })}
        />
      )}
      <Button className={buttonLook} onClick={() => register('paste')}>
        <ClipboardPaste aria-hidden="true" className="size-5" strokeWidth={1.6} />
        <span className="max-md:sr-only">{t('person-form-office.paste.title')}</span>
      </Button>
      <Button look="primary" className={clsx(buttonLook, 'lg:whitespace-nowrap')} onClick={() => register('form')}>
        <Plus aria-hidden="true" className="size-5" strokeWidth={1.6} />
        <span className="max-md:sr-only">{t('admin.users.add')}</span>
      </Button>
    </div>
  );
}

/** The head of the office's pages: the rail at the left or the places at the foot, and the bar. */
export function DeskHead({ location }: { location: Location }) {
  const bar = useKeptClear<HTMLElement>('--header');
  // The breakpoint lg. A frame is drawn for every width, so it has both.
  const isWide = useIsAtLeast(64);
  return (
    <QueryClientProvider client={queryClient}>
      <header
        ref={bar}
        data-desk=""
        className="sticky top-0 z-20 border-b border-line bg-paper print:hidden short:static"
      >
        {isWide !== false && <Rail location={location} />}
        <div className="wrap">
          <DeskBar location={location} />
        </div>
        {isWide !== true && <PhonePlaces location={location} />}
      </header>
    </QueryClientProvider>
  );
}

const footLink = 'inline-flex min-h-8 items-center text-muted no-underline underline-offset-4 hover:underline';
const year = new Date().getFullYear();

/** The foot of the office's pages: the links of the specification, and the copyright. */
export function DeskFoot() {
  const { bureau_name: name } = useBureau();
  // The office sees the home page as its visitors do.
  useEffect(awaitGallery, []);
  return (
    <footer className="border-t border-line pb-(--foot,0px) text-sm text-muted print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-5 py-2">
        <nav aria-label={t('shell.nav.footer')}>
          <ul className="flex flex-wrap gap-x-5">
            <SiteLinks linkClass={footLink} />
            <li>
              <Link to={{ page: 'privacy' }} className={footLink}>
                {t('shell.pages.privacy')}
              </Link>
            </li>
          </ul>
        </nav>
        <p data-build={import.meta.env.VITE_BUILD}>{t('shell.footer.rightsOfYear', { year, name })}</p>
      </div>
    </footer>
  );
}
