import { useEffect, useId, useState } from 'react';
import { Search } from '@/ui/icons';
import { t } from '@/texts/texts';

const debounceMs = 350;

interface PeopleSearchBoxProps {
  label?: string;
  value: string;
  onChange: (text: string) => void;
}

/** Searches by id, name, or part of a phone number or e-mail, on Enter or after a pause in typing. */
export function PeopleSearchBox({ label = t('admin.search.label'), value, onChange }: PeopleSearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // On phones the hint stays once it was shown: a button below it would move under the finger.
  const [isHinted, setIsHinted] = useState(false);
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
      role="search"
      className="group relative min-w-0 grow basis-full lg:basis-56"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(typed);
        onChange(typed);
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          maxLength={120}
          value={typed}
          aria-describedby={`${id}-hint`}
          className="min-h-12 w-full rounded-control border border-control bg-paper py-2 pr-3.5 pl-11 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          onFocus={() => {
            setIsHinted(true);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </div>
      <p
        id={`${id}-hint`}
        className={`mt-1 text-sm text-muted ${isHinted ? '' : 'max-lg:hidden'} lg:pointer-events-none lg:absolute lg:top-full lg:right-0 lg:left-0 lg:z-10 lg:rounded-control lg:border lg:border-line lg:bg-paper lg:px-3.5 lg:py-2 lg:opacity-0 lg:shadow-card lg:group-focus-within:opacity-100`}
      >
        {t('admin.search.hint')}
      </p>
    </form>
  );
}
