import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { type DuplicateQuestion, isAsked, possibleDuplicatesQueryOptions } from '@/features/person-form/api';
import { type DraftStore, useDraft } from '@/features/person-form/draft-store';
import { type PersonValues, tidy } from '@/features/person-form/person-values';
import { isDay } from '@/lib/bureau-days';
import { useDebounced } from '@/lib/use-debounced';
import { toInternationalNumber } from '@/person/phone';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/fields';
import { TriangleAlert } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';

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

function questionAbout(
  { name, date_of_birth: born, phone_number, second_phone_number }: PersonValues,
  exceptId: number | null,
): DuplicateQuestion {
  const tidied = tidy('name', name);
  const isNamed = tidied !== '' && isDay(born);
  return {
    person_name: isNamed ? tidied : null,
    birth_date: isNamed ? born : null,
    phone: toInternationalNumber(phone_number),
    second_phone: toInternationalNumber(second_phone_number),
    except_id: exceptId,
  };
}

/** Looks for the same person in the register while the form is being filled in. */
export function usePossibleDuplicates(values: PersonValues, store: DraftStore) {
  const queryClient = useQueryClient();
  const { reservedId, householdOf } = useDraft(store).draft;
  // An earlier attempt with a lost answer may have registered this very person.
  const question = questionAbout(values, reservedId);
  const text = JSON.stringify(question);
  const settled = useDebounced(text, 400);
  const { data } = useQuery({
    ...possibleDuplicatesQueryOptions(question),
    enabled: settled === text && isAsked(question),
  });
  const duplicates = data ?? [];
  const ids = duplicates.map(({ id }) => id).join(' ');
  // The confirmation covers only the duplicates on screen at that time.
  const [confirmedIds, setConfirmedIds] = useState('');

  /** Asks at once, for when the form is sent. Not knowing is no reason to stop. */
  const areUnconfirmed = async (sent: PersonValues): Promise<boolean> => {
    const asked = questionAbout(sent, reservedId);
    const found = isAsked(asked) ? await queryClient.query(possibleDuplicatesQueryOptions(asked)).catch(() => []) : [];
    // The number may have been changed after the tick.
    if (!found.some(({ id }) => id === householdOf)) store.note({ householdOf: null });
    return found.length > 0 && found.map(({ id }) => id).join(' ') !== confirmedIds;
  };

  return {
    duplicates,
    confirmed: ids !== '' && ids === confirmedIds,
    confirm: (confirmed: boolean) => {
      setConfirmedIds(confirmed ? ids : '');
      if (!confirmed) store.note({ householdOf: null });
    },
    householdOf,
    /** Somebody of the same household is another person. */
    chooseHousehold: (id: number | null) => {
      store.note({ householdOf: id });
      if (id !== null) setConfirmedIds(ids);
    },
    areUnconfirmed,
  };
}
