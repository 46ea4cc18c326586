import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { readUserIdSearch } from '@/features/admin/user-id-search';

const pauseMs = 350;

/** Finds a registered user by id: on Enter, or after a short pause in typing. */
export function UserIdSearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // The search was cleared or brought back from outside: the box follows.
  if (asked !== value) {
    setAsked(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onChange(typed);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, value, onChange]);

  const invalid = readUserIdSearch(typed).kind === 'invalid';
  return (
    <form
      role="search"
      className="min-w-0 flex-1 basis-64 lg:max-w-72"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(typed);
        onChange(typed);
      }}
    >
      <label htmlFor={id} className="sr-only">
        Enter the User Id
      </label>
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          id={id}
          type="search"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Enter the User Id"
          value={typed}
          aria-invalid={invalid}
          aria-describedby={invalid ? `${id}-error` : undefined}
          className="min-h-12 w-full rounded-control border border-control bg-paper py-2 pr-3.5 pl-11 placeholder:text-muted aria-invalid:border-danger [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </div>
      {invalid && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-danger">
          A user id is a number, for example 1000.
        </p>
      )}
    </form>
  );
}
