import * as Tabs from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '@/lib/format';
import { LoadMore, type PagedQuery } from '@/ui/loaded';

interface PickListProps<Row extends { id: number }> {
  rows: readonly Row[];
  /** The text of an empty list. */
  empty: string;
  /** For lists that load in pages. */
  more?: PagedQuery;
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** A control of a row beside its button. */
  beside?: ((row: Row) => ReactNode) | undefined;
  /** Renders the content of a row. */
  children: (row: Row) => ReactNode;
}

/** The list of a MasterDetail. On wide screens it scrolls on its own. */
export function PickList<Row extends { id: number }>(props: PickListProps<Row>) {
  const { rows, empty, more, selectedId, onSelect, beside, children } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Keeps the selected row in view.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!list.current || !chosen) return;
    const { scrollTop, clientHeight } = list.current;
    const isInSight =
      chosen.offsetTop >= scrollTop && chosen.offsetTop + chosen.offsetHeight <= scrollTop + clientHeight;
    if (!isInSight) list.current.scrollTop = chosen.offsetTop - clientHeight / 3;
  }, [selectedId]);
  if (rows.length === 0) return <p className="px-1 py-4 text-muted">{empty}</p>;
  return (
    <>
      <ol ref={list} className="relative space-y-1 md:max-h-[calc(var(--screen-height)-7rem)] md:overflow-y-auto">
        {rows.map((row) => (
          <li key={row.id} className={clsx(beside && 'flex items-start')}>
            {beside?.(row)}
            <button
              type="button"
              aria-current={row.id === selectedId || undefined}
              className={clsx(
                'w-full rounded-card px-3 py-2.5 text-left [overflow-wrap:anywhere] hover:bg-wash',
                row.id === selectedId && 'bg-paper shadow-card',
              )}
              onClick={() => onSelect(row.id)}
            >
              {children(row)}
            </button>
          </li>
        ))}
      </ol>
      {more !== undefined && <LoadMore narrow more={more} />}
    </>
  );
}

interface QueueRowProps {
  /** Who it is about: a link. */
  title: ReactNode;
  /** What about it, in a few words. */
  about: ReactNode;
  /** What to do: buttons and links, which look like underlined words. */
  children?: ReactNode;
}

/** The look of a line of a list with `data-lines`: what, since when, and a QueueRow. On a desk it has 40 pixels. */
export const lineLook =
  'grid grid-cols-[1fr_auto] gap-x-3 px-4 py-1 xl:min-h-10 xl:grid-cols-[5.5rem_minmax(0,4fr)_minmax(0,5fr)_6rem_minmax(19rem,34%)] xl:items-center xl:py-0';

/** The first and the fourth part of a line. */
export const LineHead = ({ label, when, isLate = false }: { label: string; when?: ReactNode; isLate?: boolean }) => (
  <>
    <span className="text-sm leading-tight font-medium text-gold-700">{label}</span>
    <span
      className={clsx(
        'text-right text-sm leading-tight xl:col-start-4 xl:row-start-1',
        isLate ? 'font-semibold text-danger' : 'text-muted',
      )}
    >
      {when}
    </span>
  </>
);

/** A row of a queue: who waits, and what to do about it at the row's end. In the lines of Today, a desk has it in three columns. */
export const QueueRow = ({ title, about, children }: QueueRowProps) => (
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

interface CountedTabsProps<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** `count` is undefined while it loads, null where there is none to show, a text for a number that is not whole. */
  tabs: readonly { name: Name; label: string; count: number | string | null | undefined }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  className?: string;
  listClass?: string | false;
  /** What the list is a part of, such as a head that stays. */
  frame?: (list: ReactNode) => ReactNode;
  /** The TabPanels and any content around them. */
  children: ReactNode;
}

/** Tabs, which can each show the length of their list. */
export function CountedTabs<Name extends string>(props: CountedTabsProps<Name>) {
  const { label, tabs, chosen, onChoose, className, listClass, frame = (list) => list, children } = props;
  return (
    <Tabs.Root
      value={chosen}
      className={clsx(className)}
      onValueChange={(value) => {
        const tab = tabs.find(({ name }) => name === value);
        if (tab) onChoose(tab.name);
      }}
    >
      {frame(
        <Tabs.List aria-label={label} className={clsx('flex flex-wrap border-b border-gold-500', listClass)}>
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab.name}
              value={tab.name}
              className="-mb-px flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-3 font-medium text-muted data-[state=active]:border-maroon-800 data-[state=active]:text-maroon-800 forced-colors:data-[state=inactive]:border-b-[Canvas] sm:px-4"
            >
              {tab.label}
              {tab.count !== null && (
                <span className="min-w-6 rounded-full border border-line bg-paper px-1.5 text-center text-sm text-ink tabular-nums">
                  {typeof tab.count === 'number' ? formatCount(tab.count) : (tab.count ?? '…')}
                </span>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>,
      )}
      {children}
    </Tabs.Root>
  );
}

interface TabPanelProps {
  name: string;
  className?: string;
  /** Its fields stay in the document while another tab is open. */
  isKept?: boolean;
  children: ReactNode;
}

export const TabPanel = ({ name, className, isKept = false, children }: TabPanelProps) => (
  <Tabs.Content
    value={name}
    tabIndex={-1}
    {...(isKept && { forceMount: true })}
    className={clsx('outline-none data-[state=inactive]:hidden', className)}
  >
    {children}
  </Tabs.Content>
);
