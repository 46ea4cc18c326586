import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { DraftKeeper } from '@/features/person-form/drafts/draft-keeper';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import type { PersonForm } from '@/features/person-form/fields/problems';

/** Whether the form holds something else than what it started from. */
function differs(values: FormValues, start: FormValues): boolean {
  return Object.entries(values).some(([name, value]) => value !== Reflect.get(start, name));
}

/** Keeps what is typed in the draft, and says whether there is anything that leaving the page would lose. */
export function useTypedDraft(form: PersonForm, keeper: DraftKeeper, start: FormValues): boolean {
  const values: FormValues = { ...start, ...useWatch({ control: form.control }) };
  const isTyped = differs(values, start);
  const text = JSON.stringify(values);
  useEffect(() => {
    if (isTyped || keeper.isStored) keeper.update({ values: form.getValues() });
  }, [form, keeper, isTyped, text]);
  return isTyped;
}
