import { isTextKey, type TextKey } from '@/features/settings/texts-in-languages';
import { isMessageKey, type MessageKey } from '@/features/settings/messages';
import { describeSetting, type SettingGroup, type SettingName } from '@/bureau/settings';

export const settingsTabs = [
  'bureau',
  'visitors',
  'members',
  'fees',
  'astrology',
  'messages',
  'notice',
  'admins',
] as const;

export type SettingsTab = (typeof settingsTabs)[number];

const tabOfGroup: Readonly<Record<SettingGroup, SettingsTab>> = {
  first: 'bureau',
  bureau: 'bureau',
  visitors: 'visitors',
  reading: 'visitors',
  limits: 'members',
  office: 'members',
  keeping: 'members',
  consents: 'notice',
  fees: 'fees',
  sessions: 'members',
  stars: 'astrology',
};

export function tabOf(name: SettingName | TextKey | MessageKey): SettingsTab {
  if (isMessageKey(name)) return 'messages';
  if (isTextKey(name)) return 'bureau';
  const setting = describeSetting(name);
  if (setting.kind === 'languages' || setting.kind === 'texts') return 'bureau';
  return 'group' in setting ? tabOfGroup[setting.group] : 'astrology';
}
