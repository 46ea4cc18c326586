import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { LoadMore, type PagedQuery } from '@/ui/load-more';

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
