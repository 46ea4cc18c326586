import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendAccess } from '../../../../backends/backend.ts';
import { buildForGateway } from '../../../../backends/compose/gateway-files.ts';
import { gatewayFiles } from '../../placement.ts';
import type { Place } from './place.ts';

/** The gateway serves nothing below a folder with a dot at the beginning of its name, as that of the cluster. */
export const gatewayFolder = (root: string) => path.join(root, 'supabase/hosting/cluster/dist');

/**
 * The content of the gateway's image (gateway.Dockerfile), in a folder: the built site, the Caddyfile and its imports. Only the
 * path of the site differs.
 */
export async function makeGateway(
  { root, siteUrl }: Place,
  { publishableKey }: Pick<BackendAccess, 'publishableKey'>,
): Promise<void> {
  const dist = gatewayFolder(root);
  mkdirSync(dist, { recursive: true });
  const settings = { SITE_URL: siteUrl, PUBLISHABLE_KEY: publishableKey };
  await buildForGateway({ root, dist, settings, placement: { gatewayFiles: gatewayFiles() } });
  const caddyfile = readFileSync(path.join(root, 'supabase/hosting/Caddyfile'), 'utf8');
  writeFileSync(path.join(dist, 'Caddyfile'), caddyfile.replaceAll('root * /srv', `root * ${dist}/site`));
}
