import { expect, it, test } from 'vitest';
import { isPersonField, personFields } from '@/person/fields';
import {
  fieldOfLabel,
  fieldsOfLabel,
  fieldsOfWords,
  findField,
  headingOf,
  labels,
  simplifyLabel,
} from '@/person/reading/labels';
import { foldLetters } from '@/person/reading/star-words';

const words = Object.entries(labels).flatMap(([field, list]) =>
  list.split(', ').map((label) => [label, field] as const),
);

test('no label is written twice, nor sounds like that of another field', () => {
  const headings = personFields.map((field) => [headingOf(field), field] as const);
  const written = [...headings, ...words].map(([label]) => simplifyLabel(label));
  expect(written.filter((label, place) => written.indexOf(label) !== place)).toEqual([]);
  const fields = new Map<string, Set<string>>();
  for (const [label, field] of [...headings, ...words]) {
    const sound = foldLetters(simplifyLabel(label));
    fields.set(sound, new Set([...(fields.get(sound) ?? []), field]));
  }
  expect([...fields].filter(([sound, of]) => sound.length > 4 && of.size > 1)).toEqual([]);
});

it('finds a field by its label, in files and biodatas alike', () => {
  for (const [label, field] of words) {
    expect([label, fieldOfLabel(label)]).toEqual([label, field]);
    expect([label, findField(label)]).toEqual([label, isPersonField(field) ? field : null]);
  }
});

it.each([
  ['Date_of-Birth', 'date_of_birth'],
  ['Pirantha thedhi', 'date_of_birth'],
  ['Natchathiram', 'birth_star'],
  ['Natchaththiram', 'birth_star'],
  ['Thanthai peyar', "father's_name"],
  ['Kulam', 'kulam'],
  ['Income (family)', 'none'],
  ['Our', null],
  ['Person', null],
])('%j is the label of %s', (label, field) => {
  expect(fieldOfLabel(label)).toBe(field);
});

test.each([
  // A form of Google.
  ['Email Address', 'email'],
  ['Full Name of the Bride / Groom (as in Aadhaar)', 'name'],
  ['Profile for', 'profile_for'],
  ['Date of Birth (DD/MM/YYYY)', 'date_of_birth'],
  ['Time of Birth (with AM/PM)', 'time_of_birth'],
  ['Height in feet and inches', 'height'],
  ['Mobile number (WhatsApp)', 'phone_number'],
  ['Educational Qualification (highest degree)', 'education'],
  ['Hobbies (tick all)', 'none'],
  ['Whether consent given for sharing?', null],
  // What forms write around a label.
  ['Name *', 'name'],
  ['1. Name:', 'name'],
  ['Q3) Date of birth', 'date_of_birth'],
  ['a) Caste', 'caste'],
  ['Enter your full name', 'name'],
  ['Please enter your mobile number', 'phone_number'],
  ['What is your height?', 'height'],
  ["Candidate's date of birth", 'date_of_birth'],
  ["Bride's father's name", "father's_name"],
  ["Groom's DOB", 'date_of_birth'],
  ['Height (in cm)', 'height'],
  ['Star [if known]', 'birth_star'],
  ['Gothram, if any', 'gothram'],
  // Two languages.
  ['Name / பெயர்', 'name'],
  ['பெயர் (Name)', 'name'],
  ['Date of Birth / जन्म तिथि', 'date_of_birth'],
  ['Rasi - രാശി', 'rasi'],
  ['Name / முழுப்பெயர்', 'name'],
  ['Star / ராசி', null],
  // A note that counts.
  ['Name (bride)', 'name'],
  ['Name (father)', "father's_name"],
  ['Occupation (mother)', "mother's_job"],
  ['Place (birth)', 'place_of_birth'],
  ['Phone (father)', 'phone_number'],
  ['Phone (uncle)', 'phone_number'],
  ['Mobile (2)', 'second_phone_number'],
  ['Name (with initial)', 'name'],
  ['Name (in Tamil)', 'own_script_name'],
  ['Height (cm)', 'height'],
  ['Age (partner)', null],
  ['Status (alive / late)', null],
  ['Father (late)', "father's_name"],
  ['Sisters (married)', null],
  ['Phone number (alternate)', 'second_phone_number'],
  ['Phone number of father', 'phone_number'],
  ['Height (expected)', null],
  ['Date of birth (father)', null],
  ['Phone (email)', null],
  ['Age (DOB)', null],
  // Parts of a name.
  ['Name', 'name'],
  ['Full Name', 'name'],
  ['First Name', 'first_name'],
  ['Given Name *', 'first_name'],
  ['Family name / Surname', 'last_name'],
  ['Initials', 'initial'],
  ['Father initial', 'initial'],
  ['குடும்பப் பெயர்', 'last_name'],
  ['उपनाम', 'last_name'],
  // Words that are only part of a label.
  ['Your', null],
  ['Enter', null],
  ['(', null],
  ['Place of work (father)', null],
])('the heading %j is %s', (heading, field) => {
  expect(fieldOfLabel(heading)).toBe(field);
});

test.each([
  ['JOB & SALARY', ['job', 'income']],
  ['Job / Income', ['job', 'income']],
  ['Occupation & Salary', ['job', 'income']],
  ['Work and income', ['job', 'income']],
  ['Salary & Job', ['income', 'job']],
  ['Star / Rasi *', ['birth_star', 'rasi']],
  ['2. Date & time of birth (IST)', ['date_of_birth', 'time_of_birth']],
  ['Star / ராசி', ['birth_star', 'rasi']],
  ['பிறந்த தேதி & நேரம்', ['date_of_birth', 'time_of_birth']],
  ['Name & salary', null],
  ['Caste & wishes', null],
  ['Name & Surname', null],
  ['Age (partner)', null],
  ['Age / DOB', ['age', 'date_of_birth']],
])('the heading %j names %j', (heading, fields) => {
  expect(fieldsOfLabel(heading)).toEqual(fields);
});

test.each([
  ['Name பிரியா', null],
  ['Star (Rohini)', null],
  ['Father (R. Kumar)', null],
  ['Date of Birth (DD/MM/YYYY)', ['date_of_birth']],
  ['1. Name', ['name']],
  ['Star / Rasi', ['birth_star', 'rasi']],
])('the words %j of a line are a label: %j', (words, fields) => {
  expect(fieldsOfWords(words)).toEqual(fields);
});
