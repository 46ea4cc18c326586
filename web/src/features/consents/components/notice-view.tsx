import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { noticeQueryOptions, type Notice } from '@/features/consents/api/notice';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

interface NoticeViewProps {
  language: string;
  version?: number | null;
  /** For a version that does not exist. */
  unknown?: ReactNode;
  children: (notice: Notice) => ReactNode;
}

/** Loads the notice for a part of a page, with its skeleton and its error. */
export function NoticeView({ language, version = null, unknown = null, children }: NoticeViewProps) {
  const query = useQuery(noticeQueryOptions(language, version));
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what: t('consents.notice.theNotice') })}
      skeleton={<Skeleton className="mt-4 h-64 w-full" />}
      failure={couldNotLoad(t('consents.notice.theNotice'))}
      failureClass="mt-4"
    >
      {(notice) => (notice === null ? unknown : children(notice))}
    </QueryView>
  );
}
