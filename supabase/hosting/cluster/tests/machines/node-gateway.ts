import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendAccess } from '../../../../backends/backend.ts';
import { buildForGateway } from '../../../../backends/compose/gateway-files.ts';
import type { Place } from './place.ts';

/** The gateway serves nothing below a folder whose name begins with a dot, as that of the cluster does. */
export const gatewayFolder = (root: string) => path.join(root, 'supabase/hosting/cluster/dist');

/**
 * What the gateway's image has (gateway.Dockerfile), in a folder: the built site, the Caddyfile and what it imports. Only where the
 * site lies is changed in it.
 */
export async function makeGateway(
  { root, siteUrl }: Place,
  { publishableKey }: Pick<BackendAccess, 'publishableKey'>,
): Promise<void> {
  const dist = gatewayFolder(root);
  mkdirSync(dist, { recursive: true });
  await buildForGateway({ root, dist, settings: { SITE_URL: siteUrl, PUBLISHABLE_KEY: publishableKey } }, true);
  const caddyfile = readFileSync(path.join(root, 'supabase/hosting/Caddyfile'), 'utf8');
  writeFileSync(path.join(dist, 'Caddyfile'), caddyfile.replaceAll('root * /srv', `root * ${dist}/site`));
}
