import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { useShortcuts, useShortcutsOn } from '@/lib/shortcuts';
import { Search } from '@/ui/icons';
import { t } from '@/texts/texts';

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
