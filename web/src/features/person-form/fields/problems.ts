import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import {
  fieldColumns,
  fieldKeys,
  fieldOfColumn,
  sectionOf,
  type FieldKey,
} from '@/features/person-form/fields/person-values';
import type { SectionId } from '@/features/person-form/fields/sections';
import type { AppError } from '@/lib/errors';
import { labelOf as labelOfField } from '@/person/fields';

/** Something that must be mended before the form can be sent. */
export interface Problem {
  section: SectionId;
  label: string;
  message: string;
  /** Takes the reader to it. */
  onFix: () => void;
}

export type PersonForm = UseFormReturn<FormValues>;

/** What the form's fields are called on screen. */
export function labelOf(key: FieldKey): string {
  return labelOfField(fieldColumns[key]);
}

/** What is wrong with the fields, in the order of the screen. */
export function fieldProblems(form: PersonForm): Problem[] {
  const { errors } = form.formState;
  const problems: Problem[] = [];
  for (const key of fieldKeys) {
    const message = errors[key]?.message;
    if (message === undefined) continue;
    problems.push({
      section: sectionOf(key),
      label: labelOf(key),
      message,
      onFix: () => {
        form.setFocus(key);
      },
    });
  }
  const username = errors.username?.message;
  if (username !== undefined) {
    problems.push({
      section: 'login',
      label: 'Username',
      message: username,
      onFix: () => {
        form.setFocus('username');
      },
    });
  }
  return problems;
}

/** The picture field that a column belongs to. */
export function pictureFieldOf(column: string): 'pictures' | 'charts' | null {
  if (column === 'birth_chart') return 'charts';
  return ['first_img', 'second_img', 'third_img'].includes(column) ? 'pictures' : null;
}

/** Puts what the database refused beside its field. False when no field of the form is meant. */
export function showRefusal(form: PersonForm, error: AppError): boolean {
  if (error.field === null || error.field === '') return false;
  const key = error.field === 'username' ? 'username' : fieldOfColumn(error.field);
  if (key === null) return false;
  form.setError(key, { type: 'refused', message: error.message });
  return true;
}
