import { lazy } from 'react';
import { AdminOnly } from '@/app/admin-only';
import { ErrorPage } from '@/app/error-page';
import { replaceWith } from '@/app/navigation';
import type { Location } from '@/app/page-state';
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
export function ReviewRoute({ location }: { location: Location }) {
  return (
    <AdminOnly title="Verification">
      <ReviewPage
        profileId={location.profileId}
        onSelect={(profileId) => {
          replaceWith({ page: 'review', profileId });
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
export function AuditRoute({ location }: { location: Location }) {
  return (
    <AdminOnly title="Audit">
      <AuditPage
        profileId={location.profileId}
        onProfileFilter={(profileId) => {
          replaceWith({ page: 'audit', profileId });
        }}
        onOpenProfile={openProfile}
        onDashboard={goToDashboard}
        whenLoadFails={<ErrorPage />}
      />
    </AdminOnly>
  );
}

/** What members ask for, and what they report. */
export function RequestsRoute({ location }: { location: Location }) {
  return (
    <AdminOnly title="Contact Requests">
      <AdminRequestsPage
        requestId={location.profileId}
        onSelect={(requestId) => {
          replaceWith({ page: 'requests', profileId: requestId });
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
