import { setAccountLanguage } from '@/bureau/api/account-language';
import type { Language } from '@/texts/languages';
import { t } from '@/texts/texts';
import { FamilyLanguage } from '@/bureau/components/whatsapp';

/** The language of a family, for the admin. */
export function LanguageOfFamily({ profileId, preset }: { profileId: number; preset?: Language }) {
  return (
    <FamilyLanguage
      profileId={profileId}
      {...(preset !== undefined && { preset })}
      label={t('admin-people.language.label')}
      save={(language) => setAccountLanguage({ profileId, language })}
    />
  );
}
