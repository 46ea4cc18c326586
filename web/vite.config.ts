import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderHome } from './prerender/plugin.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const apiUrl = process.env['API_URL'];
const server = {
  host: '127.0.0.1',
  port: Number(process.env['WEB_PORT'] ?? 5173),
  strictPort: true,
  // As where the site is hosted, for an API that does not answer other origins.
  proxy: apiUrl === undefined ? {} : { '^/(rest|auth|storage)/v1/': { target: apiUrl, changeOrigin: true } },
};

// Without a backend the site says so, and nothing else.
const isConfigured = Boolean(process.env['VITE_SUPABASE_URL'] && process.env['VITE_SUPABASE_PUBLISHABLE_KEY']);

/** Which code this is: the commit and its day, as far as git knows them. */
function stampOfBuild(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%h of %cs'], { cwd: here, encoding: 'utf8' });
  return stdout ? `Build ${stdout.trim()}` : '';
}

/** Lets the browser fetch the fonts of the first screen together with the styles, so that the text does not jump. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /(marcellus-latin-400-normal|mukta-basic-[45]00)-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          // Before the code, which is not needed for the first screen.
          injectTo: 'head-prepend',
        })),
  },
};

/** What messengers show beside a link to the site, which needs the whole address of its picture. Always that of the home page. */
const linkPreview: Plugin = {
  name: 'link-preview',
  transformIndexHtml: () => {
    const site = process.env['VITE_SITE_URL'];
    if (site === undefined) return [];
    return [
      ['og:url', new URL('/', site).href],
      ['og:image', new URL('/icons/link-preview.jpg', site).href],
    ].map(([property, content]) => ({ tag: 'meta', attrs: { property, content }, injectTo: 'head' as const }));
  },
};

/** The connection to a backend of another origin is made while the code is still being fetched. */
const preconnect: Plugin = {
  name: 'preconnect',
  transformIndexHtml: () => {
    const backend = process.env['VITE_SUPABASE_URL'];
    if (backend === undefined || backend === process.env['VITE_SITE_URL']) return [];
    const attrs = { rel: 'preconnect', href: new URL(backend).origin, crossorigin: true };
    return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }];
  },
};

/** What the later parts of the site are made of: what reads data, and the list of profiles, which most go to first. */
const later = ['pages', 'profiles-route'].map((name) => ({
  name,
  entry: fileURLToPath(new URL(`./src/app/${name}.tsx`, import.meta.url)),
  modules: new Set<string>(),
}));

/** The list of icons names every one: they are a file of their own. */
const isIcon = (id: string) => id.endsWith('/src/ui/icons.ts') || id.includes('/lucide-react/');

/** Finds out what each of these parts imports: each comes in one file. */
const gatherParts: Plugin = {
  name: 'gather-parts',
  apply: 'build',
  buildEnd() {
    const importsOf = (id: string) =>
      (this.getModuleInfo(id)?.importedIds ?? []).filter((imported) => !isIcon(imported));
    for (const { entry, modules } of later) {
      modules.add(entry);
      // What is added on the way is gone through as well.
      for (const id of modules) for (const imported of importsOf(id)) modules.add(imported);
    }
  },
};

/** What every page needs, in two files: the libraries change less often and stay in the browser's cache. The later parts follow. */
const groups = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 4 },
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  ...later.map(({ name, modules }, index) => ({ name, test: (id: string) => modules.has(id), priority: 2 - index })),
  // Many small ones that are each on several pages.
  { name: 'icons', test: isIcon, priority: 0 },
];

export default defineConfig({
  root: here,
  // What does not exist is not found, instead of being answered with the page.
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts,
    linkPreview,
    preconnect,
    gatherParts,
    ...(isConfigured ? [prerenderHome()] : []),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(stampOfBuild()) },
  server,
  build: {
    outDir: fileURLToPath(new URL('./dist', import.meta.url)),
    emptyOutDir: true,
    sourcemap: false,
    // Every browser that runs this site preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // Small pictures stay files: a strict img-src needs no data: then.
    assetsInlineLimit: 0,
  },
});
