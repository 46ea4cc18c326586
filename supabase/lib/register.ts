// The files of `make types`: the types of the rows, and the lists of the database as constants of the client. A new field, setting or
// kind is a row in the schemas; the client's other needs for it are then compile errors.
import type postgres from 'postgres';
import { withDatabase } from './database.ts';
import { refusalsIn, valuesIn } from './refusals.ts';
import { generateTypes } from './supabase-cli.ts';

// A module is in one file of the build: the visitors' part is apart from the rest.
const files = {
  rows: 'web/src/lib/database.types.ts',
  people: 'web/src/lib/register.gen.ts',
  settings: 'web/src/lib/register-settings.gen.ts',
  members: 'web/src/lib/register-members.gen.ts',
  work: 'web/src/lib/register-work.gen.ts',
};

/** A value as a literal of TypeScript. */
const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
    : String(value);

const list = (values: readonly string[]): string => `[${values.map(literal).join(', ')}]`;

/** A name of the database as one of the client: mother_tongue is motherTongue. */
const inClient = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The name of the list of a field's choices: genderChoices, motherTongueChoices. */
const choicesOf = (field: string): string => `${inClient(field)}Choices`;

/** A property, already as code. Without a value it is left out. */
type Properties = Readonly<Record<string, string | null>>;

const entry = (name: string, code: string): string => `  ${literal(name)}: ${code},`;

const row = (name: string, properties: Properties): string => {
  const given = Object.entries(properties).flatMap(([key, code]) => (code === null ? [] : [`${key}: ${code}`]));
  return entry(name, `{ ${given.join(', ')} }`);
};

const limit = (value: number | null): string | null => (value === null ? null : String(value));

/** A constant with its docstring, if the database has one. */
const constant = (says: string | null, name: string, lines: readonly string[] | string): string =>
  `${says === null ? '' : `/** ${says} */\n`}export const ${name} = ${typeof lines === 'string' ? lines : `{\n${lines.join('\n')}\n}`} as const;\n`;

const memberLists = [
  'report_reasons',
  'consent_channels',
  'introduction_answers',
  'refusal_reasons',
  'ways_of_showing',
];
const workLists = [
  'relatives',
  'call_times',
  'enquiry_kinds',
  'enquiry_states',
  'follow_up_states',
  'ending_sides',
  'grievance_subjects',
  'payment_ways',
  'agreement_ways',
  'pause_reasons',
  'fee_events',
];

/** The lists that are functions of the database. */
const listConstants = (sql: postgres.Sql, names: readonly string[]): Promise<string[]> =>
  Promise.all(
    names.map(async (name) => {
      const [found] = await sql.unsafe<{ says: string | null; values: string[] }[]>(
        `select obj_description('private.${name}'::regproc) as says, private.${name}() as values`,
      );
      return constant(found?.says ?? null, inClient(name), list(found?.values ?? []));
    }),
  );

interface FieldRow {
  field: string;
  table_name: string;
  kind: string;
  smallest: number | null;
  largest: number | null;
  choices: string[] | null;
  proposable: boolean;
}

async function fieldConstants(sql: postgres.Sql): Promise<string[]> {
  const fields = await sql<FieldRow[]>`
    select field, table_name, kind, smallest, largest, choices, proposable from private.person_fields order by position`;
  const filters = await sql<{ name: string; kind: string; field: string | null; for_visitors: boolean }[]>`
    select name, kind, field, for_visitors from private.profile_filters`;
  // The same list is written once.
  const owner = (choices: readonly string[]) =>
    fields.find((each) => String(each.choices) === String(choices))?.field ?? '';
  return [
    ...fields.flatMap(({ field, choices }) =>
      choices === null || owner(choices) !== field
        ? []
        : [constant(`Values of the field ${field}.`, choicesOf(field), list(choices))],
    ),
    constant(
      'The fields of a person by column. The largest of a text is the most characters, that of a number its highest value.',
      'fieldRules',
      fields.map(({ field, table_name, kind, smallest, largest, choices, proposable }) =>
        row(field, {
          table: literal(table_name),
          kind: literal(kind),
          smallest: limit(smallest),
          largest: limit(largest),
          choices: choices === null ? null : choicesOf(owner(choices)),
          proposable: String(proposable),
        }),
      ),
    ),
    constant(
      'The filters of profiles, with the field that each one is about.',
      'filterRules',
      filters.map(({ name, kind, field, for_visitors }) =>
        row(name, { kind: literal(kind), field: field && literal(field), forVisitors: String(for_visitors) }),
      ),
    ),
  ];
}

