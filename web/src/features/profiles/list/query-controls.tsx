import { useState, useEffect, useRef } from 'react';
import {
  withFilters,
  type Filters,
  type ProfileQuery,
  chipsOf,
  readFilters,
  readSort,
  sameFilters,
  sortOrders,
  startQueryOf,
  without,
  dropUnusableMatchFilter,
  type SortOrder,
} from '@/features/profiles/filters';
import { lazyPart, preparedPart } from '@/base/load-part';
import { type Viewer, genderOf, isLikelyMember } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';
import { clsx } from 'clsx';
import { toWesternDigits } from '@/lib/indian-digits';
import { useTextSize } from '@/lib/text-size';
import { Button } from '@/ui/button';
import { ArrowUpDown, Search, SlidersHorizontal } from '@/ui/icons';
import { FilterChips } from '@/ui/filter-chips';

const filterPart = preparedPart(async () => (await import('@/features/profiles/filter/filter-dialog')).FilterDialog);
const SaveSearchDialog = lazyPart(async () => (await import('@/features/profiles/saved-searches')).SaveSearchDialog);
const SavedSearchesDialog = lazyPart(
  async () => (await import('@/features/profiles/saved-searches')).SavedSearchesDialog,
);

const SaveButton = lazyPart(async () => (await import('@/features/profiles/list/save-button')).SaveButton);

/** Best-effort preload of the filter's dialog. */
export const prepareFilter = filterPart.prepare;

interface ProfileQueryControlsProps {
  viewer: Viewer;
  query: ProfileQuery;
  /** Whether the viewer's own star is known. */
  hasStar: boolean;
  onChange: (query: ProfileQuery) => void;
}

/** Search, sort and filter controls of the list of profiles. */
export function ProfileQueryControls({ viewer, query, hasStar, onChange }: ProfileQueryControlsProps) {
  const [dialog, setDialog] = useState<'filter' | 'save' | 'saved' | null>(null);
  const close = () => setDialog(null);
  const apply = (filters: Filters) => {
    onChange(withFilters(query, filters));
    close();
  };
  return (
    <section aria-label={t('profiles.find')} className="mb-4 max-xs:mb-2 sm:mb-8">
      <QueryBar
        viewer={viewer}
        query={query}
        hasStar={hasStar}
        onChange={onChange}
        onFilter={() => setDialog('filter')}
      />
      <ActiveFilters
        viewer={viewer}
        filters={query.filters}
        onChange={(filters) => onChange({ ...query, filters })}
        onSave={() => setDialog('save')}
      />
      <OnDemand>
        {(dialog === 'filter' || dialog === 'saved') && (
          <filterPart.Part
            viewer={viewer}
            filters={query.filters}
            onApply={apply}
            onSavedSearches={() => setDialog('saved')}
            onClose={close}
          />
        )}
        {dialog === 'save' && <SaveSearchDialog filters={query.filters} onClose={close} />}
      </OnDemand>
      {/* Above the filter, which keeps what was typed, and the focus while this is fetched. */}
      <OnDemand>
        {dialog === 'saved' && (
          <SavedSearchesDialog viewer={viewer} onOpenSearch={apply} onClose={() => setDialog('filter')} />
        )}
      </OnDemand>
    </section>
  );
}

const forMembers: readonly SortOrder[] = ['active', 'match'];

const typingPauseMs = 400;

/** A tool with a picture only, on phones. */
const compact = 'max-sm:w-[min(3.25rem,14vw)] max-sm:shrink-0 max-sm:justify-center max-sm:gap-0.5 max-sm:px-0';

interface FindBarProps {
  viewer: Viewer;
  query: ProfileQuery;
  hasStar: boolean;
  onChange: (query: ProfileQuery) => void;
  onFilter: () => void;
}

