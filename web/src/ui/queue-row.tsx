import type { ReactNode } from 'react';

interface QueueRowProps {
  /** Who it is about: a link. */
  title: ReactNode;
  /** What about it, in a few words. */
  about: ReactNode;
  /** What to do: buttons and links, which look like underlined words. */
  children?: ReactNode;
}

/** A row of a queue: who waits, and what to do about it at the row's end. */
export function QueueRow({ title, about, children }: QueueRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4">
      <div className="min-w-0 flex-1 basis-44 leading-snug">
        <div className="font-semibold [&_a]:min-h-6 [&_a]:font-semibold [&_a]:text-ink [&_a]:no-underline [&_a]:hover:underline">
          {title}
        </div>
        <div className="text-sm text-muted">{about}</div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-3 text-sm empty:hidden [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:gap-1.5 [&_:is(a,button)]:border-transparent [&_:is(a,button)]:px-0 forced-colors:[&_:is(a,button)]:px-1.5 [&_:is(a,button)]:font-medium [&_:is(a,button)]:text-maroon-800 [&_:is(a,button)]:underline [&_:is(a,button)]:decoration-gold-500 [&_:is(a,button)]:underline-offset-[5px] [&_svg]:size-4">
        {children}
      </div>
    </div>
  );
}
