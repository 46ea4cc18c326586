import type { ReactNode } from 'react';

interface QueueRowProps {
  /** Who it is about: a link. */
  title: ReactNode;
  /** What about it, in a few words. */
  about: ReactNode;
  /** What to do: buttons and links, which look like underlined words. */
  children?: ReactNode;
}

/** A row of a queue: who waits, and what to do about it at the row's end. In the lines of Today, a desk has it in three columns. */
export function QueueRow({ title, about, children }: QueueRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 in-data-lines:col-span-2 in-data-lines:xl:contents">
      <div className="min-w-0 flex-1 basis-44 leading-snug in-data-lines:xl:contents">
        <div className="font-semibold in-data-lines:xl:col-start-2 in-data-lines:xl:row-start-1 in-data-lines:xl:text-[0.9375rem] in-data-lines:xl:leading-tight [&_a]:min-h-6 [&_a]:font-semibold [&_a]:text-ink [&_a]:no-underline [&_a]:hover:underline in-data-lines:xl:[&_a]:min-h-[calc(2.5rem-1px)]">
          {title}
        </div>
        <div className="text-sm text-muted in-data-lines:line-clamp-2 in-data-lines:xl:col-start-3 in-data-lines:xl:row-start-1 in-data-lines:xl:leading-tight">
          {about}
        </div>
      </div>
      <div
        data-row-end=""
        className="flex flex-wrap items-center justify-end gap-x-3 text-sm empty:hidden in-data-lines:xl:col-start-5 in-data-lines:xl:row-start-1 [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:gap-1.5 [&_:is(a,button)]:border-transparent [&_:is(a,button)]:px-0 in-data-lines:xl:[&_:is(a,button)]:min-h-[calc(2.5rem-1px)] in-data-lines:xl:[&_:is(a,button)]:py-0 forced-colors:[&_:is(a,button)]:px-1.5 [&_:is(a,button)]:font-medium [&_:is(a,button)]:text-maroon-800 [&_:is(a,button)]:underline [&_:is(a,button)]:decoration-gold-500 [&_:is(a,button)]:underline-offset-[5px] [&_svg]:size-4"
      >
        {children}
      </div>
    </div>
  );
}
