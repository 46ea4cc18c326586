import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offeredLanguages } from '@/texts/offered-languages';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useBureau } from '@/bureau/bureau';
import { isLanguage, languages, type Language } from '@/texts/languages';
import { t } from '@/texts/texts';
import { ErrorNote } from '@/ui/field-note';
import { SelectField } from '@/ui/fields';
import { showToast } from '@/ui/toast';

interface FamilyLanguageProps {
  profileId: number;
  label: string;
  hint?: string;
  /** Shown while none is known. */
  preset?: Language;
  save: (language: Language | null) => Promise<unknown>;
}

/** The language in which the bureau writes to a family. A choice is saved at once. */
export function FamilyLanguage({ profileId, label, hint, preset, save }: FamilyLanguageProps) {
  const queryClient = useQueryClient();
  const { data: kept, isSuccess } = useQuery(accountLanguageQueryOptions(profileId));
  const saving = useMutation({
    mutationFn: save,
    meta: { waits: true },
    onSuccess: (_, language) => {
      const { queryKey } = accountLanguageQueryOptions(profileId);
      // Without a choice, what the bureau knows of the family counts again.
      if (language === null) void queryClient.invalidateQueries({ queryKey });
      else queryClient.setQueryData(queryKey, language);
      showToast({ message: t('ui-member.language.saved') });
    },
  });
  const offered = offeredLanguages(useBureau());
  const shown = saving.isPending ? saving.variables : (kept ?? preset ?? null);
  // One that the bureau does not offer any more stays until another is chosen.
  const codes = isLanguage(shown) && !offered.includes(shown) ? [...offered, shown] : offered;
  return (
    <div className="max-w-sm">
      <SelectField
        label={label}
        hint={hint}
        emptyLabel={preset === undefined ? t('ui-member.language.none') : null}
        disabled={!isSuccess}
        options={codes.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
        value={shown ?? ''}
        onChange={({ target: { value } }) => saving.mutate(isLanguage(value) ? value : null)}
      />
      <ErrorNote className="mt-2" error={saving.error}>
        {t('ui-member.language.notSaved')}
      </ErrorNote>
    </div>
  );
}
