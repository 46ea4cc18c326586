import { AdminOnly } from '@/app/admin-only';
import { ErrorPage } from '@/app/error-page';
import { goTo, rememberTable } from '@/app/navigation';
import { openForm, openProfile } from '@/app/site-links';
import { DashboardPage } from '@/features/admin/components/dashboard-page';
import type { TableView } from '@/features/admin/table-view';
import { ExportDialog } from '@/features/transfer/components/export-dialog';

/** The dashboard, with what other features add to it. */
export function DashboardRoute({ table }: { table: TableView }) {
  return (
    <AdminOnly title="Dashboard">
      <DashboardPage
        table={table}
        onTableChange={rememberTable}
        onOpenProfile={openProfile}
        onEditProfile={openForm}
        onAddUser={() => {
          goTo({ page: 'form' });
        }}
        onReview={(profileId) => {
          goTo({ page: 'review', profileId: profileId ?? null });
        }}
        onRequests={() => {
          goTo({ page: 'requests' });
        }}
        onAudit={(profileId) => {
          goTo({ page: 'audit', profileId: profileId ?? null });
        }}
        onImport={() => {
          goTo({ page: 'import' });
        }}
        exportDialog={({ ids }, close) => <ExportDialog ids={ids} onClose={close} />}
        whenLoadFails={<ErrorPage />}
      />
    </AdminOnly>
  );
}
