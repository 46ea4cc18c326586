import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { ListFoot, type ListParts } from '@/ui/list-foot';

interface PickListProps<Row extends { id: number }> {
  rows: readonly Row[];
  /** Shown instead of nothing. */
  empty: string;
  /** Given where the list comes part by part. */
  more?: ListParts;
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** What a row says. */
  children: (row: Row) => ReactNode;
}

/** A list from which one row is chosen to be looked at beside it. On wide screens it scrolls by itself. */
export function PickList<Row extends { id: number }>(props: PickListProps<Row>) {
  const { rows, empty, more, selectedId, onSelect, children } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The row that is looked at stays in sight.
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
      <ol ref={list} className="relative space-y-1 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-current={row.id === selectedId || undefined}
              className={clsx(
                'w-full rounded-card px-3 py-2.5 text-left [overflow-wrap:anywhere] hover:bg-wash',
                row.id === selectedId && 'bg-paper shadow-card',
              )}
              onClick={() => {
                onSelect(row.id);
              }}
            >
              {children(row)}
            </button>
          </li>
        ))}
      </ol>
      {more !== undefined && <ListFoot narrow more={more} />}
    </>
  );
}
