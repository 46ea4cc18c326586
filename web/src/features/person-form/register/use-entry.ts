import { useState } from 'react';
import type { KeptReading } from '@/features/person-form/drafts/draft-store';
import { fieldKeys, type FieldKey } from '@/features/person-form/fields/person-values';
import type { PersonForm } from '@/features/person-form/fields/problems';
import { keepChoice, readChoice } from '@/base/browser-storage';

/** The fields of a short entry, with a picture and the login. All others can be added later. */
const shortKeys: readonly FieldKey[] = [
  'name',
  'gender',
  'date_of_birth',
  'religion',
  'location',
  'phone_number',
  'whose_phone',
  // The office's figures split by it, and nobody asks a second time.
  'source',
];

const storageKey = 'registration-entry';

/**
 * Whether the registration form is short, remembered in this browser. A short one also shows every field that held something
 * when it was chosen: nothing is sent that is not on the screen.
 */
export function useEntry(form: PersonForm, reading: KeptReading | null) {
  const [isShort, setIsShort] = useState(() => readChoice(storageKey) === 'short');
  const findFilled = () =>
    fieldKeys.filter((key) => form.getValues(key).trim() !== '' || reading?.remarks[key] !== undefined);
  const [filled, setFilled] = useState<readonly FieldKey[]>(findFilled);
  return {
    isShort,
    only: isShort ? fieldKeys.filter((key) => shortKeys.includes(key) || filled.includes(key)) : undefined,
    choose: (next: boolean) => {
      keepChoice(storageKey, next ? 'short' : 'whole');
      setFilled(findFilled());
      setIsShort(next);
    },
    /** Shows fields that were filled in from a biodata. */
    showFilled: (keys: readonly FieldKey[]) => setFilled([...findFilled(), ...keys]),
  };
}
