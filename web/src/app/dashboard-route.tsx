import { AdminOnly } from '@/app/admin-only';
import { ErrorPage } from '@/app/error-page';
import { navigate } from '@/lib/navigation/history';
import { openForm, openProfile } from '@/app/site-links';
import { DashboardPage } from '@/features/admin/components/dashboard-page';
import { ExportDialog } from '@/features/transfer/components/export-dialog';

/** The dashboard, with what other features add to it. */
export function DashboardRoute({ view }: { view: unknown }) {
  return (
    <AdminOnly title="Dashboard">
      <DashboardPage
        view={view}
        onOpenProfile={openProfile}
        onEditProfile={openForm}
        onAddUser={() => {
          navigate({ page: 'form' });
        }}
        onReview={(profileId) => {
          navigate({ page: 'review', profileId: profileId ?? null });
        }}
        onRequests={() => {
          navigate({ page: 'requests' });
        }}
        onAudit={(profileId) => {
          navigate({ page: 'audit', profileId: profileId ?? null });
        }}
        onImport={() => {
          navigate({ page: 'import' });
        }}
        exportDialog={({ ids }, close) => <ExportDialog ids={ids} onClose={close} />}
        whenLoadFails={<ErrorPage />}
      />
    </AdminOnly>
  );
}
