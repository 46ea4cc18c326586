import { clsx } from 'clsx';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { savedSearchesQueryOptions } from '@/features/profiles/api/saved-searches';
import {
  chipsOf,
  readFilters,
  readSort,
  sameFilters,
  sortOrders,
  startQueryOf,
  without,
  dropUnusableMatchFilter,
  type ProfileQuery,
  type SortOrder,
} from '@/features/profiles/filters';
import { genderOf, isLikelyMember, type Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Bookmark, Search, SlidersHorizontal } from '@/ui/icons';

const forMembers: readonly SortOrder[] = ['active', 'match'];

interface FindBarProps {
  viewer: Viewer;
  query: ProfileQuery;
  hasStar: boolean;
  onChange: (query: ProfileQuery) => void;
  onFilter: () => void;
  onSavedSearches: () => void;
}

/** Search, order and filter of the list of profiles. */
export function QueryBar({ viewer, query, hasStar, onChange, onFilter, onSavedSearches }: FindBarProps) {
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
    <div className="flex flex-wrap items-center justify-center gap-3 sm:justify-end print:hidden">
      {isSignedIn && (
        <SearchBox
          // Remounts the field when the search changes from outside.
          key={query.filters.search}
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
      <label className="flex min-h-12 min-w-0 grow flex-wrap items-center gap-x-2.5 sm:grow-0">
        <span className="text-muted">{t('profiles.sortBy')}</span>
        <select
          className={clsx(
            'min-h-12 min-w-0 max-w-full grow rounded-control border border-control bg-paper px-3 py-2',
            // Reserves the width of the longest option, which appears once the member's star is loaded.
            isLikelyMember(viewer) && 'min-w-40',
          )}
          value={query.sort}
          onChange={(event) => {
            onChange({ ...query, sort: readSort(event.target.value) });
          }}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`profiles.sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      {isLikelyMember(viewer) && <SavedSearchesButton viewer={viewer} isShown={isKnown} onOpen={onSavedSearches} />}
      <Button
        look="primary"
        className="grow sm:grow-0"
        aria-label={active > 0 ? t('profiles.filterActive', { count: active }) : undefined}
        onClick={onFilter}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {t('profiles.filter')}
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
  return (
    <form
      role="search"
      className={clsx('relative w-full lg:mr-auto lg:w-auto lg:max-w-sm lg:grow', !isShown && 'invisible')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <input
        type="search"
        aria-label={t('profiles.searchLabel')}
        placeholder={t('profiles.searchPlaceholder')}
        maxLength={80}
        enterKeyHint="search"
        value={typed}
        className="min-h-12 w-full rounded-control border border-control bg-paper py-2 pr-14 pl-3.5"
        onChange={(event) => {
          setTyped(event.target.value);
          // The browser's own clear button.
          if (event.target.value === '' && text !== '') onSearch('');
        }}
      />
      <button
        type="submit"
        aria-label={t('ui.search')}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-maroon-800"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}

interface SavedSearchesButtonProps {
  viewer: Viewer;
  isShown: boolean;
  onOpen: () => void;
}

function SavedSearchesButton({ viewer, isShown, onOpen }: SavedSearchesButtonProps) {
  const { data } = useQuery({ ...savedSearchesQueryOptions(viewer), enabled: isShown });
  // The counts are not summed: a profile may match several searches.
  const hasNew = data?.some(({ newProfiles }) => newProfiles > 0) ?? false;
  return (
    <Button className={clsx('grow sm:grow-0', !isShown && 'invisible')} onClick={onOpen}>
      <Bookmark aria-hidden="true" className="size-5" />
      {t('profiles.savedSearches')}
      {hasNew && (
        <span className="rounded-full bg-gold-300 px-2.5 text-sm leading-6 font-semibold text-maroon-900">
          {t('profiles.savedSearchesNew')}
        </span>
      )}
    </Button>
  );
}
