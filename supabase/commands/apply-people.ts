import postgres from 'postgres';
import { imageColumns } from '../../web/src/person/image-columns.ts';
import { makeTemporaryPassword } from '../../web/src/person/temporary-password.ts';
import { isPersonField, personFields } from '../../web/src/person/fields.ts';
import { headingOf } from '../../web/src/person/reading/labels.ts';
import { dateSentence, readSeedFile, type Mistake, type WrittenPerson, type WrittenValue } from '../lib/seed-file.ts';
import { applySqlFile, FileRefused } from './fixtures.ts';

const imageLabels: Readonly<Record<string, string>> = {
  first_img: 'First picture',
  second_img: 'Second picture',
  third_img: 'Third picture',
  birth_chart: 'Birth chart',
};
const fields: ReadonlySet<string> = new Set([...personFields, ...imageColumns]);
const labelOfField = (field: string): string =>
  isPersonField(field) ? headingOf(field) : (imageLabels[field] ?? field.replaceAll('_', ' '));

/** Where something is wrong, and about which person: "Kavitha Ponnusamy, line 12, Height". */
interface Place {
  readonly name?: string | undefined;
  readonly line?: number | undefined;
  readonly field?: string | undefined;
}

function say({ name, line, field }: Place, sentence: string): string {
  const place = [name, line === undefined ? undefined : `line ${line}`, field && labelOfField(field)].filter(Boolean);
  return place.length === 0 ? sentence : `${place.join(', ')}: ${sentence}`;
}

/**
 * Applies an SQL file that adds or changes people: all of it or nothing. Each literal value is checked first, by the rules of
 * the forms, so that the message names person, line and field.
 * @throws StackError with everything that was found
 */
export async function applyPeopleFile(databaseUrl: string, file: string): Promise<void> {
  await applySqlFile(databaseUrl, file, async (transaction, text, apply) => {
    const { people, mistakes } = readSeedFile(text, fields);
    refuse([
      ...mistakes.map((mistake) => ({ line: mistake.line, words: say(placeOf(mistake, people), mistake.sentence) })),
      ...(await findProblems(transaction, people)),
      ...(await findLoginProblems(transaction, people)),
    ]);
    // A picture that was missing before is not this file's mistake.
    const missingBefore = await findMissingPictures(transaction);
    // For dates that are written out nowhere: 05-07-1998 is an error and not the seventh of May.
    await transaction`set local datestyle to 'ISO, YMD'`;
    try {
      await apply();
    } catch (error) {
      const refusal = error instanceof postgres.PostgresError ? describe(error, text) : undefined;
      if (refusal === undefined) throw error;
      throw new FileRefused([say(placeOf(refusal, people), refusal.sentence)]);
    }
    const missing = (await findMissingPictures(transaction)).filter(
      (picture) =>
        !missingBefore.some(
          ({ id, field, path }) => id === picture.id && field === picture.field && path === picture.path,
        ),
    );
    refuse(missing.map((picture) => describePicture(picture, people)));
  });
}

interface Problem {
  readonly line: number;
  readonly words: string;
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new FileRefused(problems.toSorted((one, other) => one.line - other.line).map(({ words }) => words));
}

/** The value that is meant, if only one can be: by its line and text, by its field, or by the only person. */
function placeOf(
  { line, text, field }: Partial<Mistake> & { readonly field?: string },
  people: readonly WrittenPerson[],
): Place {
  const written = people.flatMap(({ name, values }) => values.map((value) => ({ name, ...value })));
  const [found, ...others] = written.filter(
    (value) =>
      (line === undefined || value.line === line) &&
      (text === undefined || value.text === text) &&
      (field === undefined || value.field === field),
  );
  const isOne = found !== undefined && others.length === 0 && (text ?? field) !== undefined;
  if (isOne) return found;
  return { name: people.length === 1 ? people[0]?.name : undefined, line, field };
}

/** The rules speak of forms, in which a date is picked. */
const inFiles = (code: string | undefined, message: string): string => (code === 'not_a_date' ? dateSentence : message);

