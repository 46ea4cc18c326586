import { TestCluster } from './machines/test-cluster.ts';
import { readSettings } from '../../../lib/settings.ts';

/** The cluster that `make cluster-test` has started. */
export const cluster = await TestCluster.open(readSettings().root);

/** For the output of a test: figures are printed, and no test asserts one. */
export const say = (line: string) => process.stdout.write(`  ${line}\n`);

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
