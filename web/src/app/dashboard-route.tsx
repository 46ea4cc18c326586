import { drawChartsOnPaper, drawPanchangamOnPaper, writeJathakamOnPaper } from '@/app/birth-parts';
import { lazyPart } from '@/base/load-part';
import { OnDemand } from '@/ui/on-demand';
import { forAMoment, viewerIsKnown } from '@/app/start-reading';
import { NotificationMenu } from '@/features/notifications/menu';
import { DashboardPage, readDashboard } from '@/features/people/office';
import { ExportDialog } from '@/features/transfer/components/export-dialog';
import { getViewer } from '@/lib/backend/session';
import { currentLocation } from '@/lib/navigation/history';
import { queryClient } from '@/lib/query-client';

const PrintDialog = lazyPart(async () => (await import('@/features/biodata/many/print-dialog')).PrintDialog);

const computed = {
  drawCharts: drawChartsOnPaper,
  drawPanchangam: drawPanchangamOnPaper,
  writeJathakam: writeJathakamOnPaper,
};

export const DashboardRoute = ({ view }: { view?: unknown }) => (
  <DashboardPage
    view={view}
    notifications={<NotificationMenu />}
    exportDialog={(people, close) => <ExportDialog ids={people.map(({ id }) => id)} onClose={close} />}
    printDialog={(people, close) => (
      <OnDemand onFailed={close}>
        <PrintDialog people={people} computed={computed} onClose={close} />
      </OnDemand>
    )}
  />
);

async function readFirst(): Promise<void> {
  await viewerIsKnown();
  const location = currentLocation();
  if (location.page === 'dashboard' && getViewer().kind === 'admin') await readDashboard(queryClient, location.view);
}

/** Reads what the page shows first, for a viewer who may see it. */
export const prepareDashboard = () => forAMoment(readFirst());
