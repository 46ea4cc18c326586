// The results of a test tool in one form, for the check (RESULT_FILE). Playwright and Vitest call their own methods.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter as OfPlaywright, Suite } from '@playwright/test/reporter';
import type { Reporter as OfVitest, TestCase, TestModule, TestSuite } from 'vitest/node';
import { readSetting } from '../../lib/settings.ts';
import type { TestResult } from './parts.ts';

const mostLinesOfPage = 30;
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
const titleOf = ({ name, parent }: TestCase | TestSuite): string =>
  parent.type === 'module' ? name : `${titleOf(parent)} ${name}`;

interface Attachment {
  readonly name: string;
  readonly path?: string;
}

const fileOf = (attachments: readonly Attachment[], wanted: string) =>
  attachments.find(({ name }) => name === wanted)?.path;

/**
 * The page at the failure of a test, by roles and names, from its main part on. A machine of CI is gone afterwards, with its
 * trace.
 */
function readPage(attachments: readonly Attachment[]): string[] {
  const file = fileOf(attachments, 'error-context');
  if (file === undefined || !existsSync(file)) return [];
  const [, page = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = page.split('\n').filter((line) => !/^\s*- \/url: /.test(line));
  const main = lines.findIndex((line) => line.startsWith('- main'));
  return lines.slice(Math.max(main, 0)).slice(0, mostLinesOfPage);
}

function write(results: readonly TestResult[]): void {
  const file = readSetting('RESULT_FILE');
  if (file !== undefined) writeFileSync(file, JSON.stringify(results));
}

export default class Reporter implements OfPlaywright, OfVitest {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** Of Playwright. Ends the report with the command that opens the trace of each test that has failed. */
  onEnd(): void {
    const traces: string[] = [];
    const results = (this.#suite?.allTests() ?? []).map((test): TestResult => {
      const outcome = test.outcome();
      const status = outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed';
      const common = {
        file: path.relative(process.cwd(), test.location.file),
        title: test.title,
        status,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      } as const;
      if (status !== 'failed') return common;
      const attachments = test.results.flatMap((result) => result.attachments);
      const trace = fileOf(attachments, 'trace');
      if (trace !== undefined) traces.push(`npx playwright show-trace ${path.relative(process.cwd(), trace)}`);
      const reasons = test.results.flatMap(({ errors }) => errors).map(({ message }) => firstLine(message));
      return { ...common, reason: reasons.join(' / '), page: readPage(attachments) };
    });
    write(results);
    if (traces.length > 0) console.log(`\nTo see what happened:\n${traces.join('\n')}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    write(
      tests.map((test): TestResult => {
        const { state, errors } = test.result();
        return {
          file: path.relative(process.cwd(), test.module.moduleId),
          title: titleOf(test),
          status: state === 'pending' ? 'failed' : state,
          seconds: (test.diagnostic()?.duration ?? 0) / 1000,
          ...(state === 'failed' && { reason: firstLine(errors[0]?.message) }),
        };
      }),
    );
  }
}