const trimmed = 'Take out the blank at its beginning or end.';

function blankIn({ field, text }: WrittenValue, isTemplate: boolean): string | undefined {
  if (text === null) return undefined;
  if (text.trim() === '') return 'Write null, without quotes, for what is not known.';
  return field === 'name' && !isTemplate && text !== text.trim() ? trimmed : undefined;
}

/** Not one of a login. */
const isOfPerson = ({ field }: WrittenValue): boolean => fields.has(field);

/** The faults of the written values, by the rules of the fields. */
async function findProblems(sql: postgres.TransactionSql, people: readonly WrittenPerson[]): Promise<Problem[]> {
  const found = await sql<{ person: number; field: string; code: string; message: string; choices: string[] | null }[]>`
    select person.position::integer - 1 as person, problem.field, problem.code, private.fill(problem.sentence, problem.given) as message,
      case problem.code when 'not_in_list' then rule.choices end as choices
    from jsonb_array_elements(${sql.json(
      people.map(({ values, isTemplate }) => ({
        isTemplate,
        fields: Object.fromEntries(values.filter(isOfPerson).map(({ field, text }) => [field, text])),
      })),
    )}) with ordinality as person (told, position)
    cross join lateral private.person_problems(
      case when (told ->> 'isTemplate')::boolean then private.clean_person(told -> 'fields') else told -> 'fields' end
    ) as problem
    left join private.person_fields as rule on rule.field = problem.field`;
  const blank = people.flatMap(({ name, values, isTemplate }) =>
    values.filter(isOfPerson).flatMap((value) => {
      const sentence = blankIn(value, isTemplate);
      return sentence === undefined ? [] : [{ line: value.line, words: say({ name, ...value }, sentence) }];
    }),
  );
  return [
    ...blank,
    ...found.flatMap(({ person, field, code, message, choices }) => {
      const { name, values } = people[person] ?? { name: undefined, values: [] };
      // A row of details has no name.
      const value = values.findLast((candidate) => candidate.field === field);
      if (value === undefined || value.text?.trim() === '') return [];
      const sentence =
        choices === null
          ? inFiles(code, message)
          : `This word is not in the list. Write one of: ${choices.join(', ')}.`;
      return [{ line: value.line, words: say({ name, line: value.line, field }, sentence) }];
    }),
  ];
}

/** The database's refusals of the logins: username and password each by itself, to name both at once. */
async function findLoginProblems(
  sql: postgres.TransactionSql,
  people: readonly WrittenPerson[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const { name, values } of people) {
    const username = values.find(({ field }) => field === 'username');
    const password = values.find(({ field }) => field === 'temporary_password');
    if (username === undefined || password === undefined) continue;
    for (const value of [username, password]) {
      const sentence = await refusalOf(sql, async (savepoint) => {
        await (value === username
          ? savepoint`select private.add_login(null, ${username.text}, ${makeTemporaryPassword()}, ${name ?? null})`
          : savepoint`
              select private.refuse_weak_password(
                'temporary_password', ${password.text}, lower(btrim(${username.text})), ${name ?? null}
              )`);
      });
      if (sentence !== undefined) problems.push({ line: value.line, words: say({ name, ...value }, sentence) });
    }
  }
  return problems;
}

/** With which words the database refuses the work, which is undone. */
async function refusalOf(
  sql: postgres.TransactionSql,
  work: (savepoint: postgres.TransactionSql) => Promise<void>,
): Promise<string | undefined> {
  const undo = new Error('It was only tried.');
  try {
    await sql.savepoint(async (savepoint) => {
      await work(savepoint);
      throw undo;
    });
  } catch (error) {
    if (error === undo) return undefined;
    if (error instanceof postgres.PostgresError && error.code === '22023') return error.message;
    throw error;
  }
  return undefined;
}

interface MissingPicture {
  readonly id: number;
  readonly name: string;
  readonly field: string;
  readonly path: string;
}

