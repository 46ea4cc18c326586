import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execa } from 'execa';
import { Garage, store } from './machines/garage.ts';
import { nodes, type Node } from './machines/network.ts';
import { waitUntil } from '../../../lib/processes.ts';
import { cluster, say } from './cluster.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await Garage.start(cluster);
}, 1_800_000);
afterAll(async () => {
  await garage.stop();
});

/** Asks the S3 API of a node. Undefined without an answer, or with a refusal. */
async function ask(node: Node, method: string, name: string, input?: Buffer): Promise<Buffer | undefined> {
  const args = ['--silent', '--fail', '--max-time', '20', '--noproxy', '*', '--request', method];
  const signing = ['--aws-sigv4', 'aws:amz:garage:s3', '--user', `${store.keyId}:${store.secret}`];
  const hash = createHash('sha256')
    .update(input ?? '')
    .digest('hex');
  signing.push('--header', `x-amz-content-sha256: ${hash}`);
  const body = input === undefined ? [] : ['--data-binary', '@-', '--header', 'content-type: image/webp'];
  const url = `${store.urlOf(node)}/${store.bucket}/${name}`;
  const { failed, stdout } = await execa('curl', [...args, ...signing, ...body, url], {
    reject: false,
    encoding: 'buffer',
    // A picture may end with the byte of a line's end.
    stripFinalNewline: false,
    ...(input !== undefined && { input }),
  });
  return failed ? undefined : Buffer.from(stdout);
}

test('no acknowledged file is lost when a node of the store is killed during uploads', async () => {
  const files = new Map<string, Buffer>();
  let refused = 0;
  let isWanted = true;
  const upload = async (writer: number) => {
    for (let number = 0; isWanted; number += 1) {
      const name = `profile-images/${writer}/${number}.webp`;
      const bytes = randomBytes(60_000);
      const node = nodes[(writer + number) % nodes.length] ?? 1;
      if ((await ask(node, 'PUT', name, bytes)) === undefined) refused += 1;
      else files.set(name, bytes);
    }
  };
  const done = Promise.all([1, 2, 3].map(upload));
  const uploaded = async (more: number) => {
    const wanted = files.size + more;
    await expect.poll(() => files.size, { timeout: 120_000 }).toBeGreaterThan(wanted);
  };
  for (const node of nodes) {
    await uploaded(20);
    await garage.killNode(node);
    await uploaded(20);
    garage.startNode(node);
    // Two of three are needed: the next one may be missing when this one is back.
    await garage.waitUntilWhole();
  }
  await uploaded(20);
  isWanted = false;
  await done;
  // From any two of them, too.
  const isKept = async (node: Node, [name, bytes]: [string, Buffer]) =>
    await waitUntil(async () => (await ask(node, 'GET', name))?.equals(bytes) === true, 5_000);
  const all = [...files];
  let lost = 0;
  while (all.length > 0) {
    const part = await Promise.all(all.splice(0, 9).map(async (file, n) => await isKept(nodes[n % 3] ?? 1, file)));
    lost += part.filter((kept) => !kept).length;
  }
  await garage.killNode(1);
  const kept = await Promise.all([...files].slice(0, 30).map(async (file) => await isKept(2, file)));
  say(
    `${files.size} files acknowledged, ${lost} lost, ${refused} refused while a node was away; ${kept.filter(Boolean).length} of 30 read from two nodes`,
  );
  expect(lost).toBe(0);
  expect(kept.every(Boolean)).toBe(true);
});
