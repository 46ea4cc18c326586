import { DashboardPage } from '@/features/admin/dashboard/dashboard-page';
import { ExportDialog } from '@/features/transfer/components/export-dialog';

/** The dashboard, with the additions of other features. */
export function DashboardRoute({ view }: { view?: unknown }) {
  return <DashboardPage view={view} exportDialog={({ ids }, close) => <ExportDialog ids={ids} onClose={close} />} />;
}
