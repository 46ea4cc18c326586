import type { Ref } from 'react';
import { CheckboxField } from '@/ui/fields';
import { TriangleAlert } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';
import { t } from '@/texts/texts';

interface DuplicatesWarningProps {
  duplicates: readonly { id: number; name: string; reason: string }[];
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
  /** The one who is of the same household: another person, with the same number. */
  householdOf: number | null;
  onHousehold: (id: number | null) => void;
  /** Why nobody can be added to that household. */
  householdError: string | undefined;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Lists people who may be the same person. It does not block: a tick declares another person. */
export function DuplicatesWarning(props: DuplicatesWarningProps) {
  const { duplicates, confirmed, onConfirm, householdOf, onHousehold, householdError, error, ref } = props;
  const people = new Map(duplicates.map(({ id, name }) => [id, name]));
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <div className="mb-7 rounded-card border border-gold-500 bg-wash px-5 py-4">
          <p className="flex items-start gap-2 font-medium">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-700" />
            {t('person-form-office.duplicates.title')}
          </p>
          <ul className="mt-1 pl-7">
            {duplicates.map(({ id, name, reason }) => (
              <li key={`${id} ${reason}`}>
                <TextLink className="mr-2" to={{ page: 'profile', profileId: id }}>
                  {t('person-form-office.duplicates.person', { name, id })}
                </TextLink>
                <span className="inline-block text-muted">{sayReason(reason)}</span>
              </li>
            ))}
          </ul>
          <CheckboxField
            ref={ref}
            label={t('person-form-office.duplicates.another')}
            checked={confirmed}
            error={error}
            onChange={(event) => onConfirm(event.target.checked)}
          />
          {[...people].map(([id, name]) => (
            <CheckboxField
              key={id}
              label={t('person-form-office.duplicates.household', { name, id })}
              checked={householdOf === id}
              error={householdOf === id ? householdError : undefined}
              onChange={(event) => onHousehold(event.target.checked ? id : null)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Why it may be the same person, from the words of the database. */
function sayReason(reason: string): string {
  if (reason === 'same telephone number') return t('admin-people.household.samePhone');
  return reason === 'same name and date of birth' ? t('person-form-office.duplicates.sameName') : reason;
}
