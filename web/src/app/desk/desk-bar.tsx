import { clsx } from 'clsx';
import { registeredUsersQueryOptions } from '@/features/admin/api/registered-users';
import { readPeopleSearch } from '@/features/admin/people/people-search';
import { PeopleSearchBox } from '@/features/admin/register/people-search-box';
import { defaultTableView, readTableView, toStoredView } from '@/features/admin/people/table-view';
import { pasteWish } from '@/features/person-form/register/paste-wish';
import { navigate, replaceLocation } from '@/lib/navigation/history';
import type { Location } from '@/lib/navigation/location';
import { useViewer } from '@/lib/backend/session';
import { queryClient } from '@/lib/query-client';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ClipboardPaste, Plus } from '@/ui/icons';
import { Skeleton } from '@/ui/skeleton';

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

/** What the office does most, on each of its pages: find a person, read a biodata in, register somebody. */
export function DeskBar({ location }: { location: Location }) {
  // Its words are there when it is known who looks.
  if (useViewer().kind !== 'admin') return <Skeleton className="my-2.5 h-12 w-full max-w-2xl" />;
  const table = location.page === 'dashboard' ? readTableView(location.view) : null;
  const find = (search: string) => {
    const view = toStoredView({ ...(table ?? defaultTableView), search, page: 0 });
    if (table) replaceLocation({ page: 'dashboard', view });
    else navigate({ page: 'dashboard', view });
  };
  return (
    <div className="flex items-center gap-2 py-2.5 md:gap-3">
      <PeopleSearchBox
        key={location.page}
        // The prompt of the specification, on the page that it describes.
        label={table ? t('admin.search.label') : t('desk.search')}
        value={table?.search ?? ''}
        onChange={find}
        onEnter={(search) => {
          if (readPeopleSearch(search).kind === 'id') void openNumber(search);
          else find(search);
        }}
        asksOnEnter={table === null}
        hasKey
      />
      <Button
        className={buttonLook}
        onClick={() => {
          pasteWish.set(true);
          navigate({ page: 'form' });
        }}
      >
        <ClipboardPaste aria-hidden="true" className="size-5" strokeWidth={1.6} />
        <span className="max-md:sr-only">{t('person-form-office.paste.title')}</span>
      </Button>
      <Button
        look="primary"
        className={clsx(buttonLook, 'lg:whitespace-nowrap')}
        onClick={() => navigate({ page: 'form' })}
      >
        <Plus aria-hidden="true" className="size-5" strokeWidth={1.6} />
        <span className="max-md:sr-only">{t('admin.users.add')}</span>
      </Button>
    </div>
  );
}
