import { execaSync } from 'execa';
import { z } from 'zod';
import { StackError } from '../../lib/settings.ts';
import { compose, composeArguments, dockerIsMissing, surroundings, type Installation } from './compose.ts';

const containerSchema = z.object({
  Service: z.string(),
  Image: z.string(),
  State: z.string(),
  Health: z.string(),
  ExitCode: z.number(),
  Publishers: z.array(z.object({ URL: z.string(), PublishedPort: z.number() })).nullable(),
});

/** The containers of all services, with the ended ones. */
export async function listContainers(installation: Installation) {
  const lines = (await compose(installation, ['ps', '--all', '--format', 'json'])).split('\n');
  return lines.filter((line) => line !== '').map((line) => containerSchema.parse(JSON.parse(line)));
}

/**
 * The address of a container for this machine, as in 172.19.0.3. No port is published, but a container's own address is open to
 * its machine.
 * @throws StackError while it does not run
 */
function addressOf(installation: Installation, service: 'db' | 'storage'): string {
  const docker = (...args: readonly string[]): string => {
    const { code, stdout } = execaSync('docker', args, {
      ...surroundings(installation),
      extendEnv: false,
      reject: false,
    });
    if (code === 'ENOENT') throw dockerIsMissing();
    return stdout.trim();
  };
  const container = docker(...composeArguments(installation, ['ps', '--quiet', service]));
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
  const address = container === '' ? '' : docker('inspect', '--format', format, container).split(' ')[0];
  if (address) return address;
  throw new StackError(`${service} is not running.`, 'Start it first: make up STACK=compose');
}

/** The database's address for this machine, as in 172.19.0.3:5432. */
export const databaseAddress = (installation: Installation): string => `${addressOf(installation, 'db')}:5432`;

/** The address of storage's API for this machine, as in 172.19.0.4:5000. */
export const storageAddress = (installation: Installation): string => `${addressOf(installation, 'storage')}:5000`;
