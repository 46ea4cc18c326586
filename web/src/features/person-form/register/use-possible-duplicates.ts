import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DuplicateQuestion } from '@/features/person-form/api/keys';
import { isAsked, possibleDuplicatesQueryOptions } from '@/features/person-form/api/register';
import { useDraft, type DraftStore } from '@/features/person-form/drafts/draft-store';
import { tidy, type PersonValues } from '@/features/person-form/fields/person-values';
import { isDay } from '@/lib/bureau-days';
import { useDebounced } from '@/lib/use-debounced';
import { toInternationalNumber } from '@/person/phone';

function questionAbout(
  { name, date_of_birth, phone_number, second_phone_number }: PersonValues,
  exceptId: number | null,
): DuplicateQuestion {
  const tidied = tidy('name', name);
  return {
    named: tidied !== '' && isDay(date_of_birth) ? { name: tidied, dateOfBirth: date_of_birth } : null,
    phone: toInternationalNumber(phone_number),
    secondPhone: toInternationalNumber(second_phone_number),
    exceptId,
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
