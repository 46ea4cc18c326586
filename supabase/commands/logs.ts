import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from './stack.ts';

/** Shows the end of every log. */
export async function logs({ settings, backend, site }: Stack): Promise<void> {
  const siteLog = existsSync(site.logFile) ? readFileSync(site.logFile, 'utf8') : '';
  const all = [...(await backend.readLogs()), { name: path.relative(settings.root, site.logFile), text: siteLog }];
  for (const { name, text } of all) {
    console.log(`==> ${name}`);
    console.log(text.trimEnd().split('\n').slice(-40).join('\n') || '(nothing yet)');
  }
}
