import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { execa } from 'execa';
import { z } from 'zod';
import { texts } from '../../texts/build/texts-plugin.ts';
import { nameOfPart } from '../../texts/build/uses.ts';
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
    resolve: { alias: { '@': path.join(config.root, 'src') }, preserveSymlinks: true },
    define: config.define ?? {},
    plugins: [
      react(),
      texts(),
      // Code that is fetched on demand has no part in it.
      { name: 'without-later-code', resolveDynamicImport: (id) => ({ id, external: true }) },
    ],
    build: {
      write: false,
      assetsInlineLimit: config.build.assetsInlineLimit,
      ...options,
    },
  });
  const [built] = [result].flat();
  const chunk = built !== undefined && 'output' in built ? built.output[0] : undefined;
  if (chunk === undefined) throw new Error('Nothing was built.');
  return chunk.code;
}

const drawnSchema = z.object({
  language: z.string(),
  tag: z.string(),
  title: z.string(),
  description: z.string(),
  html: z.string(),
  head: z.string(),
  frames: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.object({ frame: z.string(), title: z.string() })),
});
type Drawn = z.infer<typeof drawnSchema>;
/** A home page, and the template with the heads and frames of the other pages (start-frame.ts). */
export type Home = Pick<Drawn, 'language' | 'tag' | 'title' | 'description' | 'html'> & { template: string };

/** Pages to which links lead, in the language of their reader: their titles are in each document in every language. */
const linkedPages = ['profiles', 'profile', 'family'];
const viewers = ['visitor', 'member', 'admin'] as const;

/** @param heads the same page drawn for each viewer */
function printTemplate(
  page: Drawn,
  all: readonly Drawn[],
  heads: readonly (readonly [viewer: string, Drawn])[],
): string {
  const isDrawn = (frame = '') => !frame.includes('data-title');
  const headingOf = ({ frames, pages }: Drawn, name: string) =>
    isDrawn(frames[name])
      ? /<h1[^>]*>(.+?)<\/h1>/s.exec(frames[name] ?? '')?.[1]?.replaceAll(/<[^>]+>/g, '')
      : pages[name]?.title;
  const pages = Object.entries(page.pages).map(([name, { frame, title }]) => {
    const own = isDrawn(page.frames[frame]) ? [] : [[page.language, title] as const];
    const others = all.filter(({ language }) => language !== page.language && linkedPages.includes(name));
    const titles = [...own, ...others.map((each) => [each.language, headingOf(each, name) ?? ''] as const)];
    const attributes = titles.map(([language, text]) => ` data-${language}="${escapeHtml(text)}"`);
    return `<i data-page="${name}" data-of="${frame}"${attributes.join('')}></i>`;
  });
  const parts = [
    ...pages,
    ...heads.map(([viewer, { head }]) => `<div data-head="${viewer}">${head}</div>`),
    ...Object.entries(page.frames).map(([name, html]) => `<div data-frame="${name}">${html}</div>`),
  ];
  return `<template id="frames">${parts.join('')}</template>`;
}

