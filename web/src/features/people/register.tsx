import { useMutation, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { ReachLinks } from '@/bureau/components/reach';
import { rowMenuItems, useDialogOfMenu } from '@/features/people/acts';
import { useRestoreProfile } from '@/features/people/delete';
import { FilterChipsOfTable, FilterPeopleDialog } from '@/features/people/filters';
import { findAllPeople, maxCount, type TablePage, type TableRow } from '@/features/people/find-people';
import { FoundEnquiries, NobodyFound, UnderstoodWords } from '@/features/people/found';
import type { SelectedPerson } from '@/features/people/person';
import { SelectionBar, SelectPage, useSelection } from '@/features/people/selection';
import { Pager, UsersTable, UsersTableSkeleton } from '@/features/people/table';
import { chipsOf, tableCaption, type TableView } from '@/features/people/table-view';
import { isOwner, useViewer } from '@/lib/backend/session';
import type { AppError } from '@/lib/errors';
import { whatsAppLink } from '@/person/phone';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { InfoDialog } from '@/ui/form-dialog';
import { SlidersHorizontal } from '@/ui/icons';
import { QueryView } from '@/ui/loaded';
import { couldNotLoad } from '@/ui/notice';
import { hidden, RichText } from '@/ui/rich-text';
import { useFocusPlace } from '@/ui/use-focus-place';

interface UsersSectionProps {
  table: TableView;
  users: UseQueryResult<TablePage>;
  /** Further buttons: the notifications, and what prints and exports the people of the query. */
  forAll: ReactNode;
  onTableChange: (table: TableView) => void;
  onPrint: (people: SelectedPerson[]) => void;
  onExport: (people: SelectedPerson[]) => void;
}

export function UsersSection(props: UsersSectionProps) {
  const { table, users, forAll, onTableChange } = props;
  const selection = useSelection();
  // The search stands in the bar above the page. Like each new query it clears the selection, which spans pages.
  const [searched, setSearched] = useState(table.search);
  if (searched !== table.search) {
    setSearched(table.search);
    selection.clear();
  }
  const rows = users.data?.rows;
  const isSelectable = table.status !== 'deleted';
  const isOld = users.isPlaceholderData && rows?.length === 0;
  // Prefer the current rows on screen to those stored at selection time.
  const selected = selection.people.map((person) => rows?.find(({ id }) => id === person.id) ?? person);
  // The number is that of an enquiry, which stands above the table.
  const isCaller = users.data?.words.length === 0 && users.data.enquiries.length > 0;
  // A row action may remove the row, and the focus with it.
  const { place: heading, focusPlace, watchNextChange } = useFocusPlace<HTMLHeadingElement>(rows, 'when asked');
  const viewer = useViewer();
  const restore = useRestoreProfile();
  const { open, dialog } = useDialogOfMenu(watchNextChange);
  const [calling, setCalling] = useState<TableRow | null>(null);
  const opening = useMutation(phoneNumberOpening());
  const menuOf = (row: TableRow) =>
    rowMenuItems(row, {
      mayErase: isOwner(viewer),
      restore: () => {
        watchNextChange();
        restore.mutate(row);
      },
      call: () => {
        setCalling(row);
        opening.mutate(row.id);
      },
      open,
    });

  const show = (next: TableView) => {
    // The selection spans pages, but a new query clears it.
    selection.clear();
    onTableChange(next);
  };
  /** Changes the query and returns to the first page. */
  const change = (part: Partial<TableView>) => show({ ...table, ...part, page: 0 });

  return (
    <section aria-labelledby="registered-users">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2
          ref={heading}
          id="registered-users"
          tabIndex={-1}
          className="w-full scroll-mt-[calc(var(--header,0px)+0.75rem)] text-2xl leading-[3rem] print:leading-normal lg:mr-auto lg:w-auto"
        >
          {t('admin.users.title')}
        </h2>
        <div className="flex w-full flex-wrap gap-3 lg:w-auto lg:grow lg:justify-end lg:pl-6 print:hidden">
          <FilterButton table={table} onChange={change} />
          {forAll}
        </div>
      </div>
      <FilterChipsOfTable filters={table} onChange={change} />
      {users.data && <UnderstoodWords words={users.data.words} onSearch={(search) => change({ search })} />}
      {users.data && !users.isPlaceholderData && <FoundEnquiries enquiries={users.data.enquiries} />}

      <QueryView
        // That the search before found nobody says nothing of this one.
        query={isOld ? { ...users, data: undefined } : users}
        loading={t('ui.loading', { what: t('admin.users.these') })}
        skeleton={<UsersTableSkeleton />}
        failure={couldNotLoad(t('admin.users.these'))}
        failureClass="rounded-card bg-paper px-6 py-6 shadow-card"
        isEmpty={(page) => page.rows.length === 0}
        empty={isCaller ? null : <NobodyFound table={table} words={users.data?.words ?? []} onTableChange={show} />}
      >
        {(page) => (
          <>
            {isSelectable && (
              <SelectPage
                rows={page.rows}
                total={page.total > maxCount ? null : page.total}
                selection={selection}
                findAllPeople={() => findAllPeople(table)}
              />
            )}
            <div className="rounded-card lg:bg-paper lg:shadow-card" aria-busy={users.isPlaceholderData}>
              <UsersTable
                rows={page.rows}
                caption={tableCaption(table)}
                stale={users.isPlaceholderData}
                selection={isSelectable ? selection : null}
                menuOf={menuOf}
                showsParents={page.words.some(({ filter }) => filter === 'name')}
              />
              <Pager
                page={table.page}
                rowCount={page.rows.length}
                total={page.total}
                waiting={users.isPlaceholderData}
                onPage={(next) => {
                  onTableChange({ ...table, page: next });
                  // The new page starts at the top of the table.
                  focusPlace();
                }}
              />
            </div>
          </>
        )}
      </QueryView>
      {selection.people.length > 0 && (
        <SelectionBar
          people={selected}
          onPrint={() => props.onPrint(selected)}
          onExport={() => props.onExport(selected)}
          onClear={() => {
            watchNextChange();
            selection.clear();
            focusPlace({ preventScroll: true });
          }}
        />
      )}
      {calling && (
        <CallDialog
          person={calling}
          opening={opening}
          onClose={() => {
            setCalling(null);
            opening.reset();
          }}
        />
      )}
      {dialog}
    </section>
  );
}

function FilterButton({ table, onChange }: { table: TableView; onChange: (filters: Partial<TableView>) => void }) {
  const [filtering, setFiltering] = useState(false);
  const active = chipsOf(table).length;
  return (
    <>
      <Button className="max-lg:grow" onClick={() => setFiltering(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('profiles.filter')}
        {active > 0 && (
          <span className="min-w-[1.375rem] rounded-full bg-maroon-800 px-1.5 text-sm leading-[1.375rem] text-ivory">
            <RichText text={t('admin.users.filtersActive', { count: active })} tags={{ hidden }} />
          </span>
        )}
      </Button>
      {filtering && (
        <FilterPeopleDialog
          table={table}
          onApply={(filters) => {
            setFiltering(false);
            onChange(filters);
          }}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  );
}

interface CallDialogProps {
  person: { id: number; name: string };
  opening: UseMutationResult<string | null, AppError, number>;
  onClose: () => void;
}

/** A person's phone number, opened from their row. The opening is recorded as on the profile page. */
const CallDialog = ({ person: { id, name }, opening, onClose }: CallDialogProps) => (
  <InfoDialog
    title={t('admin-people.call.title', { name })}
    description={t('admin-people.call.note', { id })}
    onClose={onClose}
  >
    <div role="status">
      {opening.isPending && <p>{t('ui.opening')}</p>}
      {opening.data === null && <p>{t('ui-member.reach.noNumber')}</p>}
      {opening.data != null && (
        <>
          <p translate="no" className="text-2xl font-medium tabular-nums">
            {opening.data}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ReachLinks size="normal" family={id} phone={opening.data} whatsAppHref={whatsAppLink(opening.data)} />
          </div>
        </>
      )}
    </div>
    <ErrorNote error={opening.error} onRetry={() => opening.mutate(id)}>
      {t('ui-member.contact.notOpened')}
    </ErrorNote>
  </InfoDialog>
);
