import { z } from 'zod';
import { compose, type Installation } from './compose.ts';

const containerSchema = z.object({
  Service: z.string(),
  Image: z.string(),
  State: z.string(),
  Health: z.string(),
  ExitCode: z.number(),
  Publishers: z.array(z.object({ URL: z.string(), PublishedPort: z.number() })).nullable(),
});

/** The containers of all services, also those that have ended. */
export async function listContainers(installation: Installation) {
  const lines = (await compose(installation, ['ps', '--all', '--format', 'json'])).split('\n');
  return lines.filter((line) => line !== '').map((line) => containerSchema.parse(JSON.parse(line)));
}
