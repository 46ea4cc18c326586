import path from 'node:path';
import { execa } from 'execa';
import { compressTexts } from './compress-texts.ts';
import { StackError } from './settings.ts';
import { viteArguments } from './vite.ts';

interface SiteBuild {
  readonly root: string;
  /** The output folder. It is emptied first. */
  readonly outDir: string;
  /** The origin of the site in search engines and link previews. */
  readonly siteUrl: string;
  readonly publishableKey: string;
}

/**
 * Builds the site for hosting: the API on the site's own origin, and assets compressed. The browser tests run
 * on the same build.
 * @throws StackError with the output of a failed build
 */
export async function buildSite({ root, outDir, siteUrl, publishableKey }: SiteBuild): Promise<void> {
  const args = [...viteArguments(root, 'build'), '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = {
    NODE_ENV: 'production',
    VITE_SITE_URL: siteUrl,
    VITE_SUPABASE_URL: '/',
    VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  const { failed, all, shortMessage } = await execa(process.execPath, args, {
    cwd: root,
    env,
    all: true,
    reject: false,
  });
  if (failed) throw new StackError('The site could not be built:', [all, shortMessage].find(Boolean) ?? '');
  await compressTexts(path.join(outDir, 'assets'));
}
