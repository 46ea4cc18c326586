import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../../../web/src/texts/languages.ts';
import { noncePlaceholder, securityHeaders } from '../../../web/security-headers.ts';
import { buildSite } from '../../lib/site-build.ts';
import type { Installation } from './compose.ts';
import { printPools } from '../../hosting/cluster/caddy-pools.ts';
import { printBodyLimits, printRestRules } from './caddy-rest-rules.ts';

/** A new value for each answer, in Caddy's words: in its configuration, and in a page that it fills in. */
const nonceInHeader = '{http.request.uuid}';
const nonceInPage = '{{placeholder `http.request.uuid`}}';

interface GatewayFiles {
  readonly root: string;
  readonly dist: string;
  readonly isCluster: boolean;
}

/** The place, address and key of the build. */
type GatewayOf = Pick<Installation, 'root' | 'dist'> & {
  readonly settings: Pick<Installation['settings'], 'SITE_URL' | 'PUBLISHABLE_KEY'>;
};

/** Builds the site for this address, and the gateway's files to serve it: on one machine, or on a node of a cluster. */
export async function buildForGateway({ root, dist, settings }: GatewayOf, isCluster = false): Promise<void> {
  const { SITE_URL, PUBLISHABLE_KEY } = settings;
  const outDir = path.join(dist, 'site');
  await buildSite({ root, outDir, siteUrl: SITE_URL, publishableKey: PUBLISHABLE_KEY });
  for (const language of languageCodes) {
    const page = path.join(outDir, language === 'en' ? '' : language, 'index.html');
    writeFileSync(page, asTemplate(readFileSync(page, 'utf8')));
  }
  writeGatewayFiles({ root, dist, isCluster });
}

/** Writes the imports of the Caddyfile. */
export function writeGatewayFiles({ root, dist, isCluster }: GatewayFiles): void {
  const servers = isCluster ? 'cluster/three-machines.caddy' : 'one-machine.caddy';
  copyFileSync(path.join(root, 'supabase/hosting', servers), path.join(dist, 'servers.caddy'));
  writeFileSync(path.join(dist, 'headers.caddy'), printHeaders());
  writeFileSync(path.join(dist, 'rest-rules.caddy'), printRestRules());
  writeFileSync(path.join(dist, 'body-limits.caddy'), printBodyLimits());
  if (isCluster) writeFileSync(path.join(dist, 'pools.caddy'), printPools());
}

/** The page with the place of its nonce in the words of Caddy's templates. */
export function asTemplate(page: string): string {
  if (!page.includes(noncePlaceholder)) throw new Error(`The page has no ${noncePlaceholder}.`);
  if (page.includes('{{')) throw new Error('The page holds {{, which Caddy would read as its own.');
  return page.replaceAll(noncePlaceholder, nonceInPage);
}

/** The headers of every answer of the site, as directives of the Caddyfile. The backend has the site's own origin. */
export function printHeaders(): string {
  return Object.entries(securityHeaders(nonceInHeader))
    .map(([name, value]) => `header ${name} "${value}"\n`)
    .join('');
}