interface SettingRow {
  setting: string;
  kind: string;
  smallest: number | null;
  largest: number | null;
  choices: string[] | null;
  required: boolean;
}

async function settingConstants(sql: postgres.Sql): Promise<string[]> {
  const settings = await sql<SettingRow[]>`
    select setting, kind, smallest, largest, choices, required from private.settings()`;
  const defaults = await sql<{ setting: string; expression: string }[]>`
    select column_name as setting, column_default as expression from information_schema.columns
    where table_schema = 'public' and table_name = 'site_settings' and column_default is not null`;
  const choices = settings.filter((setting) => setting.choices !== null);
  const firstChoices = await Promise.all(
    choices.map(async ({ setting, choices: values }) => {
      const expression = defaults.find((each) => each.setting === setting)?.expression ?? 'null';
      const [found] = await sql.unsafe<{ value: string | null }[]>(`select ${expression} as value`);
      // A star rule has no column of its own.
      return entry(setting, literal(found?.value ?? values?.[0] ?? null));
    }),
  );
  return [
    constant(
      'The settings by column: limits of a number, most characters of a text, choices, and whether a text is required.',
      'settingRules',
      settings.map(({ setting, kind, smallest, largest, choices: values, required }) =>
        row(setting, {
          kind: literal(kind),
          smallest: limit(smallest),
          largest: limit(largest),
          choices: values === null ? null : list(values),
          required: required ? 'true' : null,
        }),
      ),
    ),
    constant('What the settings with choices begin with.', 'firstChoices', firstChoices),
  ];
}

async function statusConstants(sql: postgres.Sql): Promise<string[]> {
  const statuses = await sql<{ status: string; waiting: boolean; visible: boolean; own: boolean }[]>`
    select status, waiting, visible, own from private.profile_statuses()`;
  return [
    constant(
      'The statuses of a profile. waiting: not verified yet. visible: shown to others. own: members may set it themselves.',
      'statusRules',
      statuses.map(({ status, waiting, visible, own }) =>
        row(status, { waiting: String(waiting), visible: String(visible), own: String(own) }),
      ),
    ),
    ...(await listConstants(sql, ['verification_items'])),
  ];
}

async function memberConstants(sql: postgres.Sql): Promise<string[]> {
  const kinds = await sql<{ kind: string; audience: string; sentence: string }[]>`
    select kind, audience, sentence from private.notification_kinds()`;
  const bodies = await sql<{ body: string }[]>`
    select coalesce(pg_get_function_sqlbody(oid), prosrc) as body from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const codes = new Set(bodies.flatMap(({ body }) => refusalsIn(body)).map(({ code }) => code));
  const refusals = [...codes].toSorted().map((code) => `  | ${literal(code)}`);
  return [
    constant(
      'The kinds of notifications, with the names of the values in their sentences.',
      'notificationRules',
      kinds.map(({ kind, audience, sentence }) =>
        row(kind, { audience: literal(audience), values: list(valuesIn(sentence)) }),
      ),
    ),
    ...(await listConstants(sql, memberLists)),
    `/** The codes of the database's refusals. */\nexport type RefusalCode =\n${refusals.join('\n')};\n`,
  ];
}

/** The text of each file that `make types` writes for a database, by its path in the project. */
export async function generateForClient(root: string, databaseUrl: string): Promise<Readonly<Record<string, string>>> {
  // First: without a running database, the CLI prints many lines about other causes.
  const register = await withDatabase(databaseUrl, async (sql) => {
    const parts = {
      [files.people]: [...(await fieldConstants(sql)), ...(await statusConstants(sql))],
      [files.settings]: await settingConstants(sql),
      [files.members]: await memberConstants(sql),
      [files.work]: await listConstants(sql, workLists),
    };
    const head = '// Written by `make types` from the lists of the database. Do not edit.\n';
    return Object.fromEntries(Object.entries(parts).map(([file, own]) => [file, [head, ...own].join('\n')]));
  });
  // Every argument with a default may be null, which the CLI does not write.
  const rows = (await generateTypes(root, databaseUrl)).replaceAll(/\{ Args: \{ .* \}; Returns/g, (args) =>
    args.replaceAll(/(\?: [^,}]+?)(?=,| \})/g, '$1 | null'),
  );
  return { [files.rows]: rows, ...register };
}
