import { forAMoment, viewerIsKnown } from '@/app/start-reading';
import { DashboardPage } from '@/features/admin/dashboard/dashboard-page';
import { readDashboard } from '@/features/admin/dashboard/read-dashboard';
import { ExportDialog } from '@/features/transfer/components/export-dialog';
import { getViewer } from '@/lib/backend/session';
import { currentLocation } from '@/lib/navigation/history';
import { queryClient } from '@/lib/query-client';

/** The dashboard, with the additions of other features. */
export function DashboardRoute({ view }: { view?: unknown }) {
  return <DashboardPage view={view} exportDialog={({ ids }, close) => <ExportDialog ids={ids} onClose={close} />} />;
}

async function readFirst(): Promise<void> {
  await viewerIsKnown();
  const location = currentLocation();
  if (location.page === 'dashboard' && getViewer().kind === 'admin') await readDashboard(queryClient, location.view);
}

/** Reads what the page shows first, for a viewer who may see it. */
export const prepareDashboard = () => forAMoment(readFirst());
