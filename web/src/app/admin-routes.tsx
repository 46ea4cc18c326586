import { lazy } from 'react';
import { AdminOnly } from '@/app/admin-only';
import { ErrorPage } from '@/app/error-page';
import { replaceLocation } from '@/lib/navigation/history';
import { goToDashboard, openForm, openProfile } from '@/app/site-links';
import { loadPart } from '@/lib/load-part';

const ReviewPage = lazy(async () => ({
  default: (await loadPart(() => import('@/features/review/components/review-page'))).ReviewPage,
}));
const AuditPage = lazy(async () => ({
  default: (await loadPart(() => import('@/features/audit/components/audit-page'))).AuditPage,
}));
const AdminRequestsPage = lazy(async () => ({
  default: (await loadPart(() => import('@/features/contact-requests/components/admin-requests-page')))
    .AdminRequestsPage,
}));
const ImportPage = lazy(async () => ({
  default: (await loadPart(() => import('@/features/transfer/components/import-page'))).ImportPage,
}));

/** The verification queue. */
export function ReviewRoute({ profileId }: { profileId: number | null }) {
  return (
    <AdminOnly title="Verification">
      <ReviewPage
        profileId={profileId}
        onSelect={(profileId) => {
          replaceLocation({ page: 'review', profileId });
        }}
        onOpenProfile={openProfile}
        onEditProfile={openForm}
        onDashboard={goToDashboard}
        whenLoadFails={<ErrorPage />}
      />
    </AdminOnly>
  );
}

/** The record of what admins did. */
export function AuditRoute({ profileId }: { profileId: number | null }) {
  return (
    <AdminOnly title="Audit">
      <AuditPage
        profileId={profileId}
        onProfileFilter={(profileId) => {
          replaceLocation({ page: 'audit', profileId });
        }}
        onOpenProfile={openProfile}
        onDashboard={goToDashboard}
        whenLoadFails={<ErrorPage />}
      />
    </AdminOnly>
  );
}

/** What members ask for, and what they report. */
export function RequestsRoute({ requestId }: { requestId: number | null }) {
  return (
    <AdminOnly title="Contact Requests">
      <AdminRequestsPage
        requestId={requestId}
        onSelect={(requestId) => {
          replaceLocation({ page: 'requests', requestId });
        }}
        onOpenProfile={openProfile}
        onDashboard={goToDashboard}
        whenLoadFails={<ErrorPage />}
      />
    </AdminOnly>
  );
}

/** People from a CSV file. */
export function ImportRoute() {
  return (
    <AdminOnly title="Import">
      <ImportPage onDashboard={goToDashboard} onOpenProfile={openProfile} />
    </AdminOnly>
  );
}
