import { createInterface } from 'node:readline';
import { z } from 'zod';
import { StackError } from '../lib/settings.ts';
import { compose, composeOutput, type Installation } from '../backends/compose/compose.ts';

// Reads and writes the files through storage's own API, inside its container, so that its storage backend does not matter.

/** A file's address in storage. */
export interface ObjectAddress {
  readonly bucket: string;
  readonly name: string;
}

export interface StoredObject extends ObjectAddress {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly content: Buffer;
}

/** The API's address inside the container, the headers of each request, and one line in place of a stack. */
const prelude = `
process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause === undefined ? message : message + ': ' + cause.message);
  process.exit(1);
});
const { SERVER_HOST = '127.0.0.1', SERVER_PORT = '5000' } = process.env;
const api = 'http://' + SERVER_HOST + ':' + SERVER_PORT + '/object/';
const token = process.env.SERVICE_KEY;
const headers = { authorization: 'Bearer ' + token, apikey: token };
const read = async () => { let text = ''; for await (const chunk of process.stdin) text += chunk; return JSON.parse(text); };
const path = (bucket, name) => api + [bucket, ...name.split('/')].map(encodeURIComponent).join('/');
const check = async (response, what) => {
  if (!response.ok) throw new Error(what + ': storage answered ' + response.status + ' ' + (await response.text()));
};
`;

const exportScript = `${prelude}
for (const { bucket, name } of await read()) {
  const response = await fetch(path(bucket, name), { headers });
  // Storage answers 400 for some names of missing files.
  const isGone = response.status === 400 || response.status === 404;
  if (!isGone) await check(response, bucket + '/' + name);
  const data = isGone ? null : Buffer.from(await response.arrayBuffer()).toString('base64');
  const line = JSON.stringify({ bucket, name, data }) + '\\n';
  if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
`;

const importScript = `${prelude}
const { createInterface } = await import('node:readline');
for await (const line of createInterface({ input: process.stdin })) {
  const { bucket, name, contentType, cacheControl, data } = JSON.parse(line);
  const response = await fetch(path(bucket, name), {
    method: 'POST',
    headers: { ...headers, 'content-type': contentType, 'cache-control': cacheControl },
    body: Buffer.from(data, 'base64'),
  });
  await check(response, bucket + '/' + name);
}
`;

const lineSchema = z.object({ bucket: z.string(), name: z.string(), data: z.string().nullable() });

/** A requested file is missing. */
export class FileGone extends StackError {}

const run = (script: string) => ['exec', '-T', 'storage', 'node', '--input-type=module', '--eval', script];

/** Fetches the files one after the other, in the order of the list. @throws FileGone for a missing file */
export async function* exportObjects(
  installation: Installation,
  objects: readonly ObjectAddress[],
): AsyncGenerator<ObjectAddress & { content: Buffer }> {
  const output = composeOutput(installation, run(exportScript), JSON.stringify(objects));
  for await (const line of createInterface({ input: output })) {
    const { data, ...address } = lineSchema.parse(JSON.parse(line));
    if (data === null) throw new FileGone(`The file ${address.bucket}/${address.name} is not there.`, 'Its row is.');
    yield { ...address, content: Buffer.from(data, 'base64') };
  }
}

/** Uploads new files. @throws StackError if a file exists already or is refused */
export async function importObjects(installation: Installation, objects: AsyncIterable<StoredObject>): Promise<void> {
  const lines = (async function* () {
    for await (const { content, ...rest } of objects)
      yield `${JSON.stringify({ ...rest, data: content.toString('base64') })}\n`;
  })();
  await compose(installation, run(importScript), { input: lines });
}
