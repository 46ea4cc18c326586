import { lazyPart } from '@/base/load-part';
import { SettingsPage } from '@/features/settings/components/settings-page';
import { needTexts } from '@/texts/language';

const NoticeEditor = lazyPart(async () => {
  const [{ NoticeEditor: Editor }] = await Promise.all([
    import('@/features/consents/components/notice-editor'),
    needTexts('consents'),
  ]);
  return Editor;
});

const FeesSettings = lazyPart(async () => {
  const [{ FeesSettings: Part }] = await Promise.all([
    import('@/features/fees/components/fees-settings'),
    needTexts('fees'),
  ]);
  return Part;
});

/** The settings, with the text of the notice. */
export function SettingsRoute({ tab }: { tab: string | null }) {
  return <SettingsPage tab={tab} noticePart={<NoticeEditor />} feesPart={(upiId) => <FeesSettings upiId={upiId} />} />;
}
