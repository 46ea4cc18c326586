import { z } from 'zod';
import { checkCoordinates, turnedByClock, turnedRound } from '@/astrology/sky/coordinates';
import { readBirth } from '@/astrology/sky/person-sky';
import {
  emptyPerson,
  fieldColumns,
  type FieldKey,
  forEachField,
  ofEarlierMarriage,
  type PersonValues,
  tidy,
  wasMarried,
} from '@/features/person-form/person-values';
import { isDay, todayAtBureau } from '@/lib/bureau-days';
import { sayDate } from '@/lib/format';
import { readDate } from '@/lib/read-date';
import { type Reading, readTime } from '@/lib/read-time';
import { ageOn, minimumAgeOf } from '@/person/age';
import { findEmail, isEmail } from '@/person/email';
import { describeField } from '@/person/fields';
import { holdsNumber, toInternationalNumber, wrongCount } from '@/person/phone';
import { findConsentProblems, neededConsents, noTypedConsents, type TypedConsents } from '@/person/typed-consents';
import { usernamePattern } from '@/person/username';
import { maximumAge } from '@/person/value-lists';
import { formatPersonValue } from '@/person/values';
import type { FormPicture } from '@/pictures/form-picture';
import { t } from '@/texts/texts';

export type FormValues = PersonValues & {
  pictures: FormPicture[];
  charts: FormPicture[];
  giveLogin: boolean;
  username: string;
  consents: TypedConsents;
};

export const emptyForm: FormValues = {
  ...emptyPerson,
  pictures: [],
  charts: [],
  giveLogin: false,
  username: '',
  consents: noTypedConsents,
};

const problemOf = (reading: Reading) => ('problem' in reading ? reading.problem : null);

function phoneProblem(text: string): string {
  // No number has more digits: several stand here.
  if (text.replace(/\D/g, '').length > 15) return t('person-form.enter.onePhone');
  const count = wrongCount(text);
  return count === null ? t('person-form.enter.phone') : t('person-form.enter.countOfDigits', { count });
}

/** Error message of a single text; null if it is valid. */
function findProblem(key: FieldKey, typed: string): string | null {
  const text = tidy(key, typed);
  const description = describeField(fieldColumns[key]);
  if (text === '') return key === 'name' ? t('person-form.enter.name') : null;
  switch (description.kind) {
    case 'text':
      if (text.length > description.longest) return t('person-form.enter.tooLong', { most: description.longest });
      // Members read it: only the bureau shares contact details.
      if (holdsNumber(text)) return t('person-form.enter.noPhone');
      return findEmail(text) !== null ? t('person-form.enter.noEmail') : null;
    case 'lines':
      return text.length > description.longest ? t('person-form.enter.tooLong', { most: description.longest }) : null;
    case 'number': {
      const { from, to } = description;
      const isRight = /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to;
      return isRight ? null : t('person-form.enter.wholeNumber', { from, to });
    }
    case 'phone':
      return toInternationalNumber(text) === null ? phoneProblem(text) : null;
    case 'date':
      return problemOf(readDate(text, Number(todayAtBureau().slice(0, 4))));
    case 'time':
      return problemOf(readTime(text));
    case 'coordinates': {
      const checked = checkCoordinates(text);
      return 'problem' in checked ? checked.problem : null;
    }
    case 'email':
      return isEmail(text) ? null : t('person-form.enter.email');
    default:
      // Chosen from a list, or validated together with other fields.
      return null;
  }
}

