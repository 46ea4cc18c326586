import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { secret } from '../../backends/compose/env-file.ts';
import { StackError } from '../../lib/settings.ts';

const schema = z.object({
  NODE_1: z.ipv4(),
  NODE_2: z.ipv4(),
  NODE_3: z.ipv4(),
  REPLICATION_PASSWORD: secret,
  PATRONI_PASSWORD: secret,
  GARAGE_RPC_SECRET: z.string().regex(/^[0-9a-f]{64}$/),
  GARAGE_ADMIN_TOKEN: secret,
  // Another store than Garage has its own.
  S3_KEY_ID: z.string().min(1),
  S3_SECRET: z.string().min(1),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().optional(),
});

const placeSchema = z.object({ NODE: z.enum(['1', '2', '3']), NODE_ADDRESS: z.ipv4() });

/** The settings of docker-compose.node.yml on each of three machines, in addition to those of one machine. */
export type NodeSettings = z.infer<typeof schema> & z.infer<typeof placeSchema>;

/** The names of what .env holds on a node in addition. */
export const nodeSettingNames: readonly string[] = [
  ...Object.keys(schema.shape),
  ...Object.keys(placeSchema.shape),
  'ETCD_STATE',
];

/** The addresses of three nodes, out of `10.0.0.1,10.0.0.2,10.0.0.3`; undefined if they are not three different ones. */
export function readAddresses(text: string): readonly [string, string, string] | undefined {
  const parsed = z.tuple([z.ipv4(), z.ipv4(), z.ipv4()]).safeParse(text.split(','));
  return parsed.success && new Set(parsed.data).size === 3 ? parsed.data : undefined;
}

/** What the .env of three machines has in addition, the same on each. */
export function generateNodeSettings(siteUrl: string, [one, two, three]: readonly [string, string, string]) {
  const random = (bytes = 24) => randomBytes(bytes).toString('hex');
  return {
    // For `docker compose` by hand, and for every command of ours.
    COMPOSE_FILE: 'supabase/hosting/cluster/docker-compose.node.yml',
    NODE_1: one,
    NODE_2: two,
    NODE_3: three,
    // The certificate is the load balancer's, which is in the private network.
    SITE_ADDRESS: siteUrl.replace('https:', 'http:'),
    TRUSTED_PROXIES: 'private_ranges',
    REPLICATION_PASSWORD: random(),
    PATRONI_PASSWORD: random(),
    GARAGE_RPC_SECRET: random(32),
    GARAGE_ADMIN_TOKEN: random(),
    // The form of Garage's own.
    S3_KEY_ID: `GK${random(12)}`,
    S3_SECRET: random(32),
  };
}

/** Whether this .env is that of three machines. */
const isOfNodes = (values: Readonly<Record<string, string | undefined>>) => values.NODE_1 !== undefined;

/** The addresses of this machine. */
const ownAddresses = () =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));

/**
 * The lines that say which node this machine is, or undefined if they are there, or if this is not a node.
 * @throws StackError if none of the nodes has an address of this machine
 */
export function missingPlace(text: string, addresses: readonly string[] = ownAddresses()): string | undefined {
  const values = parseEnv(text);
  if (!isOfNodes(values) || values.NODE !== undefined) return undefined;
  const node = ['1', '2', '3'].find((number) => addresses.includes(values[`NODE_${number}`] ?? ''));
  if (node === undefined) {
    throw new StackError(
      'This machine has none of the addresses NODE_1, NODE_2 and NODE_3 of .env.',
      'Bring its private network up first.',
    );
  }
  const line = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${line}NODE=${node}\nNODE_ADDRESS=${values[`NODE_${node}`] ?? ''}\n`;
}

/** The settings of this node; undefined on one machine. @throws StackError with the names of what is missing or wrong */
export function readNodeSettings(text: string): NodeSettings | undefined {
  const values = parseEnv(text);
  if (!isOfNodes(values)) return undefined;
  const parsed = schema.extend(placeSchema.shape).safeParse(values);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    throw new StackError('.env is refused.', `Missing, or not made by make secrets: ${[...names].join(', ')}.`);
  }
  const { NODE, NODE_ADDRESS } = parsed.data;
  if (values[`NODE_${NODE}`] !== NODE_ADDRESS)
    throw new StackError('NODE and NODE_ADDRESS of .env do not fit together.', 'Remove both lines: make up adds them.');
  return parsed.data;
}

/** The addresses of all nodes. */
export const addressesOf = ({ NODE_1, NODE_2, NODE_3 }: NodeSettings): readonly string[] => [NODE_1, NODE_2, NODE_3];
