import { lazyPart } from '@/base/load-part';
import { SettingsPage } from '@/features/settings/components/settings-page';

const NoticeEditor = lazyPart(async () => (await import('@/features/consents/components/notice-editor')).NoticeEditor);

const FeesSettings = lazyPart(async () => (await import('@/features/fees/components/fees-settings')).FeesSettings);

/** The settings, with the text of the notice. */
export function SettingsRoute({ tab }: { tab: string | null }) {
  return <SettingsPage tab={tab} noticePart={<NoticeEditor />} feesPart={(upiId) => <FeesSettings upiId={upiId} />} />;
}
