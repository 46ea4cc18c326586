import { expect, test } from 'vitest';
import { explainFailure, parseStatus } from './run-cli.ts';

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

test('of anything else, the last line that says something', () => {
  const { problem } = explainFailure(
    'start',
    'Starting database...\n│\n■  failed to start: port is already allocated\n\nTry rerunning the command with --debug to troubleshoot the error.\n',
  );
  expect(problem).toBe('supabase start failed: failed to start: port is already allocated');
  expect(explainFailure('stop', '\n').problem).toBe('supabase stop failed: it gave no reason');
});

const printed = `API_URL="http://127.0.0.1:57421"
DB_URL="postgresql://postgres:postgres@127.0.0.1:57422/postgres"
JWT_SECRET="signs-tokens"
PUBLISHABLE_KEY="sb_publishable_abc"
S3_PROTOCOL_REGION=local
SECRET_KEY='sb_secret_def=='
`;
const access = {
  apiUrl: 'http://127.0.0.1:57421',
  databaseUrl: 'postgresql://postgres:postgres@127.0.0.1:57422/postgres',
  publishableKey: 'sb_publishable_abc',
  secretKey: 'sb_secret_def==',
  jwtSecret: 'signs-tokens',
  servicePasswords: {},
};

test('URLs and keys are read from what the CLI prints, quoted or not', () => {
  expect(parseStatus(printed)).toEqual(access);
  expect(parseStatus(printed.replaceAll('"', ''))).toEqual(access);
  expect(parseStatus(printed.replaceAll('\n', '\r\n'))).toEqual(access);
});

test('what is missing or of another form is named, and nothing of what was printed is repeated', () => {
  const without = printed.replace(/^PUBLISHABLE_KEY.*\n/m, '').replace('sb_secret_', 'eyJhbGciOi');
  expect(() => parseStatus(without)).toThrow('supabase status printed no usable PUBLISHABLE_KEY, SECRET_KEY.');
  expect(() => parseStatus(without)).not.toThrow('eyJhbGciOi');
  expect(() => parseStatus('')).toThrow('API_URL, DB_URL, PUBLISHABLE_KEY, SECRET_KEY, JWT_SECRET');
});