/** Search, order and filter of the list of profiles. */
export function QueryBar({ viewer, query, hasStar, onChange, onFilter }: FindBarProps) {
  const isSignedIn = viewer.kind !== 'visitor';
  const isKnown = viewer.kind !== 'loading';
  const start = startQueryOf(genderOf(viewer)).filters;
  const isStart = sameFilters(query.filters, start);
  // A member's initial side does not count as a filter: they have set none.
  const active = isStart ? 0 : chipsOf(without(query.filters, ['search'])).length;
  const byMatch: ProfileQuery = { ...query, sort: 'match' };
  const mayMatch = hasStar && dropUnusableMatchFilter(byMatch, genderOf(viewer)).sort === 'match';
  const orders = sortOrders.filter(
    (order) => order === query.sort || ((isSignedIn || !forMembers.includes(order)) && (mayMatch || order !== 'match')),
  );
  return (
    // On phones the tools are in one row.
    <div className="flex items-center justify-center gap-2 sm:flex-wrap sm:justify-end sm:gap-3 print:hidden">
      {isSignedIn && (
        <SearchBox
          text={query.filters.search ?? ''}
          isShown={isKnown}
          onSearch={(search) => {
            const rest = without(query.filters, ['search']);
            // A search by name or id looks on both sides.
            const filters = readFilters({ ...(isStart ? {} : rest), search });
            onChange({ ...query, filters: sameFilters(filters, {}) ? start : filters });
          }}
        />
      )}
      <label
        className={clsx(
          'relative flex min-h-12 min-w-0 flex-wrap items-center gap-x-2.5 rounded-control outline-gold-500 max-sm:has-focus-visible:outline-3',
          isSignedIn ? clsx(compact, 'max-sm:border max-sm:border-control max-sm:bg-paper') : 'grow sm:grow-0',
        )}
      >
        <span className="text-muted max-sm:sr-only">{t('profiles.sortBy')}</span>
        {isSignedIn && <ArrowUpDown aria-hidden="true" className="size-5 text-maroon-800 sm:hidden" />}
        <select
          className={clsx(
            'min-h-12 min-w-0 max-w-full grow rounded-control border border-control bg-paper px-3 py-2',
            // The select lies over its picture: the browser's own list opens.
            isSignedIn && 'max-sm:absolute max-sm:inset-0 max-sm:opacity-0',
            // Reserves the width of the longest option, which appears once the member's star is loaded.
            isLikelyMember(viewer) && 'sm:min-w-40',
          )}
          value={query.sort}
          onChange={(event) => onChange({ ...query, sort: readSort(event.target.value) })}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`profiles.sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <Button
        look="primary"
        className={isSignedIn ? compact : 'max-sm:px-3'}
        aria-label={active > 0 ? t('profiles.filterActive', { count: active }) : undefined}
        onClick={onFilter}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        <span className={clsx(isSignedIn && 'max-sm:sr-only')}>{t('profiles.filter')}</span>
        {active > 0 && (
          <span className="grid min-w-6 place-items-center rounded-full bg-gold-300 px-1.5 text-sm leading-6 font-semibold text-maroon-900">
            {active}
          </span>
        )}
      </Button>
    </div>
  );
}

interface SearchBoxProps {
  text: string;
  /** If false, only its space is reserved. */
  isShown: boolean;
  onSearch: (text: string) => void;
}

function SearchBox({ text, isShown, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  // The text may also change from outside, such as by its chip.
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // An ID may be written in the digits of any script.
  const send = (entered: string) => {
    clearTimeout(timer.current);
    const wanted = toWesternDigits(entered).trim();
    if (wanted === text) return;
    setKnown(wanted);
    onSearch(wanted);
  };
  return (
    <form
      role="search"
      className={clsx(
        'relative min-w-0 grow sm:w-full sm:grow-0 lg:mr-auto lg:w-auto lg:max-w-sm lg:grow',
        !isShown && 'invisible',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        // With nothing new to search for, the button leads into the box.
        if (toWesternDigits(typed).trim() === text) event.currentTarget.querySelector('input')?.focus();
        send(typed);
      }}
    >
      <input
        type="search"
        aria-label={t('profiles.searchLabel')}
        // Larger letters would cut the words in the box.
        placeholder={t(useTextSize() === '100' ? 'profiles.searchPlaceholder' : 'ui.search')}
        maxLength={80}
        enterKeyHint="search"
        value={typed}
        className="min-h-12 w-full rounded-control border border-control bg-paper py-2 pr-12 pl-3 text-ellipsis sm:pl-3.5"
        onChange={(event) => {
          const { value } = event.target;
          setTyped(value);
          clearTimeout(timer.current);
          // A search by name is not counted, so that it may follow the typing. One letter finds half of the register.
          if (value.trim().length !== 1) timer.current = setTimeout(send, typingPauseMs, value);
        }}
      />
      <button
        type="submit"
        aria-label={t('ui.search')}
        className="absolute inset-y-0 right-0 grid w-[min(3rem,12vw)] place-items-center rounded-control text-maroon-800"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}

interface ActiveFiltersProps {
  viewer: Viewer;
  filters: Filters;
  onChange: (filters: Filters) => void;
  onSave: () => void;
}

/** Chips of the filters that are set, the initial side of a member included. */
export function ActiveFilters({ viewer, filters, onChange, onSave }: ActiveFiltersProps) {
  const gender = genderOf(viewer);
  const start = startQueryOf(gender).filters;
  const chips = chipsOf(filters);
  const isStart = sameFilters(filters, start);
  // Members start with a row of chips.
  if (viewer.kind === 'loading' && chips.length === 0)
    return isLikelyMember(viewer) && <div className="mt-3 h-24 max-xs:hidden sm:mt-5 sm:h-11" />;
  if (chips.length === 0 && isStart) return null;
  return (
    <FilterChips
      // The initial side of a member is no choice of theirs: on a small phone the faces come first.
      className={clsx('mt-3 sm:mt-5', isStart && gender !== null && 'max-xs:hidden')}
      chips={chips.map(({ label, names }) => ({
        key: names.join(),
        label,
        onRemove: () => onChange(without(filters, names)),
      }))}
      note={
        gender !== null &&
        filters.looking_for === gender && (
          // A bride may search for brides, but rarely means to.
          <p className="text-muted">{t('profiles.registeredAs', { side: gender })}</p>
        )
      }
      all={
        chips.length > 0
          ? {
              label: t(isStart ? 'profiles.showAll' : 'profiles.clearAll'),
              onClick: () => onChange(isStart ? {} : start),
            }
          : {
              label: t('profiles.showSideOnly', { side: start.looking_for ?? null }),
              onClick: () => onChange(start),
            }
      }
    >
      {viewer.kind === 'member' && chips.length > 0 && !isStart && (
        <OnDemand>
          <SaveButton viewer={viewer} filters={filters} onSave={onSave} />
        </OnDemand>
      )}
    </FilterChips>
  );
}
