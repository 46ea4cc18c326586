import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { describeTotals } from '../../../../commands/check/test-results.ts';
import { playwright, vitest, type Environment } from '../../../../commands/check/tools.ts';
import { readSetting, StackError } from '../../../../lib/settings.ts';
import { ports, TestCluster } from './test-cluster.ts';

/** The proofs of a cluster, in this order: first those that fail soon. */
const proofs = ['pools', 'node-doctor', 'promises', 'stops', 'kept-writes', 'partitions', 'files', 'figures'] as const;
const suites = ['browser', 'access'] as const;
/** The development backend's storage gives the database no address of the caller; PostgREST behind Caddy does. */
const leaveOut = 'of visitors are counted by their address';
const known: readonly string[] = ['start', 'stop', ...proofs, ...suites];

/**
 * Starts three machines on one from packages, tries the promises of supabase/hosting/cluster/README.md, and removes them.
 * ONLY=promises,stops runs a part of it; ONLY=start starts them and leaves them running, for a look; ONLY=stop ends that.
 */
export async function clusterTest(root: string): Promise<void> {
  const only = readSetting('ONLY')?.split(',');
  const unknown = only?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) throw new StackError(`ONLY=${unknown.join()} is no part.`, `They are: ${known.join(', ')}.`);
  const isWanted = (name: string) => only?.includes(name) ?? true;
  const start = Date.now();
  const cluster = await TestCluster.open(root);
  process.once('SIGINT', () => void cluster.stop().finally(() => process.exit(130)));
  if (only?.includes('stop') === true) {
    await cluster.stop();
    return;
  }
  console.log('Three machines start ...');
  let staysUp = false;
  try {
    await cluster.start();
    console.log(`They run after ${Math.round((Date.now() - start) / 1000)} s: ${cluster.access.apiUrl}`);
    staysUp = only?.includes('start') === true;
    const environment = environmentOf(cluster);
    const folder = environment['STACK_FOLDER'] ?? cluster.place.folder;
    for (const name of proofs.filter(isWanted)) await prove(root, name, environment);
    if (isWanted('browser')) {
      await playwright(['smoke'], { folder, environment });
      await playwright(['desktop'], { folder, environment, only: { file: 'journey.spec.ts' } });
    }
    if (isWanted('access')) await vitest('access', { folder, environment, maySkip: true, leaveOut });
    console.log(`Tests of one machine, on three: ${describeTotals()}`);
  } finally {
    if (!staysUp) await cluster.stop();
  }
}

/** Where the tests find the cluster: a Supabase that already runs, behind our own gateway. */
function environmentOf({ access, place }: TestCluster): Environment {
  const folder = path.join(place.folder, 'stack');
  mkdirSync(folder, { recursive: true });
  return {
    STACK: 'external',
    STACK_FOLDER: folder,
    GATEWAY: 'own',
    SUPABASE_URL: access.apiUrl,
    SUPABASE_PUBLISHABLE_KEY: access.publishableKey,
    SUPABASE_SECRET_KEY: access.secretKey,
    SUPABASE_JWT_SECRET: access.jwtSecret ?? '',
    DATABASE_URL: access.databaseUrl,
    API_PORT: String(ports.site),
    WEB_URL: access.apiUrl,
  };
}

/** Runs the tests of one file, with their output. */
async function prove(root: string, name: string, environment: Environment): Promise<void> {
  console.log(`\n${name}`);
  const args = ['run', '--config=.config/vitest.config.ts', '--project=cluster', `/${name}.test.ts`, '--reporter=dot'];
  const { failed } = await execa(path.join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    env: { NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  if (failed) throw new StackError(`${name} failed.`, 'See above.');
}