const fields = z.object({
  ...forEachField((key) =>
    z.string().superRefine((typed, context) => {
      const message = findProblem(key, typed);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  ),
  pictures: z.custom<FormPicture[]>(),
  charts: z.custom<FormPicture[]>(),
  giveLogin: z.boolean(),
  username: z.string(),
  consents: z.custom<TypedConsents>(),
});

function ageProblem(values: FormValues): { key: 'age' | 'date_of_birth'; message: string } | null {
  const key = values.date_of_birth === '' ? 'age' : 'date_of_birth';
  // One that cannot be read is refused for itself.
  if (key === 'date_of_birth' && !isDay(values.date_of_birth)) return null;
  const typed = values.age.trim();
  if (key === 'age' && typed === '') return null;
  if (key === 'age' && !/^\d{1,3}$/.test(typed)) return { key, message: t('person-form.enter.age') };

  const today = todayAtBureau();
  const age = key === 'age' ? Number(typed) : ageOn(values.date_of_birth, today);
  if (age === null) return { key, message: t('person-form.enter.pastDate', { today: sayDate(today) }) };
  if (age > maximumAge) return { key, message: t('person-form.enter.tooOld', { age }) };
  const side = values.gender;
  const least = minimumAgeOf(side);
  if (age >= least) return null;
  return {
    key,
    message:
      key === 'age'
        ? t('person-form.enter.tooYoung', { side, least })
        : t('person-form.enter.tooYoungByDate', { side, least, age }),
  };
}

const sayCertainty = (certainty: string) => formatPersonValue('birth_time_certainty', certainty) ?? certainty;

/** Whether time of birth and its certainty are consistent. The database checks the same. */
function birthTimeProblem({ time_of_birth: time, birth_time_certainty: certainty }: FormValues) {
  if (time === '' && (certainty === 'Exact' || certainty === 'Approximate')) {
    return {
      key: 'time_of_birth',
      message: t('person-form.enter.birthTime', { notKnown: sayCertainty('Not known') }),
    } as const;
  }
  if (time !== '' && certainty === 'Not known') {
    return {
      key: 'birth_time_certainty',
      message: t('person-form.enter.birthTimeCertainty', {
        exact: sayCertainty('Exact'),
        approximate: sayCertainty('Approximate'),
      }),
    } as const;
  }
  return null;
}

/** What brothers, sisters and children contradict. The database checks the same. */
function familyProblems(values: FormValues): { key: FieldKey; message: string }[] {
  const countOf = (key: FieldKey) => (/^\d+$/.test(values[key].trim()) ? Number(values[key]) : null);
  const [all, brothers, sisters] = [countOf('number_of_siblings'), countOf('brothers'), countOf('sisters')];
  const together = brothers === null || sisters === null ? null : brothers + sisters;
  const sides = [
    { key: 'married_brothers', most: brothers },
    { key: 'married_sisters', most: sisters },
  ] as const;
  return [
    ...sides
      .filter(({ key, most }) => (countOf(key) ?? 0) > (most ?? 0))
      .map(({ key }) => ({ key, message: t('person-form.enter.moreMarried') })),
    ...(all === null || together === null || all === together
      ? []
      : [{ key: 'number_of_siblings' as const, message: t('person-form.enter.siblingsDiffer', { together }) }]),
    ...(wasMarried(values.marital_status)
      ? []
      : ofEarlierMarriage
          .filter((key) => values[key] !== '' && !(key === 'children' && values[key] === '0'))
          .map((key) => ({ key, message: t('person-form.enter.noEarlierMarriage') }))),
  ];
}

/** Whether the coordinates fit the clock of the birth only the other way round. */
function coordinatesProblem(values: FormValues): string | null {
  if (values.birth_coordinates.trim() === '') return null;
  const read = readBirth(values);
  if ('missing' in read || read.birth.coordinates === null) return null;
  const turned = turnedByClock(read.birth.coordinates, read.zone);
  return turned && turnedRound(turned);
}

/** What a form cannot be sent without, beside the name. */
export interface FormNeeds {
  needsPicture: boolean;
  /** Whether it must say bride or groom. */
  needsSide: boolean;
  /** Whether the family is asked for its consents. */
  asksConsents: boolean;
}

/** Validates the form. The database checks everything again. */
export const formSchema = ({ needsPicture, needsSide, asksConsents }: FormNeeds) =>
  fields.superRefine((values, context) => {
    const refuse = (key: keyof FormValues, message: string) => {
      context.addIssue({ code: 'custom', path: [key], message });
    };
    const age = ageProblem(values);
    if (age) refuse(age.key, age.message);
    const birthTime = birthTimeProblem(values);
    if (birthTime) refuse(birthTime.key, birthTime.message);
    for (const { key, message } of familyProblems(values)) refuse(key, message);
    const coordinates = coordinatesProblem(values);
    if (coordinates !== null) refuse('birth_coordinates', coordinates);
    if (needsSide && values.gender === '') refuse('gender', t('person-form.enter.gender'));
    if (needsPicture && values.pictures.length === 0) refuse('pictures', t('person-form.enter.picture'));
    if (values.giveLogin && !usernamePattern.test(values.username.trim().toLowerCase())) {
      refuse('username', t('person-member.usernameRule'));
    }
    const consents =
      asksConsents && Object.values(findConsentProblems(values.consents, neededConsents, todayAtBureau()));
    if (consents && consents[0] !== undefined) refuse('consents', consents[0]);
  });