/** The home page and the template in each language in HTML, English first, before anything is known of the viewer. */
async function drawHome(config: ResolvedConfig): Promise<Home[]> {
  const code = await buildAlone(config, { ssr: path.join(config.root, 'src/first-load/build/draw.tsx') });
  // Node finds the packages from here.
  const folder = mkdtempSync(path.join(config.root, '../node_modules/.drawing-'));
  try {
    const file = path.join(folder, 'draw.mjs');
    writeFileSync(file, code);
    const drawn = await Promise.all(
      viewers.map(async (viewer) => {
        const env = { NODE_ENV: 'production', DRAWN_FOR: viewer };
        const { stdout } = await execa(process.execPath, [file], { env });
        return [viewer, z.array(drawnSchema).nonempty().parse(JSON.parse(stdout))] as const;
      }),
    );
    const [[, pages] = ['', []]] = drawn;
    return pages.map((page, place) => {
      const heads = drawn.map(([viewer, all]) => [viewer, all[place] ?? page] as const);
      return { ...page, template: printTemplate(page, pages, heads) };
    });
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

/** The addresses of the files with the code of a page, beside the first load. */
function addressesOf(page: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (names: readonly string[]): Set<string> => {
    const found = new Set(names);
    // Added names are visited as well.
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

/** The pages with which tabs begin most, and the files of their code; `own-` stands before those of a login. */
const startPages: Readonly<Record<string, string>> = {
  pages: 'app/pages',
  profiles: 'app/profiles-route',
  profile: 'app/profile-route',
  family: 'app/family-route',
  'own-for-you': 'app/for-you-route',
  'own-dashboard': 'app/dashboard-route',
};

/** The beginning of the addresses of texts: a language, a part and ".js" follow. */
function startOfTexts(bundle: Rolldown.OutputBundle): string {
  const [, start] = Object.keys(bundle).flatMap((name) => /^(assets\/texts-.{8}-)en\.main\.js$/.exec(name) ?? []);
  if (start === undefined) throw new Error('The build has no texts.');
  return `/${start}`;
}

const partsWithTexts = (files: readonly string[], bundle: Rolldown.OutputBundle): string =>
  [...new Set(files.map(nameOfPart))]
    .filter((part) => `${startOfTexts(bundle).slice(1)}en.${part}.js` in bundle)
    .join(' ');

const addressOfSite = ({ env }: ResolvedConfig) => String(env['VITE_SITE_URL'] ?? '');

/** For search engines: where the home page is in each language. */
function printAlternates(config: ResolvedConfig, homes: readonly Home[]): string {
  const site = addressOfSite(config);
  return homes
    .map(
      ({ language, tag }) =>
        `<link rel="alternate" hreflang="${tag}" href="${site}${language === 'en' ? '/' : `/${language}/`}" />`,
    )
    .join('\n');
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of another language, from the English one. @throws Error for a part that the English page lacks */
export function inLanguage(page: string, site: string, english: Home, home: Home): string {
  const changes: readonly (readonly [string, string])[] = [
    [`<html lang="${english.tag}"`, `<html lang="${home.tag}"`],
    [english.html, home.html],
    [english.template, home.template],
    [escapeHtml(english.title), escapeHtml(home.title)],
    [escapeHtml(english.description), escapeHtml(home.description)],
    [`"og:url" content="${site}/"`, `"og:url" content="${site}/${home.language}/"`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The home page has no ${from.slice(0, 80)}.`);
    return text.replaceAll(from, () => to);
  }, page);
}

/** Writes the API's address and key into a page that none of the site's code reaches. */
function fillInApi(file: string, { env }: ResolvedConfig): void {
  const url = String(env['VITE_SUPABASE_URL']).replace(/\/$/, '');
  const page = readFileSync(file, 'utf8');
  const key = String(env['VITE_SUPABASE_PUBLISHABLE_KEY']);
  writeFileSync(
    file,
    page.replace('__API_URL__', () => url).replace('__API_KEY__', () => key),
  );
}

/**
 * Puts the home page, the frames of other pages and the script before-paint.ts into the built index.html (README.md). The development server goes without.
 */
export function prerenderHome(): Plugin {
  let config: ResolvedConfig;
  let homes: Home[] = [];
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
        homes = await drawHome(config);
        for (const { html, template } of homes) requireSound(html + template, Object.keys(bundle));
        const input = path.join(config.root, 'src/first-load/before-paint.ts');
        const source = await buildAlone(config, {
          rolldownOptions: { input, output: { format: 'iife' } },
          // The first browsers with modules, because this script leads old ones away.
          target: ['chrome61', 'firefox60', 'safari12'],
        });
        scriptFile = this.getFileName(this.emitFile({ type: 'asset', name: 'before-paint.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle = {} }) => {
        const [english] = homes;
        if (!english || !page.includes(place)) throw new Error(`index.html has no ${place}.`);
        const attrs = {
          src: `/${scriptFile}`,
          'data-texts': startOfTexts(bundle),
          ...Object.fromEntries(
            Object.entries(startPages).flatMap(([name, file]) => [
              [`data-${name}`, addressesOf(`/${file}.tsx`, bundle)],
              [`data-texts-${name}`, partsWithTexts(['app/pages', file], bundle)],
            ]),
          ),
          'data-texts-desk': partsWithTexts(['app/desk/desk'], bundle),
        };
        return {
          html: page
            // The template comes first: the script waits for the root.
            .replace(place, () => english.template + place.replace('><', `>${english.html}<`))
            .replace('</head>', () => `${printAlternates(config, homes)}</head>`)
            // The styles and fonts of the first screen come before the code, which it does not need.
            .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
          tags: [{ tag: 'script', attrs, injectTo: 'head-prepend' }],
        };
      },
    },
    // From the finished page, which other plugins have filled in.
    writeBundle: ({ dir = config.build.outDir }) => {
      const [english, ...others] = homes;
      if (!english) throw new Error('The home page was not drawn.');
      fillInApi(path.join(dir, 'old-browser.html'), config);
      const page = readFileSync(path.join(dir, 'index.html'), 'utf8');
      for (const home of others) {
        mkdirSync(path.join(dir, home.language), { recursive: true });
        writeFileSync(
          path.join(dir, home.language, 'index.html'),
          inLanguage(page, addressOfSite(config), english, home),
        );
      }
    },
  };
}
