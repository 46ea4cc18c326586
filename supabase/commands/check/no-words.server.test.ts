import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The lines of a component in which the rule `texts/no-words` finds words. */
function linesWithWords(...lines: string[]): number[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-words-'));
  const config = {
    jsPlugins: [path.join(root, '.config/no-words.js')],
    categories: { correctness: 'off' },
    rules: { 'texts/no-words': 'error' },
  };
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'part.tsx'), `export const part = <>\n${lines.join('\n')}\n</>;\n`);
  const linter = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(linter, ['--config=config.json', '--format=unix', 'part.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return [...stdout.matchAll(/^\S*part\.tsx:(\d+):.*no-words/gm)].map(([, line]) => Number(line) - 1);
}

test('words in JSX are found, as text and in what is read out; texts of the catalogue and data are not', () => {
  const lines = linesWithWords(
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
  );
  expect([...new Set(lines)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
