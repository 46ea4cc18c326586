import path from 'node:path';
import { restSettings } from '../../../../backends/embedded/definitions.ts';
import { launchAsAllowedUser } from '../../../../backends/embedded/postgres.ts';
import { databasePassword, publishableKey, roleToken, secretKey } from '../../../../backends/embedded/keys.ts';
import { gatewayFolder } from './node-gateway.ts';
import { addressOf, nodes, on, type Node } from './network.ts';
import type { Program } from './background-programs.ts';
import type { Place } from './place.ts';

/** The pools of haproxy.cfg, with its ports and those of the PostgREST that each has on every node. */
export const pools = {
  primary: { databasePort: 5000, restPort: 3000 },
  current: { databasePort: 5001, restPort: 3001 },
  public: { databasePort: 5002, restPort: 3002 },
} as const;
export type Pool = keyof typeof pools;
/** The ports of a PostgREST on its node: of its database, and its own. */
type RestPorts = Readonly<Record<'databasePort' | 'restPort', number>>;
export const poolNames = ['primary', 'current', 'public'] as const satisfies readonly Pool[];

/** The addresses of the three, as the shipped files want them. */
const addresses = Object.fromEntries(nodes.map((node) => [`NODE_${node}`, addressOf(node)]));

const shipped = ({ root }: Place, file: string) => path.join(root, 'supabase/hosting', file);

export function defineEtcd({ folder, programs }: Place, node: Node): Program {
  const own = addressOf(node);
  const cluster = nodes.map((other) => `node${other}=http://${addressOf(other)}:2380`).join(',');
  const options = {
    name: `node${node}`,
    'data-dir': path.join(folder, `etcd${node}`),
    'listen-peer-urls': `http://${own}:2380`,
    'initial-advertise-peer-urls': `http://${own}:2380`,
    'listen-client-urls': `http://${own}:2379`,
    'advertise-client-urls': `http://${own}:2379`,
    'initial-cluster': cluster,
    // Three of them on one disk: the order of writes is what counts here.
    'unsafe-no-fsync': 'true',
    'log-level': 'warn',
  };
  return on(
    node,
    programs.etcd,
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
  );
}

/** Where a node's data is. */
export const dataOf = ({ folder }: Pick<Place, 'folder'>, node: Node) => path.join(folder, `data${node}`);

export function definePatroni(place: Place, node: Node): Program {
  const { folder, programs } = place;
  const own = addressOf(node);
  const { command, args } = launchAsAllowedUser(programs.patroni, [shipped(place, 'cluster/patroni.yml')]);
  return {
    ...on(node, command, args),
    env: {
      PATRONI_NAME: `node${node}`,
      PATRONI_ETCD3_HOSTS: nodes.map((other) => `'${addressOf(other)}:2379'`).join(','),
      PATRONI_RESTAPI_LISTEN: `${own}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${own}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `${own}:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${own}:5432`,
      PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
      PATRONI_POSTGRESQL_DATA_DIR: dataOf(place, node),
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, `pgpass${node}`),
      PATRONI_SUPERUSER_USERNAME: 'supabase_admin',
      PATRONI_SUPERUSER_PASSWORD: databasePassword,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: databasePassword,
    },
  };
}

/** On a node; without one, the same for the programs of this machine itself. */
export function defineHaproxy(place: Place, node?: Node): Program {
  const { haproxy, libraries } = place.programs;
  const args = ['-db', '-f', shipped(place, 'cluster/haproxy.cfg')];
  const own = node === undefined ? '127.0.0.1' : addressOf(node);
  return {
    ...(node === undefined ? { command: haproxy, args } : on(node, haproxy, args)),
    env: { ...addresses, NODE_ADDRESS: own, LD_LIBRARY_PATH: libraries },
  };
}

/** As docker-compose.node.yml runs it, and with the settings of the tests' auth service. */
export function defineRest({ programs }: Place, node: Node, { databasePort, restPort }: RestPorts): Program {
  const own = addressOf(node);
  return {
    ...on(node, programs.postgrest, []),
    env: {
      PGRST_SERVER_HOST: own,
      PGRST_SERVER_PORT: String(restPort),
      PGRST_ADMIN_SERVER_PORT: String(restPort + 100),
      PGRST_DB_URI: `postgres://authenticator:${databasePassword}@${own}:${databasePort}/postgres?connect_timeout=2`,
      ...restSettings,
      PGRST_DB_POOL_ACQUISITION_TIMEOUT: '5',
      // A standby cannot listen.
      PGRST_DB_CHANNEL_ENABLED: String(databasePort === pools.primary.databasePort),
    },
  };
}

/** The gateway, with the site of this folder. */
export function defineCaddy({ root, folder, programs, siteUrl }: Place, node: Node): Program {
  const home = path.join(folder, `caddy${node}`);
  return {
    ...on(node, programs.caddy, [
      'run',
      '--adapter',
      'caddyfile',
      '--config',
      path.join(gatewayFolder(root), 'Caddyfile'),
    ]),
    env: {
      ...addresses,
      NODE_ADDRESS: addressOf(node),
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_ADDRESS: siteUrl,
      PUBLISHABLE_KEY: publishableKey,
      SECRET_KEY: secretKey,
      ANON_TOKEN: roleToken('anon'),
      SERVICE_TOKEN: roleToken('service_role'),
    },
  };
}

/** Auth and storage: in the test one server, which all nodes pass on to. */
export function defineAuthAndStorage({ programs }: Place, node: Node): Program {
  return {
    ...on(node, programs.haproxy, ['-db', '-f', path.join(import.meta.dirname, 'auth-and-storage.cfg')]),
    env: { NODE_ADDRESS: addressOf(node), PUBLISHABLE_KEY: publishableKey, LD_LIBRARY_PATH: programs.libraries },
  };
}

/** The proxy before the three. */
export function defineFront({ programs }: Place, ports: { readonly site: number; readonly auth: number }): Program {
  return {
    command: programs.haproxy,
    args: ['-db', '-f', path.join(import.meta.dirname, 'front.cfg')],
    env: {
      ...addresses,
      SITE_PORT: String(ports.site),
      AUTH_PORT: String(ports.auth),
      LD_LIBRARY_PATH: programs.libraries,
    },
  };
}
