import { t, type TextId } from '@/texts/texts';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '@/features/person-form/form-schema';
import {
  fieldColumns,
  fieldKeys,
  fieldOfColumn,
  type FieldKey,
  type GroupId,
} from '@/features/person-form/person-values';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { labelOf } from '@/person/fields';

export type SectionId = GroupId | 'pictures' | 'login' | 'wishes' | 'rest' | 'consents';

export function titleOfSection(id: SectionId): string {
  if (id === 'wishes') return t('wishes.titleOfTheirs');
  if (id === 'rest') return t('person-form-office.rest.title');
  return id === 'consents' ? t('consents.title') : t(`person-form.part.${id}`);
}

export type FormOfPerson = UseFormReturn<FormValues>;

export type PictureFieldName = 'pictures' | 'charts';
type InputName = FieldKey | PictureFieldName | 'username' | 'consents';

const otherLabels = {
  pictures: 'person-form.portraits',
  charts: 'person-member.birthChart',
  username: 'ui.username',
  consents: 'consents.title',
} as const satisfies Record<Exclude<InputName, FieldKey>, TextId>;

const isOther = (name: InputName): name is Exclude<InputName, FieldKey> => Object.hasOwn(otherLabels, name);

export function labelOfInput(name: InputName): string {
  return isOther(name) ? t(otherLabels[name]) : labelOf(fieldColumns[name]);
}

/** A field that needs attention before the form can be sent. */
export interface Problem {
  label: string;
  message: string;
  /** Takes the user to it. */
  onFix: () => void;
}

/** Lists the errors in screen order. `front` stands above the parts. */
export function findProblems(form: FormOfPerson, front: readonly FieldKey[]): Problem[] {
  const { errors } = form.formState;
  const inputs = new Set<InputName>([...front, 'pictures', ...fieldKeys, 'charts', 'username', 'consents']);
  return [...inputs].flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ label: labelOfInput(name), message, onFix: () => form.setFocus(name) }];
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
