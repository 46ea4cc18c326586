import type { ReactNode } from 'react';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { QueryView, type ViewedQuery } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

interface LoadedProps<Data> {
  query: ViewedQuery<Data>;
  /** What is loaded, as a part of a sentence: "the complaints". */
  what: string;
  skeleton?: ReactNode;
  /** The sentence in place of an empty list. */
  none?: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is loaded: QueryView with the usual words. */
export function Loaded<Data>({ query, what, skeleton, none, children }: LoadedProps<Data>) {
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what })}
      skeleton={skeleton ?? <Skeleton className="mt-4 h-40 w-full" />}
      failure={couldNotLoad(what)}
      failureClass="mt-4"
      isEmpty={(data) => none !== undefined && Array.isArray(data) && data.length === 0}
      empty={<p className="mt-4 text-muted">{none}</p>}
    >
      {children}
    </QueryView>
  );
}
