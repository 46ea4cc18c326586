import { t, type TextId, getLocale } from '@/texts/texts';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '@/features/person-form/form-schema';
import { fieldColumns, fieldKeys, fieldOfColumn, sectionOf, type FieldKey } from '@/features/person-form/person-values';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { labelOf } from '@/person/fields';

/** The parts of the form, in their order. */
export const sectionIds = [
  'basics',
  'horoscope',
  'background',
  'family',
  'pictures',
  'contact',
  'login',
  'wishes',
  'consents',
] as const;

export type SectionId = (typeof sectionIds)[number];

export const titleOfSection = (id: SectionId): string =>
  id === 'wishes' ? t('wishes.titleOfTheirs') : id === 'consents' ? t('consents.title') : t(`person-form.part.${id}`);

export type FormOfPerson = UseFormReturn<FormValues>;

export type PictureFieldName = 'pictures' | 'charts';
type InputName = FieldKey | PictureFieldName | 'username' | 'consents';

const otherInputs = {
  pictures: { section: 'pictures', label: 'person-form.portraits' },
  charts: { section: 'pictures', label: 'person-member.birthChart' },
  username: { section: 'login', label: 'ui.username' },
  consents: { section: 'consents', label: 'consents.title' },
} as const satisfies Record<Exclude<InputName, FieldKey>, { section: SectionId; label: TextId }>;

function isOther(name: InputName): name is Exclude<InputName, FieldKey> {
  return Object.hasOwn(otherInputs, name);
}

/** The label of an input on screen. */
export function labelOfInput(name: InputName): string {
  return isOther(name) ? t(otherInputs[name].label) : labelOf(fieldColumns[name]);
}

function sectionOfInput(name: InputName): SectionId {
  return isOther(name) ? otherInputs[name].section : sectionOf(name);
}

/** Places of errors, in screen order. */
const inputs: readonly InputName[] = sectionIds.flatMap((section) =>
  [...fieldKeys, 'pictures' as const, 'charts' as const, 'username' as const, 'consents' as const].filter(
    (name) => sectionOfInput(name) === section,
  ),
);

/** A field that needs attention before the form can be sent. */
export interface Problem {
  section: SectionId;
  label: string;
  message: string;
  /** Takes the user to it. */
  onFix: () => void;
}

/** Lists the errors in screen order. */
export function findProblems(form: FormOfPerson): Problem[] {
  const { errors } = form.formState;
  return inputs.flatMap((name) => {
    const message = errors[name]?.message;
    if (message === undefined) return [];
    return [
      {
        section: sectionOfInput(name),
        label: labelOfInput(name),
        message,
        onFix: () => {
          form.setFocus(name);
        },
      },
    ];
  });
}

/** The fields of a family's answers, as a refusal names them. */
const ofConsents = ['consents', 'answers', 'said_by', 'said_by_name', 'channel', 'said_on'];

function inputOfColumn(column: string): InputName | null {
  if (ofConsents.includes(column)) return 'consents';
  if (column === 'birth_chart') return 'charts';
  if (['first_img', 'second_img', 'third_img'].includes(column)) return 'pictures';
  return column === 'username' ? 'username' : fieldOfColumn(column);
}

/** Shows a refusal of the database at its field, if the form has that field. */
export function showRefusal(form: FormOfPerson, error: AppError): void {
  const name = inputOfColumn(error.field ?? '');
  if (name !== null) form.setError(name, { type: 'refused', message: errorText(error) });
}

/** "Height, Job, Location" from labels of fields. */
export function listLabels(labels: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: 'unit', style: 'short' }).format(labels);
}
