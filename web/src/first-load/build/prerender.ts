import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { execa } from 'execa';
import { texts } from '../../texts/build/texts-plugin.ts';
import { build, type BuildOptions, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

const place = '<div id="root"></div>';

/** Builds one file of the site's code by itself, into one piece. */
async function buildAlone(config: ResolvedConfig, options: BuildOptions): Promise<string> {
  const result = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': path.join(config.root, 'src') } },
    define: config.define ?? {},
    plugins: [
      react(),
      texts(),
      // Code that is fetched when it is asked for has no part in it.
      { name: 'without-later-code', resolveDynamicImport: (id) => ({ id, external: true }) },
    ],
    build: { write: false, assetsInlineLimit: config.build.assetsInlineLimit, ...options },
  });
  const [built] = [result].flat();
  const chunk = built !== undefined && 'output' in built ? built.output[0] : undefined;
  if (chunk === undefined) throw new Error('Nothing was built.');
  return chunk.code;
}

/** The home page in HTML, as a visitor sees it before anything is known of them. */
async function drawHome(config: ResolvedConfig): Promise<string> {
  const code = await buildAlone(config, { ssr: path.join(import.meta.dirname, 'draw.tsx') });
  // Node finds the packages from here.
  const folder = mkdtempSync(path.join(config.root, '../node_modules/.drawing-'));
  try {
    const file = path.join(folder, 'draw.mjs');
    writeFileSync(file, code);
    const { stdout } = await execa(process.execPath, [file], { env: { NODE_ENV: 'production' } });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Error when the page could not be drawn in a browser as it is */
function requireSound(html: string, files: readonly string[]): void {
  const missing = [...html.matchAll(/"\/(assets\/[^"]+)"/g)].find(([, file = '']) => !files.includes(file));
  if (missing) throw new Error(`The home page names ${missing[0]}, which is not in the build.`);
  if (/<script|<style| style="| on\w+="/.test(html))
    throw new Error('The home page holds a script or a style, which the content policy forbids.');
}

/** The addresses of the files with the code of a page, beside what the first load holds. */
function addressesOf(page: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (names: readonly string[]): Set<string> => {
    const found = new Set(names);
    // What is added on the way is gone through as well.
    for (const name of found) {
      for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(imported);
    }
    return found;
  };
  const first = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(page)));
  if (own.length !== 1) throw new Error(`${page} is in ${own.length} files of the build.`);
  const files = [...withImports(own.map(({ fileName }) => fileName))].filter((name) => !first.has(name));
  return files.map((file) => `/${file}`).join(' ');
}

/**
 * Puts the home page and the script before-paint.ts into the built index.html (README.md). The development server goes without.
 */
export function prerenderHome(): Plugin {
  let config: ResolvedConfig;
  let home = '';
  let scriptFile = '';
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        home = await drawHome(config);
        requireSound(home, Object.keys(bundle));
        const input = path.join(import.meta.dirname, '../before-paint.ts');
        const source = await buildAlone(config, { rolldownOptions: { input, output: { format: 'iife' } } });
        scriptFile = this.getFileName(this.emitFile({ type: 'asset', name: 'before-paint.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle = {} }) => {
        if (!page.includes(place)) throw new Error(`index.html has no ${place}.`);
        const attrs = {
          src: `/${scriptFile}`,
          'data-pages': addressesOf('/app/pages.tsx', bundle),
          'data-profiles': addressesOf('/app/profiles-route.tsx', bundle),
        };
        return {
          html: page
            .replace(place, () => place.replace('><', `>${home}<`))
            // The styles and fonts of the first screen come before the code, which it does not need.
            .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
          tags: [{ tag: 'script', attrs, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}
