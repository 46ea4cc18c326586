import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { z } from 'zod';

/** A message of PostgreSQL's protocol. */
function message(type: string, body: string | readonly number[]): Buffer {
  const bytes = Buffer.from(body);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}
const ready = message('Z', 'T');

/** Lets everybody in, begins a transaction, and is gone at the first statement in it. */
function answer(socket: Socket): void {
  const answers = [message('R', [0, 0, 0, 0]), message('C', 'BEGIN\0')];
  socket.on('data', () => {
    const next = answers.shift();
    if (next === undefined) socket.destroy();
    else socket.write(Buffer.concat([next, ready]));
  });
}

test('a transaction whose connection is lost fails, and ends no process: make install patches the driver', async () => {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((found) => typeof found === 'object').parse(server.address());
  const sql = postgres(`postgres://nobody@127.0.0.1:${port}/postgres`, { max: 1, fetch_types: false });
  onTestFinished(async () => await sql.end({ timeout: 0 }));
  const work = sql.begin(async (transaction) => await transaction.unsafe('select 1'));
  await expect(work).rejects.toThrow('CONNECTION_CLOSED');
});

const driver = 'node_modules/postgres/src/connection.js';
const faulty =
  "const x = socket.write(chunk, fn)\nclearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)\n";

const pdfReader = 'legacy/build/pdf.worker.min.mjs';
const faultyReader = String.raw`b.push({type:"beginMarkedContentProps",id:e});"^(\\s)|(\\p{Mn})|(\\p{Cf})$";l=this.toUnicode.get(e)||e;w.trackingSpaceMin=.102*s;w.spaceInFlowMin=.102*s`;

/** A project with two packages that have their faults: the driver, for development, and the reader. They come from no registry. */
function makeProject(name: string): string {
  const place = makeTemporaryFolder();
  const root = path.join(place, name);
  const dependencies = { 'pdfjs-dist': 'file:reader' };
  const devDependencies = { postgres: 'file:driver' };
  const packages = {
    '': { dependencies, devDependencies },
    driver: { name: 'postgres', version: '1.0.0', dev: true },
    reader: { name: 'pdfjs-dist', version: '1.0.0' },
    'node_modules/pdfjs-dist': { resolved: 'reader', link: true },
    'node_modules/postgres': { resolved: 'driver', link: true },
  };
  for (const folder of ['driver/src', 'reader/legacy/build', 'web/src/texts/en'])
    mkdirSync(path.join(root, folder), { recursive: true });
  const files = {
    'package.json': JSON.stringify({ dependencies, devDependencies }),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }),
    'driver/package.json': JSON.stringify({ name: 'postgres', version: '1.0.0' }),
    'driver/src/connection.js': faulty,
    'reader/package.json': JSON.stringify({ name: 'pdfjs-dist', version: '1.0.0' }),
    [`reader/${pdfReader}`]: faultyReader,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  return root;
}

const install = async (root: string, env: Record<string, string>) =>
  await execa('node', [path.resolve(import.meta.dirname, 'install.mjs')], { cwd: root, env, all: true, reject: false });

test('packages for development come in whatever the shell and the user leave out, also after an unfinished run', async () => {
  const root = makeProject("Ravi's projects #1 (50%)");
  const userconfig = path.join(root, 'user-npmrc');
  writeFileSync(userconfig, 'omit=dev\nproduction=true\n');
  // An earlier version noted an installation without the driver.
  mkdirSync(path.join(root, 'node_modules'));
  const noted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  writeFileSync(path.join(root, 'node_modules/.installed'), noted);
  const shell = {
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    npm_config_production: 'true',
    npm_config_global: 'true',
  };
  const { all, exitCode } = await install(root, { ...shell, npm_config_userconfig: userconfig });
  expect(all).toBe('Installing packages (once, about a minute) ...');
  expect(exitCode).toBe(0);
  expect(readFileSync(path.join(root, driver), 'utf8')).toContain('chunk = nextWriteTimer = null');
  expect((await install(root, shell)).all).toBe('');
});

test.each(['driver/src/connection.js', `reader/${pdfReader}`])(
  'an installation is not noted while %s is not patched',
  async (file) => {
    const root = makeProject('project');
    writeFileSync(path.join(root, file), 'another version');
    const again = [await install(root, {}), await install(root, {})];
    for (const { all } of again) expect(all).toMatch(/^Installing packages .*\nError: .* has changed\./);
  },
);

test.each(['why?', 'stars*', 'back\\slash', 'a$b', 'a`b', 'a"b'])(
  'a folder is refused before anything starts: %s',
  async (name) => {
    const { all, exitCode } = await install(makeProject(name), {});
    const sign = name.replaceAll(/\w/g, '');
    expect(all).toMatch(/^Error: nothing starts in .*: rename the folder with the . in its name\.$/);
    expect(all).toContain(`the ${sign} in`);
    expect(exitCode).toBe(1);
  },
);
