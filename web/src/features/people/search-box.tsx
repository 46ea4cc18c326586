import { registeredUsersQueryOptions } from '@/features/people/find-people';
import { defaultTableView } from '@/features/people/table-view';
import { formatAge } from '@/lib/format';
import { useShortcuts, useShortcutsOn } from '@/lib/shortcuts';
import type { genders } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { JoinedFacts } from '@/ui/facts';
import { Search } from '@/ui/icons';
import { PickList } from '@/ui/lists';
import { QueryView } from '@/ui/loaded';
import { couldNotLoad } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

const debounceMs = 350;

interface PeopleSearchBoxProps {
  label?: string;
  value: string;
  onChange: (text: string) => void;
  /** Instead of onChange after Enter. */
  onEnter?: (text: string) => void;
  /** The key / leads here. */
  hasKey?: boolean;
}

/** Searches by id, name, or part of a phone number or e-mail, on Enter or after a pause in typing. */
export function PeopleSearchBox(props: PeopleSearchBoxProps) {
  const { label = t('admin.search.label'), value, onChange, onEnter = onChange, hasKey = false } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const showsKey = useShortcutsOn() && hasKey;
  useShortcuts({ '/': hasKey ? () => input.current?.focus() : null });
  // The search changed outside this box, by clearing it or by Back.
  if (asked !== value) {
    setAsked(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onChange(typed);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, value, onChange]);

  return (
    <form
      // One of a page: two searches of the star match have no names to tell them apart.
      {...(hasKey && { role: 'search' })}
      className="group relative min-w-0 grow basis-full lg:basis-56"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(typed);
        onEnter(typed);
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          maxLength={120}
          value={typed}
          aria-describedby={`${id}-hint`}
          className={clsx(
            'peer min-h-12 w-full rounded-control border border-control bg-paper py-2 pl-11 text-ellipsis placeholder:text-muted [&::-webkit-search-cancel-button]:hidden',
            showsKey ? 'pr-3.5 lg:pr-12' : 'pr-3.5',
          )}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape' && typed === '') currentTarget.blur();
          }}
        />
        {showsKey && (
          <kbd
            translate="no"
            aria-hidden="true"
            className="pointer-events-none absolute top-3 right-3.5 rounded-control border border-line px-2 font-text text-sm text-muted peer-focus:hidden max-lg:hidden"
          >
            /
          </kbd>
        )}
      </div>
      {/* Over the page: a button below it must not move under the finger, and what was found must be seen. */}
      <p
        id={`${id}-hint`}
        className={clsx(
          'pointer-events-none absolute top-full right-0 left-0 z-10 mt-1 rounded-control border border-line bg-paper px-3.5 py-2 text-sm text-muted opacity-0 shadow-card',
          (value === '' || typed !== value) && 'group-focus-within:opacity-100',
        )}
      >
        {t('admin.search.hint')}
      </p>
    </form>
  );
}

interface PersonPickerProps {
  /** Null for both. */
  side: (typeof genders)[number] | null;
  /** People who cannot be chosen. */
  without?: readonly number[];
  /** Only people of this status. */
  status?: 'married' | null;
  onChoose: (profileId: number, name: string) => void;
}

/** Finds a person with the dashboard's search. Nobody is listed before something is typed. */
export function PersonPicker({ side, ...choice }: PersonPickerProps) {
  const [search, setSearch] = useState('');
  return (
    <>
      <PeopleSearchBox label={t('admin.picker.label', { side: side ?? 'both' })} value={search} onChange={setSearch} />
      {search.trim() !== '' && (
        <div className="mt-3 max-h-72 overflow-y-auto">
          <PeopleFound side={side} search={search} {...choice} />
        </div>
      )}
    </>
  );
}

interface PeopleFoundProps extends PersonPickerProps {
  search: string;
  most?: number;
  /** Below the list. */
  more?: ReactNode;
}

/** The people that the search box means, as a list of buttons. */
export function PeopleFound(props: PeopleFoundProps) {
  const { side, search, without = [], status = null, most, more, onChoose } = props;
  const kind = { side: side ?? 'both' };
  const people = useQuery(registeredUsersQueryOptions({ ...defaultTableView, search, side, status }, 0));
  return (
    <QueryView
      query={people}
      loading={t('ui.loading', { what: t('admin.picker.people', kind) })}
      skeleton={<Skeleton className="h-40 w-full" />}
      failure={couldNotLoad(t('admin.picker.people', kind))}
    >
      {({ rows }) => (
        <>
          <PickList
            rows={rows.filter(({ id }) => !without.includes(id)).slice(0, most)}
            empty={t('admin.picker.none', kind)}
            selectedId={null}
            onSelect={(chosen) => onChoose(chosen, rows.find(({ id }) => id === chosen)?.name ?? '')}
          >
            {({ id, name, age, location }) => (
              <>
                <span translate="no" className="font-medium">
                  {name}
                </span>
                <span className="block text-sm text-muted">
                  <JoinedFacts
                    facts={[t('porutham.userId', { id }), age === null ? null : formatAge(age)]}
                    typed={location}
                  />
                </span>
              </>
            )}
          </PickList>
          {more}
        </>
      )}
    </QueryView>
  );
}
