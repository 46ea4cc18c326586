import { z } from 'zod';
import type { TypedMessages } from '@/features/settings/messages';
import { recordOf } from '@/features/settings/record-of';
import { changedTexts, textKeys, toTypedTexts, type TypedTexts } from '@/features/settings/texts-in-languages';
import { formatCount } from '@/lib/format';
import { limitedText, tooLong } from '@/lib/text-rules';
import { settingRules } from '@/lib/register-settings.gen';
import {
  describeSetting,
  isFlag,
  isGstNumber,
  isUpiId,
  settingNames,
  type FlagName,
  type SettingDescription,
  type SettingName,
  type Settings,
} from '@/bureau/settings';
import { t } from '@/texts/texts';
import { isEmail } from '@/person/email';
import { isInternationalNumber } from '@/person/chat-link';
import { toInternationalNumber } from '@/person/phone';

type TextName = Exclude<SettingName, FlagName | 'in_languages'>;

/** The settings as typed: booleans, and text for everything else. */
export type TypedSettings = Record<TextName, string> & Record<FlagName, boolean>;

/** The form values: the settings, and the text of each message. */
export type TypedForm = TypedSettings & TypedTexts & TypedMessages;

const isText = (name: SettingName): name is TextName => !isFlag(name) && name !== 'in_languages';
const flagNames = settingNames.filter(isFlag);
const textNames = settingNames.filter(isText);

const hasForm = {
  phone: isInternationalNumber,
  email: isEmail,
  // An address that families can open has a dot; localhost is for trying the site.
  site: (text: string) => /^https?:\/\/([^\s/?#@:\\]+\.[^\s/?#@:\\.]+|localhost)(:\d{1,5})?\/?$/.test(text),
  gst: isGstNumber,
  upi: isUpiId,
};
/** A trimmed text as it is stored: ten digits are a number in India, and an address needs no https:// from the keyboard. */
function complete({ kind }: SettingDescription, text: string): string {
  if (kind === 'phone' && !isInternationalNumber(text)) return toInternationalNumber(text) ?? text;
  if (kind === 'site' && /^[\w-]+(\.[\w-]+)+(:\d+)?\/?$/.test(text)) return `https://${text}`;
  return text;
}

/** Error message of a completed text; undefined if it is valid. */
function findProblem(setting: SettingDescription, text: string): string | undefined {
  switch (setting.kind) {
    case 'text':
      return text === '' ? setting.missing : tooLong(text, setting.longest);
    case 'phone':
    case 'email':
    case 'site':
    case 'gst':
    case 'upi':
      if (text === '' && setting.optional) return undefined;
      return hasForm[setting.kind](text) ? tooLong(text, setting.longest) : t(`settings.wrong.${setting.kind}`);
    case 'number': {
      const isRight = /^\d{1,9}$/.test(text) && Number(text) >= setting.from && Number(text) <= setting.to;
      return isRight
        ? undefined
        : t('person-form.enter.wholeNumber', { from: formatCount(setting.from), to: formatCount(setting.to) });
    }
    default:
      // Chosen from a list, or a day, which the database judges.
      return undefined;
  }
}

/** Validates the form. The database checks the same. */
export const settingsSchema = z.object({
  ...recordOf(
    textNames.map(
      (name) =>
        [
          name,
          z
            .string()
            .trim()
            .transform((text) => complete(describeSetting(name), text))
            .superRefine((text, context) => {
              const isNoYear = name === 'founded_year' && text !== '' && !/^(1[89]|20)\d\d$/.test(text);
              const message = isNoYear ? t('settings.wrong.year') : findProblem(describeSetting(name), text);
              if (message !== undefined) context.addIssue({ code: 'custom', message });
            }),
        ] as const,
    ),
  ),
  ...recordOf(flagNames.map((name) => [name, z.boolean()] as const)),
  ...recordOf(textKeys.map(({ key, setting }) => [key, limitedText(settingRules[setting].largest)] as const)),
});

export function toTyped(settings: Settings): TypedSettings & TypedTexts {
  return {
    ...recordOf(textNames.map((name) => [name, String(settings[name] ?? '')] as const)),
    ...recordOf(flagNames.map((name) => [name, settings[name]] as const)),
    ...toTypedTexts(settings),
  };
}

/** The settings that are not as saved, in the form of the API. */
export function changesOf(typed: TypedSettings & TypedTexts, saved: TypedSettings & TypedTexts) {
  const changed = [...textNames, ...flagNames].filter((name) => typed[name] !== saved[name]);
  const texts = changedTexts(typed, saved);
  return {
    ...Object.fromEntries(
      changed.map((name) => [name, describeSetting(name).kind === 'number' ? Number(typed[name]) : typed[name]]),
    ),
    ...(texts !== undefined && { in_languages: texts }),
  };
}
