import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { settingsQueryOptions } from '@/features/settings/api';
import { SettingsForm } from '@/features/settings/settings-form';
import { settingsTabs, type SettingsTab } from '@/features/settings/tabs';
import { messageTemplatesQueryOptions } from '@/bureau/api/office-settings';
import { replaceLocation } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { OfficePage } from '@/bureau/components/office-page';
import { ErrorPage } from '@/bureau/components/page-title';
import { Loaded } from '@/ui/loaded';
import { FactsSkeleton } from '@/ui/skeleton';

const openTab = (tab: SettingsTab) => replaceLocation({ page: 'settings', tab });

type SettingsPageProps = Pick<ComponentProps<typeof SettingsForm>, 'noticePart' | 'feesPart'> & { tab: string | null };

export function SettingsPage({ tab, noticePart, feesPart }: SettingsPageProps) {
  const opened = settingsTabs.find((name) => name === tab);
  const title = opened ? `${t('shell.pages.settings')}: ${t(`settings.tab.${opened}`)}` : t('shell.pages.settings');
  const settings = useQuery(settingsQueryOptions());
  const templates = useQuery(messageTemplatesQueryOptions());
  if ((settings.isError && !settings.data) || (templates.isError && !templates.data)) return <ErrorPage />;
  return (
    <OfficePage title={title} lead={t('settings.lead')} className="">
      <Loaded query={settings} what={t('settings.theSettings')} skeleton={<FactsSkeleton />}>
        {(loaded) => (
          <Loaded query={templates} what={t('settings.theMessages')} skeleton={<FactsSkeleton />}>
            {(texts) => (
              <SettingsForm
                settings={loaded}
                templates={texts}
                tab={opened ?? 'bureau'}
                onTab={openTab}
                noticePart={noticePart}
                feesPart={feesPart}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </OfficePage>
  );
}
