import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

// The test follows the examples of docs/adding-a-field.md and of "A page" in docs/architecture.md in a copy, which then
// compiles. A missing step is an error of the compiler.

const root = path.resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(path.join(tmpdir(), 'recipes-'));
beforeAll(() => {
  for (const name of ['web', 'supabase', '.config', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // The compiler's own files stay in the copy.
  const compilerOptions = { tsBuildInfoFile: './copy.tsbuildinfo', paths: { '@/*': ['./web/src/*'] } };
  // The site, and the one test that lists its pages.
  const include = ['web/src/main.tsx', 'web/src/**/*.d.ts', 'web/src/app/routes.browser.test.tsx'];
  const config = { extends: './tsconfig.json', compilerOptions, include };
  writeFileSync(path.join(copy, 'tsconfig.copy.json'), JSON.stringify(config));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The examples below a heading of a page, in their order. */
function examplesOf(page: string, heading: string): string[] {
  const [, part = ''] = readFileSync(path.join(root, 'docs', page), 'utf8').split(`\n${heading}\n`);
  const [own = ''] = part.split(/\n#+ /, 1);
  return [...own.matchAll(/^ *```\w+\n([^]*?)\n *```$/gm)].map(([, code = '']) => `${code}\n`);
}

function change(file: string, edit: (text: string) => string): void {
  const name = path.join(copy, file);
  const before = readFileSync(name, 'utf8');
  const after = edit(before);
  expect(after, file).not.toBe(before);
  writeFileSync(name, after);
}
/** Adds code before a line. */
const addBefore = (file: string, line: string, code = '') =>
  change(file, (text) => text.replace(line, () => `${code}${line}`));

const textsSchema = z.record(z.string(), z.string());

/** Adds texts, each to the file that its id begins with. */
function addTexts(json = '{}'): void {
  for (const [id, text] of Object.entries(textsSchema.parse(JSON.parse(json)))) {
    const file = `web/src/texts/en/${id.split('.', 1).join('')}.json`;
    change(file, (before) => JSON.stringify({ ...textsSchema.parse(JSON.parse(before)), [id]: text }));
  }
}

/** The errors of the compiler in the copy, a line each. */
async function compile(): Promise<string[]> {
  await execa('node', ['--import', 'tsx', 'supabase/commands/text-types.ts'], { cwd: copy });
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  const { stdout } = await execa(compiler, ['-p', 'tsconfig.copy.json'], { cwd: copy, reject: false });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

const field = examplesOf('adding-a-field.md', '## 2. The site');
const page = examplesOf('architecture.md', '### A page');

// All that the others import, these two import.
test.each(['types', 'reset'])('make %s runs while a file that it writes is wrong', async (verb) => {
  const file = path.join(copy, 'web/src/lib/register.gen.ts');
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, '');
  const ports = { API_PORT: '1', DB_PORT: '1', WEB_PORT: '1', STACK: 'embedded', STACK_FOLDER: '.stack' };
  const command = ['--import', 'tsx', 'supabase/commands/cli.ts', verb];
  const { stdout, stderr } = await execa('node', command, { cwd: copy, env: ports, reject: false });
  writeFileSync(file, written);
  expect(stdout + stderr).toMatch(/stopped|is not running|did not start/i);
  expect(stderr).not.toContain('SyntaxError');
});

test('a field and a page that are added as the docs say compile; without a step they do not', async () => {
  expect([field.length, page.length]).toEqual([4, 5]);
  // The output of `make types` once the schemas have the field.
  change('web/src/lib/database.types.ts', (text) =>
    text.replaceAll(/"birth_star"(\??): string \| null,/g, '$&"blood_group"$1: string | null,'),
  );
  addBefore(
    'web/src/lib/register.gen.ts',
    '/** The fields of a person',
    "export const bloodGroupChoices = ['O+', 'A+'] as const;\n\n",
  );
  const rule = "{ table: 'profile_details', kind: 'choice', choices: bloodGroupChoices, proposable: true }";
  addBefore('web/src/lib/register.gen.ts', "  'diet': {", `  'blood_group': ${rule},\n`);
  addBefore('web/src/lib/navigation/location.ts', '  import: object;', page[0]);
  const files = (await compile()).map((error) => error.split('(', 1).join(''));
  expect(new Set(files)).toEqual(
    new Set([
      'web/src/app/routes.browser.test.tsx',
      'web/src/app/routes.ts',
      'web/src/lib/navigation/location.ts',
      'web/src/person/fields.ts',
      'web/src/person/reading/labels.ts',
      'web/src/person/sample.ts',
    ]),
  );

  addBefore('web/src/person/fields.ts', '  height: number(', field[0]);
  addBefore('web/src/person/say-value.ts', '  status: profileStatuses,', field[1]);
  change('web/src/person/say-value.ts', (text) => `import { bloodGroupChoices } from '@/lib/register.gen';\n${text}`);
  addTexts(field[2]);
  addBefore('web/src/person/sample.ts', '  height: 163,', field[3]);
  addBefore('web/src/person/sample.ts', "  height: '5", field[3]);

  const component = 'web/src/features/stories/components';
  mkdirSync(path.join(copy, component), { recursive: true });
  writeFileSync(path.join(copy, component, 'stories-page.tsx'), 'export const StoriesPage = () => null;\n');
  addBefore('web/src/lib/navigation/location.ts', '  import: nothing,', page[1]);
  addBefore('web/src/app/routes.ts', '  dashboard: {', page[2]);
  addTexts(page[3]);
  addBefore('web/src/app/routes.browser.test.tsx', '  today: admin,', page[4]);
  expect(await compile()).toEqual([]);
  // Two runs of the compiler, beside the browser tests, on any machine.
}, 900_000);
