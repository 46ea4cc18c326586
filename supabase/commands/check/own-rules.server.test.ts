import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The lines of a file in which a rule of ours finds something. */
function linesFound(rule: string, file: string): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-words-'));
  const config = {
    jsPlugins: [path.join(root, '.config/own-rules.js')],
    categories: { correctness: 'off' },
    rules: { [`own/${rule}`]: 'error' },
  };
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'part.tsx'), file);
  const linter = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(linter, ['--config=config.json', '--format=unix', 'part.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const lines = [...stdout.matchAll(/^\S*part\.tsx:(\d+):.*no-(?:words|times)/gm)].map(([, line]) => Number(line));
  return [...new Set(lines)].toSorted((a, b) => a - b);
}

test('words in JSX are found, as text and in what is read out; texts of the catalogue and data are not', () => {
  const lines = [
    'export const part = <>',
    '<b>Profiles</b>',
    "<b>{'Profiles'}</b>",
    "<b>{isOne ? t('one') : 'many'}</b>",
    '<b>{isOne && `of ${count}`}</b>',
    '<i aria-label="Close" />',
    '<i title={`Page ${count}`} />',
    "<i placeholder={'Name'} />",
    "<b className=\"wide\" key={'wide'}>{t('profiles')}</b>",
    "<b title={t('profiles')}>{count} · 10 % {'–'} {isOne ? null : t('one')}</b>",
    '<p translate="no">build <b title="of">v1</b></p>',
    '<i placeholder="6:05 am" translate="no" />',
    '</>;',
  ];
  expect(linesFound('no-words', lines.join('\n'))).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('a memo that reads the language or the star names is found, unless it depends on the language', () => {
  const lines = [
    "import { t } from '@/texts/texts';",
    "import { solarCalendar } from '@/astrology/panchangam/names';",
    "import { mandiOf } from '@/astrology/panchangam/mandi';",
    "const one = useMemo(() => t('profiles'), []);",
    'const two = useMemo(() => ({ calendar: solarCalendar() }), []);',
    'const three = useMemo(() => mandiOf(birth, rule), [birth, rule]);',
    "const four = useMemo(() => t('profiles'), [language]);",
  ];
  expect(linesFound('no-words-in-memo', lines.join('\n'))).toEqual([4, 5]);
});

test('a time that a test asserts is found, a moment of the past or of the order is not', () => {
  const lines = [
    'const begun = performance.now();',
    'const used = process.cpuUsage();',
    'expect(Date.now() - begun).toBeLessThan(9);',
    'expect(Math.abs(seen - Date.now())).toBeLessThan(9);',
    'const yesterday = new Date(Date.now() - 86_400_000);',
    'expect(yesterday < seen).toBe(true);',
  ];
  expect(linesFound('no-times', lines.join('\n'))).toEqual([1, 2, 3, 4]);
});