/** The pictures of the register that are not in storage. */
async function findMissingPictures(sql: postgres.TransactionSql): Promise<MissingPicture[]> {
  return await sql<MissingPicture[]>`
    select card.id::integer, card.name, picture.field, picture.path
    from public."RegisteredUsers" as card
    cross join lateral (values
      ('first_img', 'profile-images', first_img),
      ('second_img', 'profile-images', second_img),
      ('third_img', 'profile-images', third_img),
      ('birth_chart', 'birth-charts', birth_chart)
    ) as picture (field, bucket, path)
    where path not like 'https://%'
      and not exists (select from storage.objects where bucket_id = bucket and objects.name = path)
    order by card.id, picture.field`;
}

function describePicture({ name, field, path }: MissingPicture, people: readonly WrittenPerson[]): Problem {
  const { line } = placeOf({ field, text: path }, people);
  return {
    line: line ?? 0,
    words: say(
      { name, line, field },
      'There is no such file in storage. Write null here, and add the picture on the website afterwards.',
    ),
  };
}

/** The checks of the tables that can still fail, by the ends of their names. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^age_is_lawful$/, 'A bride is at least 18, a groom at least 21, and nobody is older than 100.'],
  [/^visible_profiles_are_verified$/, 'Who is "verified" needs verified_at and verified_by.'],
  [/^visible_profiles_have_no_reason$/, 'Who is "verified" has no status_reason.'],
  [/^username_is_simple$/, 'Write 3 to 32 small letters, digits, dots, dashes or underscores.'],
  [/^status_is_known$|^verified_items_are_known$/, 'This word is not in the list, or not spelt as there.'],
  [/_is_trimmed$/, trimmed],
  [/_is_readable$/, 'It is empty or too long. Write null for what is not known.'],
  [/_holds_no_contact$/, 'A phone number or an e-mail belongs in contact_details only.'],
  [/_is_known$/, 'This word is not in the list, or not spelt as there.'],
  [/_is_dialable$/, 'Write a plus sign, the country and the number, digits and spaces only: +91 98450 12345.'],
  [/_is_path_or_link$/, 'A picture is the path of a stored file, or a link that begins with https://.'],
  [/_is_a_time$/, "Write the time of day as hours and minutes: '06:05' or '18:05'."],
  [/_are_coordinates$/, "Write latitude and longitude in degrees: '9.93, 78.12'."],
  [/_is_plausible$/, 'This value is not plausible.'],
];

/** The fields with unreadable values, by the code of the error. */
const unreadable: Readonly<Record<string, string>> = {
  '22007': dateSentence,
  '22008': dateSentence,
  '22P02': 'This cannot be read as the number, date or word that belongs here.',
  '22003': 'This number is too large.',
};

/** A refusal of the database in words, if it concerns the people of the file. */
function describe(
  error: postgres.PostgresError,
  text: string,
): (Partial<Mistake> & { sentence: string; field?: string }) | undefined {
  const constraint = error.constraint_name ?? '';
  if (error.code === '23514') {
    const sentence = rules.find(([pattern]) => pattern.test(constraint))?.[1];
    const field = [...fields].find((candidate) => constraint.startsWith(`${candidate.replaceAll("'", '')}_`));
    return sentence === undefined ? undefined : { sentence, ...(field === undefined ? {} : { field }) };
  }
  if (error.code === '23502') {
    const field = error.column_name;
    return field !== undefined && fields.has(field) ? { field, sentence: 'This must not be missing.' } : undefined;
  }
  // The project's own refusals have a code as their detail, and the field as their hint, before its values.
  if (/^[a-z]+(_[a-z]+)+$/.test(error.detail ?? '')) {
    const field = error.hint?.replace(/ .*/s, '') ?? '';
    return { sentence: inFiles(error.detail, error.message), ...(field === '' ? {} : { field }) };
  }
  const sentence = unreadable[error.code];
  const value = /"([^"]*)"$/.exec(error.message)?.[1];
  if (sentence === undefined || value === undefined) return undefined;
  const lines = text.split('\n').flatMap((line, index) => (line.includes(`'${value}'`) ? [index + 1] : []));
  return { sentence, ...(lines.length === 1 && lines[0] !== undefined ? { line: lines[0] } : {}) };
}
