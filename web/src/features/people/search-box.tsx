import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { registeredUsersQueryOptions } from '@/features/people/find-people';
import { readPeopleSearch } from '@/features/people/search';
import { defaultTableView } from '@/features/people/table-view';
import { formatAge } from '@/lib/format';
import { useShortcuts, useShortcutsOn } from '@/lib/shortcuts';
import type { genders } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { JoinedFacts } from '@/ui/facts';
import { Search } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';

const debounceMs = 350;

interface PeopleSearchBoxProps {
  label?: string;
  value: string;
  onChange: (text: string) => void;
  /** Instead of onChange after Enter. */
  onEnter?: (text: string) => void;
  /** The key / leads here. */
  hasKey?: boolean;
  /** Of the list below, which the keys of the box move through. */
  list?: { id: string; isShown: boolean; activeOption: string | undefined };
  onKey?: (event: KeyboardEvent) => void;
}

/** Searches by id, name, or part of a phone number or e-mail, on Enter or after a pause in typing. */
export function PeopleSearchBox(props: PeopleSearchBoxProps) {
  const { label = t('admin.search.label'), value, onChange, onEnter = onChange, hasKey = false, list, onKey } = props;
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
    return () => clearTimeout(timer);
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
          {...(list && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': list.isShown,
            'aria-controls': list.isShown ? list.id : undefined,
            'aria-activedescendant': list.activeOption,
          })}
          onKeyDown={(event) => {
            onKey?.(event);
            if (event.key === 'Escape' && typed === '') event.currentTarget.blur();
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
  side?: (typeof genders)[number] | null;
  /** People who cannot be chosen. */
  without?: readonly number[];
  /** Only people of this status. */
  status?: 'married' | null;
  onChoose: (profileId: number, name: string) => void;
  /** Over the page, as the search of the office: Enter means the whole search, and the key / leads here. */
  over?: { label: string; onEnter: (search: string) => void; more: (search: string) => ReactNode };
}

const mostOver = 6;

/** Finds a person with the dashboard's search. Nobody is listed before something is typed. The arrow keys move through the list. */
export function PersonPicker({ side = null, without = [], status = null, onChoose, over }: PersonPickerProps) {
  const listId = useId();
  const [search, setSearch] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { kind } = readPeopleSearch(search);
  // A look-up of a number or an address is recorded: over the page it waits for Enter.
  const isListed = over === undefined ? kind !== 'all' : kind === 'id' || kind === 'name';
  const isShown = isOpen && isListed;
  const people = useQuery({
    ...registeredUsersQueryOptions({ ...defaultTableView, search, side, status }, 0),
    enabled: isShown,
  });
  const rows = (people.data?.rows ?? [])
    .filter(({ id }) => !without.includes(id))
    .slice(0, over === undefined ? undefined : mostOver);
  const optionOf = (id: number) => `${listId}-${id}`;
  const activeOption = isShown && rows.some(({ id }) => id === active) ? optionOf(active ?? 0) : undefined;
  useEffect(() => {
    if (activeOption !== undefined) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);
  const kindOfPeople = { side: side ?? 'both' };

  const type = (text: string) => {
    setSearch(text);
    setActive(null);
    setIsOpen(true);
  };
  const choose = ({ id, name }: { id: number; name: string }) => {
    if (over) type('');
    onChoose(id, name);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    const place = rows.findIndex(({ id }) => id === active);
    const chosen = rows[place];
    if (key === 'Escape' && isShown) {
      // It would also empty the field.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
      setActive(null);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && isListed) {
      event.preventDefault();
      setIsOpen(true);
      const next = key === 'ArrowDown' ? place + 1 : (place < 0 ? rows.length : place) - 1;
      setActive(rows[(next + rows.length) % rows.length]?.id ?? null);
    } else if (key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };
  return (
    <div
      role="presentation"
      className={clsx(over && 'relative min-w-0 grow basis-full lg:basis-56')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (over && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <PeopleSearchBox
        label={over?.label ?? t('admin.picker.label', kindOfPeople)}
        value={search}
        onChange={type}
        {...(over && { onEnter: over.onEnter, hasKey: true })}
        list={{ id: listId, isShown: isShown && rows.length > 0, activeOption }}
        onKey={onKey}
      />
      {over && isOpen && (kind === 'phone' || kind === 'email') && (
        <p
          role="status"
          className="pointer-events-none absolute top-full right-0 left-0 z-10 mt-1 rounded-control border border-line bg-paper px-3.5 py-2 text-sm shadow-card"
        >
          {t('admin.search.enter', { kind })}
        </p>
      )}
      {isShown && (
        <div
          className={
            over
              ? 'absolute top-full right-0 left-0 z-30 mt-1 max-h-[calc(var(--screen-height)-6rem)] overflow-y-auto rounded-control border border-line bg-paper p-2 shadow-card'
              : 'mt-3 max-h-72 overflow-y-auto'
          }
        >
          <Loaded
            query={{ ...people, data: people.data && rows }}
            what={t('admin.picker.people', kindOfPeople)}
            none={t('admin.picker.none', kindOfPeople)}
          >
            {(found) => (
              <div role="listbox" id={listId} aria-label={t('admin.picker.people', kindOfPeople)} className="space-y-1">
                {found.map((row) => (
                  <button
                    key={row.id}
                    type="button"
                    role="option"
                    id={optionOf(row.id)}
                    aria-selected={row.id === active}
                    tabIndex={-1}
                    className="w-full rounded-card px-3 py-2.5 text-left [overflow-wrap:anywhere] hover:bg-wash aria-selected:bg-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-maroon-800"
                    onClick={() => choose(row)}
                  >
                    <span translate="no" className="font-medium">
                      {row.name}
                    </span>
                    <span className="block text-sm text-muted">
                      <JoinedFacts
                        facts={[t('porutham.userId', { id: row.id }), row.age === null ? null : formatAge(row.age)]}
                        typed={row.location}
                      />
                    </span>
                  </button>
                ))}
              </div>
            )}
          </Loaded>
          {over?.more(search)}
        </div>
      )}
    </div>
  );
}
