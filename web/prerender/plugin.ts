import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import {
  build,
  type BuildOptions,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite';
import { z } from 'zod';

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

/** The home page as a visitor sees it before anything is known of them, and the bureau's name. */
async function drawHome(config: ResolvedConfig): Promise<{ html: string; bureauName: string }> {
  const code = await buildAlone(config, { ssr: path.join(import.meta.dirname, 'draw.tsx') });
  // Where the packages are found.
  const folder = mkdtempSync(path.join(config.root, '../node_modules/.drawing-'));
  try {
    const file = path.join(folder, 'draw.mjs');
    writeFileSync(file, code);
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
    return z.object({ html: z.string(), bureauName: z.string() }).parse(JSON.parse(stdout));
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

/** What search engines are told of the bureau, as far as it is known before the site runs. */
function describeBureau(name: string, site: string): HtmlTagDescriptor[] {
  const [url, logo] = ['/', '/icons/icon-512.png'].map((address) => new URL(address, site).href);
  const organization = { '@context': 'https://schema.org', '@type': 'Organization', name, url, logo };
  return [
    { tag: 'link', attrs: { rel: 'canonical', href: url }, injectTo: 'head' },
    // No script that runs, whatever its name: the content policy does not concern it.
    {
      tag: 'script',
      attrs: { type: 'application/ld+json' },
      children: JSON.stringify(organization).replaceAll('<', '\\u003c'),
      injectTo: 'head',
    },
  ];
}

/**
 * Puts the home page into the built page, so that its first screen is there before the site's code; `src/before-paint.ts`
 * keeps it out of sight in a tab that begins elsewhere. The development server goes without.
 */
export function prerenderHome(): Plugin {
  let config: ResolvedConfig;
  let drawing: Promise<[Awaited<ReturnType<typeof drawHome>>, string]>;
  let scriptId = '';
  let scriptFile = '';
  const plugin: Plugin = {
    name: 'prerender-home',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    buildStart() {
      const script = path.join(config.root, 'src/before-paint.ts');
      drawing = Promise.all([
        drawHome(config),
        buildAlone(config, { rolldownOptions: { input: script, output: { format: 'iife' } } }),
      ]);
      // Whoever awaits it hears of a failure.
      drawing.catch(() => undefined);
    },
    async renderStart() {
      const [, source] = await drawing;
      scriptId = this.emitFile({ type: 'asset', name: 'before-paint.js', source });
    },
    generateBundle: {
      order: 'pre',
      handler() {
        scriptFile = this.getFileName(scriptId);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { bundle = {} }) => {
        const [{ html: drawn, bureauName }] = await drawing;
        const html = drawn.replace(/^(<link rel="preload"[^>]*>)+/, '');
        requireSound(html, Object.keys(bundle));
        if (!page.includes(place)) throw new Error(`index.html has no ${place}.`);
        const picture = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/.exec(drawn)?.[1];
        const site = process.env['VITE_SITE_URL'];
        return {
          html: page
            .replace(place, () => place.replace('><', `>${html}<`))
            // Styles, fonts and pictures of the first screen come before the code, which it does not need.
            .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
          tags: [
            {
              tag: 'script',
              attrs: {
                src: `/${scriptFile}`,
                'data-pages': addressesOf('/app/pages.tsx', bundle),
                'data-profiles': addressesOf('/app/profiles-route.tsx', bundle),
              },
              injectTo: 'head-prepend',
            },
            ...(picture === undefined
              ? []
              : [
                  {
                    tag: 'link',
                    attrs: { rel: 'preload', as: 'image', href: picture, fetchpriority: 'high' },
                    injectTo: 'head-prepend' as const,
                  },
                ]),
            ...(site === undefined ? [] : describeBureau(bureauName, site)),
          ],
        };
      },
    },
  };
  return plugin;
}
