import { expect, test } from 'vitest';
import { explainFailure } from './local-cli.ts';

const lookup = 'Get "https://public.ecr.aws/v2/": dial tcp: lookup public.ecr.aws: no such host';
const attempt = (number: number) =>
  `public.ecr.aws/supabase/postgres:17.11.0.018 attempt ${number}: Error response from daemon: ${lookup}`;

test('of an image that cannot be downloaded: which one, why, and what else there is', () => {
  const { problem, wayOut } = explainFailure(
    'start',
    `Error response from daemon: ${lookup}
Retrying after 4s: public.ecr.aws/supabase/postgres:17.11.0.018
failed to pull docker image from all registries: ${[1, 2, 3].map(attempt).join('; ')}
Try rerunning the command with --debug to troubleshoot the error.
`,
  );
  expect(problem).toBe(`The Supabase CLI could not download public.ecr.aws/supabase/postgres:17.11.0.018 (${lookup}).`);
  expect(wayOut).toContain('make up STACK=embedded');
});

test('of a program that cannot be downloaded, the same', () => {
  const archive = 'https://github.com/supabase/slim-services/releases/download/postgres/postgres.tar.zst';
  const { problem, wayOut } = explainFailure(
    'start',
    `■  e2949732 failed: Unable to prepare database artifact: Unable to download the slim-services archive: ${archive} (Unable to download the manifest: Transport error (GET manifest.json): getaddrinfo ENOTFOUND github.com); https://elsewhere`,
  );
  expect(problem).toBe(`The Supabase CLI could not download ${archive} (getaddrinfo ENOTFOUND github.com).`);
  expect(wayOut).toContain('make up STACK=embedded');
});

test('of anything else, the last line that says something', () => {
  const { problem } = explainFailure(
    'start',
    'Starting database...\n│\n■  failed to start: port is already allocated\n\nTry rerunning the command with --debug to troubleshoot the error.\n',
  );
  expect(problem).toBe('supabase start failed: failed to start: port is already allocated');
  expect(explainFailure('stop', '\n').problem).toBe('supabase stop failed: it gave no reason');
});
