import { useQuery } from '@tanstack/react-query';
import { settingsQueryOptions } from '@/features/settings/api/settings';
import { AdminsPart } from '@/features/settings/components/admins-part';
import { SettingsForm } from '@/features/settings/components/settings-form';
import { TemplatesPart } from '@/features/settings/components/templates-part';
import { BackLink } from '@/ui/back-link';
import { ErrorPage } from '@/ui/error-page';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { QueryView } from '@/ui/query-view';
import { FactsSkeleton } from '@/ui/skeleton';

/** The bureau's settings: its name, what visitors see, limits for members, message templates and admins. */
export function SettingsPage() {
  const settings = useQuery(settingsQueryOptions());
  if (settings.isError && !settings.data) return <ErrorPage />;
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>Settings</PageTitle>
      <BackLink to={{ page: 'dashboard' }}>Dashboard</BackLink>
      <PageHeading className="mt-2 text-2xl sm:text-3xl">Settings</PageHeading>
      <p className="mt-3 text-lg text-muted">Each change holds at once and is kept in the audit log.</p>
      <div className="max-w-3xl">
        <QueryView query={settings} loading="Loading the settings" skeleton={<FactsSkeleton />} failure={null}>
          {(loaded) => <SettingsForm settings={loaded} />}
        </QueryView>
        <TemplatesPart />
        <AdminsPart />
      </div>
    </div>
  );
}
