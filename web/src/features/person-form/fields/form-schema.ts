import { z } from 'zod';
import { emptyPerson, tidy, type FieldKey, type PersonValues } from '@/features/person-form/fields/person-values';
import { formatDate } from '@/lib/format';
import { ageOn, maximumAge, minimumAgeOf, todayAtBureau } from '@/person/age';
import { toInternationalNumber } from '@/person/phone';
import { usernamePattern } from '@/person/username';

/** Everything the form holds but its pictures. */
export type FormValues = PersonValues & { giveLogin: boolean; username: string };

export const emptyForm: FormValues = { ...emptyPerson, giveLogin: false, username: '' };

// The database refuses both in whatever other members may read: contact details are given by the bureau alone.
const holdsNumber = /\d{7}|(?:\d[ ./()-]?){10}/;
const holdsEmail = /[^\s@]@[^\s@]+\.[^\s@]/;

const openText = (key: FieldKey, limit: number) =>
  z.string().superRefine((text, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
    };
    if (tidy(key, text).length > limit) refuse(`Too long: at most ${limit} letters.`);
    else if (holdsNumber.test(text)) refuse('Leave out the telephone number: members would see it here.');
    else if (holdsEmail.test(text)) refuse('Leave out the e-mail address: members would see it here.');
  });

/** Empty, or a whole number in the range. */
const wholeNumber = (from: number, to: number, message: string) =>
  z.string().refine((text) => {
    const trimmed = text.trim();
    return trimmed === '' || (/^\d+$/.test(trimmed) && Number(trimmed) >= from && Number(trimmed) <= to);
  }, message);

const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

const fields = z.object({
  name: openText('name', 120).refine((text) => text.trim() !== '', 'Enter the name.'),
  gender: z.string(),
  date_of_birth: z.string(),
  age: z.string(),
  religion: z.string(),
  location: openText('location', 120),
  birth_star: z.string(),
  star_pada: z.string(),
  caste: openText('caste', 80),
  mother_tongue: z.string(),
  marital_status: z.string(),
  height: z.string(),
  education: openText('education', 120),
  job: openText('job', 120),
  fathers_name: openText('fathers_name', 120),
  fathers_job: openText('fathers_job', 120),
  mothers_name: openText('mothers_name', 120),
  mothers_job: openText('mothers_job', 120),
  number_of_siblings: wholeNumber(0, 20, 'Enter a whole number from 0 to 20.'),
  phone_number: z
    .string()
    .refine(
      (text) => text.trim() === '' || toInternationalNumber(text) !== null,
      'Enter the number with its country code, for example +91 98430 12345.',
    ),
  email: z
    .string()
    .refine(
      (text) => text.trim() === '' || (emailPattern.test(text.trim()) && text.trim().length <= 254),
      'This is not an e-mail address. It should look like name@example.com.',
    ),
  address: z.string().refine((text) => text.trim().length <= 400, 'Too long: at most 400 letters.'),
  giveLogin: z.boolean(),
  username: z.string(),
});

function ageProblem(values: FormValues): { key: 'age' | 'date_of_birth'; message: string } | null {
  const key = values.date_of_birth === '' ? 'age' : 'date_of_birth';
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

/** What may be sent. The database checks all of it again. */
export const formSchema = fields.superRefine((values, context) => {
  const age = ageProblem(values);
  if (age) context.addIssue({ code: 'custom', path: [age.key], message: age.message });
  if (values.giveLogin && !usernamePattern.test(values.username.trim().toLowerCase())) {
    context.addIssue({
      code: 'custom',
      path: ['username'],
      message: 'Enter 3 to 32 small letters or digits; dots, hyphens and underscores may stand between them.',
    });
  }
});
