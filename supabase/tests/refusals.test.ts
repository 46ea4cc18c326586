import { describe, expect, test } from 'vitest';
import { withDatabase } from '../lib/database.ts';
import { access, call, setUpPersonas } from './personas.ts';
import { raises, refusalsIn, uncodedIn } from '../lib/refusals.ts';

/** The only ones that raise an exception themselves. The last is fired by the auth server, which may call nothing of ours. */
const raising = [
  'private.busy(text,text)',
  'private.conflict(text,text)',
  'private.forbid(text,text)',
  'private.not_found(text,text)',
  'private.protect_credentials()',
  'private.refuse(text,text,text,jsonb)',
];

const { clients } = await setUpPersonas();
const functions = await withDatabase(
  access.databaseUrl,
  async (sql) =>
    await sql<{ name: string; body: string }[]>`
      select oid::regprocedure::text as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body
      from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
);

describe('every refusal of ours', () => {
  test('goes through the helpers, which give it a code', () => {
    expect(
      functions
        .filter(({ body }) => raises(body))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(raising);
    expect(functions.flatMap(({ name, body }) => uncodedIn(body).map((call) => `${name}: ${call}`))).toEqual([]);
  });

  test('has a code of one meaning, and each meaning one code', () => {
    const sentences = new Map<string, Set<string>>();
    const codes = new Map<string, Set<string>>();
    for (const { code, sentence } of functions.flatMap(({ body }) => refusalsIn(body))) {
      sentences.set(code, (sentences.get(code) ?? new Set()).add(sentence));
      codes.set(sentence, (codes.get(sentence) ?? new Set()).add(code));
    }
    expect(sentences.size).toBeGreaterThan(90);
    expect([...sentences].filter(([, texts]) => texts.size > 1)).toEqual([]);
    expect([...codes].filter(([, used]) => used.size > 1)).toEqual([]);
  });

  test('gives the values of its sentence beside it, after the field', async () => {
    const { saved } = await withDatabase(access.databaseUrl, async (sql) => {
      const [row] = await sql<
        { saved: string }[]
      >`select private.fill('{wrong}, {most}', '{"wrong": "{x}", "most": 3}') as saved`;
      return row ?? { saved: '' };
    });
    expect(saved).toBe('{x}, 3');
    expect(await call(clients.visitor, 'find_profiles', { at_most: 61 })).toMatchObject({
      refusal: 'not_in_range',
      message: 'Enter a whole number from 1 to 60.',
      hint: 'at_most',
      values: { from: 1, to: 60 },
    });
  });
});

describe('a refusal', () => {
  test.each([
    ["perform private.refuse('a_code', 'A sentence.', 'field')", [{ code: 'a_code', sentence: "'A sentence.'" }]],
    ["perform private.conflict('a_code', 'One.'); x := 'b_code'", [{ code: 'a_code', sentence: "'One.'" }]],
    ["return query values ('name', 'a_code', 'One.')", [{ code: 'a_code', sentence: "'One.'" }]],
    ["private.problem_of(x, 'a_code', '{most} at most.')", [{ code: 'a_code', sentence: "'{most} at most.'" }]],
    ["raise exception 'One.' using errcode = 'PT404', detail = 'a_code'", [{ code: 'a_code', sentence: '' }]],
    ["perform set_config('a_setting', 'value', true)", []],
  ])('is read in %s', (statement, expected) => {
    expect(refusalsIn(`begin ${statement}; end`)).toEqual(expected);
  });

  test.each([
    "perform private.refuse('A sentence.', 'field')",
    "perform private.not_found(reason, 'A sentence.')",
    "perform private.forbid('OTHER', 'A sentence.')",
  ])('without a code is found: %s', (statement) => {
    expect(uncodedIn(`begin ${statement}; end`)).toHaveLength(1);
  });

  test.each([
    ["raise exception 'x'", true],
    ["raise sqlstate 'PT404'", true],
    ['raise', true],
    ["raise notice 'x'", false],
    ["x := 'raise exception'", false],
  ])('that is raised directly is found: %s', (statement, expected) => {
    expect(raises(`begin ${statement}; end`)).toBe(expected);
  });
});
