import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { waitUntil } from '../../../../lib/processes.ts';
import type { TestCluster } from './test-cluster.ts';
import { addressOf, nodes, on, type Node } from './network.ts';
import { getGarage } from './programs.ts';

/** The requests to the store. */
export const store = {
  bucket: 'objects',
  keyId: 'GK0123456789abcdef01234567',
  secret: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  urlOf: (node: Node) => `http://${addressOf(node)}:3900`,
};
const adminToken = 'only for the test';

const healthSchema = z.object({ connectedNodes: z.number() });

/** Garage on the three nodes, with the settings that are shipped. */
export class Garage {
  readonly #cluster: TestCluster;
  readonly #program: string;

  private constructor(cluster: TestCluster, program: string) {
    this.#cluster = cluster;
    this.#program = program;
  }

  /** Starts a new one, with its bucket and key. */
  static async start(cluster: TestCluster): Promise<Garage> {
    const garage = new Garage(cluster, await getGarage(path.join(cluster.place.folder, 'programs')));
    const { root } = cluster.place;
    const shipped = readFileSync(path.join(root, 'supabase/hosting/cluster/garage.toml'), 'utf8');
    await garage.stop();
    for (const node of nodes) {
      const folder = garage.#folder(node);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      const settings = shipped.replaceAll('NODE_ADDRESS', addressOf(node)).replaceAll('/var/lib/garage', folder);
      writeFileSync(path.join(folder, 'garage.toml'), settings);
      garage.startNode(node);
    }
    const ids: string[] = [];
    for (const node of nodes) ids.push((await garage.#ask(node, ['node', 'id', '--quiet'])).trim());
    for (const id of ids.slice(1)) await garage.#ask(1, ['node', 'connect', id]);
    for (const id of ids) await garage.#ask(1, ['layout', 'assign', '-z', id.slice(0, 8), '-c', '1G', id.slice(0, 64)]);
    await garage.#ask(1, ['layout', 'apply', '--version', '1']);
    await garage.#ask(1, ['key', 'import', '--yes', '-n', 'storage', store.keyId, store.secret]);
    await garage.#ask(1, ['bucket', 'create', store.bucket]);
    await garage.#ask(1, ['bucket', 'allow', store.bucket, '--read', '--write', '--key', store.keyId]);
    await garage.waitUntilWhole();
    return garage;
  }

  /** Waits until each node is connected to the others, which a node that comes back takes some seconds for. */
  async waitUntilWhole(): Promise<void> {
    const isWhole = async () => {
      const counts = await Promise.all(
        nodes.map(async (node) => {
          const headers = { authorization: `Bearer ${adminToken}` };
          const answer = await fetch(`http://${addressOf(node)}:3903/v2/GetClusterHealth`, { headers });
          return healthSchema.parse(await answer.json()).connectedNodes;
        }),
      ).catch(() => [0]);
      return counts.every((count) => count === nodes.length);
    };
    if (!(await waitUntil(isWhole, 120_000))) throw new Error('Garage did not become whole.');
  }

  startNode(node: Node): void {
    const env = this.#environment(node);
    this.#cluster.processes.start(`garage${node}`, { ...on(node, this.#program, ['server']), env });
  }

  async killNode(node: Node): Promise<void> {
    await this.#cluster.processes.end(`garage${node}`, 'SIGKILL');
  }

  async stop(): Promise<void> {
    for (const node of nodes) await this.killNode(node);
  }

  /** Runs one of its commands on a node; again while the node is still starting. */
  async #ask(node: Node, args: readonly string[]): Promise<string> {
    let output = '';
    const isDone = async () => {
      const { command, args: all } = on(node, this.#program, args);
      const { failed, stdout, stderr } = await execa(command, all, { env: this.#environment(node), reject: false });
      output = failed ? stderr : stdout;
      return !failed;
    };
    if (!(await waitUntil(isDone, 30_000))) throw new Error(`garage ${args.join(' ')}: ${output}`);
    return output;
  }

  #folder(node: Node): string {
    return path.join(this.#cluster.place.folder, `garage${node}`);
  }

  #environment(node: Node) {
    return {
      GARAGE_CONFIG_FILE: path.join(this.#folder(node), 'garage.toml'),
      GARAGE_RPC_SECRET: store.secret,
      GARAGE_ADMIN_TOKEN: adminToken,
      RUST_LOG: 'garage=warn',
    };
  }
}
