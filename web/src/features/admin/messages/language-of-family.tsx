import { setAccountLanguage } from '@/bureau/api/account-language';
import { t } from '@/texts/texts';
import { FamilyLanguage } from '@/bureau/components/family-language';

/** The language of a family that has a login, for the admin. */
export function LanguageOfFamily({ profileId }: { profileId: number }) {
  return (
    <FamilyLanguage
      profileId={profileId}
      label={t('admin-people.language.label')}
      save={(language) => setAccountLanguage({ profileId, language })}
    />
  );
}
