import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the report with the command that opens the trace of each test that has failed. */
export default class TraceReporter implements Reporter {
  readonly #commands: string[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    if (test.ok()) return;
    const file = attachments.find(({ name }) => name === 'trace')?.path;
    if (file !== undefined) this.#commands.push(`npx playwright show-trace ${path.relative(process.cwd(), file)}`);
  }

  onEnd(): void {
    if (this.#commands.length > 0) console.log(`\nTo see what happened:\n${this.#commands.join('\n')}`);
  }
}
