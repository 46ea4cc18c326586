import { z } from 'zod';
import {
  emptyPerson,
  fieldColumns,
  forEachField,
  tidy,
  type FieldKey,
  type PersonValues,
} from '@/features/person-form/fields/person-values';
import type { FormPicture } from '@/features/person-form/pictures/form-picture';
import { isDay, todayAtBureau } from '@/lib/bureau-days';
import { formatDate } from '@/lib/format';
import { readDate, type Reading } from '@/lib/read-date';
import { readTime } from '@/lib/read-time';
import { ageOn, minimumAgeOf } from '@/person/age';
import { isEmail } from '@/person/email';
import { describeField } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';
import { readBirth } from '@/astrology/sky/person-sky';
import { checkCoordinates, turnedRound } from '@/astrology/sky/read-coordinates';
import { turnedByClock } from '@/astrology/sky/turned-coordinates';
import { usernamePattern } from '@/person/username';
import { maximumAge } from '@/person/value-lists';
import { usernameRule } from '@/person/username-rule';

/** All form values. */
export type FormValues = PersonValues & {
  pictures: FormPicture[];
  charts: FormPicture[];
  giveLogin: boolean;
  username: string;
};

export const emptyForm: FormValues = { ...emptyPerson, pictures: [], charts: [], giveLogin: false, username: '' };

const problemOf = (reading: Reading) => ('problem' in reading ? reading.problem : null);

// The database refuses both in member-visible texts: only the bureau shares contact details.
const holdsNumber = /\d{7}|(?:\d[ ./()-]?){10}/;
const holdsEmail = /[^\s@]@[^\s@]+\.[^\s@]/;

/** Error message of a single text; null if it is valid. */
function findProblem(key: FieldKey, typed: string): string | null {
  const text = tidy(key, typed);
  const description = describeField(fieldColumns[key]);
  if (text === '') return key === 'name' ? 'Enter the name.' : null;
  switch (description.kind) {
    case 'text':
      if (text.length > description.longest) return `Too long: at most ${description.longest} characters.`;
      if (holdsNumber.test(text)) return 'Leave out the phone number: members would see it here.';
      return holdsEmail.test(text) ? 'Leave out the e-mail address: members would see it here.' : null;
    case 'lines':
      return text.length > description.longest ? `Too long: at most ${description.longest} characters.` : null;
    case 'number': {
      const { from, to } = description;
      const isRight = /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to;
      return isRight ? null : `Enter a whole number from ${from} to ${to}.`;
    }
    case 'phone':
      return toInternationalNumber(text) === null
        ? 'Enter the number with its country code, for example +91 98430 12345.'
        : null;
    case 'date':
      return problemOf(readDate(text, Number(todayAtBureau().slice(0, 4))));
    case 'time':
      return problemOf(readTime(text));
    case 'coordinates': {
      const checked = checkCoordinates(text);
      return 'problem' in checked ? checked.problem : null;
    }
    case 'email':
      return isEmail(text) && text.length <= description.longest
        ? null
        : 'This is not an e-mail address. It should look like name@example.com.';
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
});

function ageProblem(values: FormValues): { key: 'age' | 'date_of_birth'; message: string } | null {
  const key = values.date_of_birth === '' ? 'age' : 'date_of_birth';
  // One that cannot be read is refused for itself.
  if (key === 'date_of_birth' && !isDay(values.date_of_birth)) return null;
  const typed = values.age.trim();
  if (key === 'age' && typed === '') return null;
  if (key === 'age' && !/^\d{1,3}$/.test(typed)) return { key, message: 'Enter the age in whole years.' };

  const today = todayAtBureau();
  const age = key === 'age' ? Number(typed) : ageOn(values.date_of_birth, today);
  if (age === null) return { key, message: `Enter a date before today, ${formatDate(today) ?? today}.` };
  if (age > maximumAge) return { key, message: `Check this: it would make an age of ${age} years.` };
  const minimum = minimumAgeOf(values.gender);
  if (age >= minimum) return null;
  const who = values.gender === 'groom' ? 'A groom' : values.gender === 'bride' ? 'A bride' : 'A person';
  const found = key === 'age' ? '' : ` This date makes ${age} years.`;
  return { key, message: `${who} must be at least ${minimum} years old.${found}` };
}

/** Whether time of birth and its certainty are consistent. The database checks the same. */
function birthTimeProblem({ time_of_birth: time, birth_time_certainty: certainty }: FormValues) {
  if (time === '' && (certainty === 'Exact' || certainty === 'Approximate')) {
    return {
      key: 'time_of_birth',
      message: 'Enter the time of birth, or choose “Not known” for its certainty.',
    } as const;
  }
  if (time !== '' && certainty === 'Not known') {
    return {
      key: 'birth_time_certainty',
      message: 'A time of birth is given: choose “Exact” or “Approximate”, or leave the time out.',
    } as const;
  }
  return null;
}

/** Whether the coordinates fit the clock of the birth only the other way round. */
function coordinatesProblem(values: FormValues): string | null {
  if (values.birth_coordinates.trim() === '') return null;
  const read = readBirth(values);
  if ('missing' in read || read.birth.coordinates === null) return null;
  const turned = turnedByClock(read.birth.coordinates, read.zone);
  return turned && turnedRound(turned);
}

/** Validates the form. The database checks everything again. */
export const formSchema = ({ needsPicture }: { needsPicture: boolean }) =>
  fields.superRefine((values, context) => {
    const refuse = (key: keyof FormValues, message: string) => {
      context.addIssue({ code: 'custom', path: [key], message });
    };
    const age = ageProblem(values);
    if (age) refuse(age.key, age.message);
    const birthTime = birthTimeProblem(values);
    if (birthTime) refuse(birthTime.key, birthTime.message);
    const coordinates = coordinatesProblem(values);
    if (coordinates !== null) refuse('birth_coordinates', coordinates);
    if (needsPicture && values.pictures.length === 0) refuse('pictures', 'Choose at least one picture.');
    if (values.giveLogin && !usernamePattern.test(values.username.trim().toLowerCase())) {
      refuse('username', usernameRule());
    }
  });
