import { spawnSync } from 'node:child_process';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderHome } from './src/first-load/build/prerender.ts';
import { texts } from './src/texts/build/texts-plugin.ts';

const apiUrl = process.env['API_URL'];
const backendUrl = process.env['VITE_SUPABASE_URL'] ?? '';

// The web app manifest has the name in the bureau's settings.
const pathOfManifest = '/rest/v1/rpc/read_manifest';
const keyOfVisitors = { apikey: process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '' };
const isElsewhere = backendUrl.startsWith('http');

/** Files alone, on a host of static files, have the manifest of their build. Other hosts get it from the API at each request. */
const manifest = (): Plugin => ({
  name: 'manifest',
  apply: 'build',
  async generateBundle() {
    const answer = await fetch(new URL(pathOfManifest, backendUrl), { headers: keyOfVisitors });
    if (!answer.ok) this.error(`${backendUrl} gives no manifest: ${answer.status}. Are its migrations applied?`);
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: await answer.text() });
  },
});

const server = {
  // Not the rest of the checkout, where a running stack keeps its tokens and its database.
  fs: { allow: ['.', '../node_modules'] },
  host: '127.0.0.1',
  port: Number(process.env['WEB_PORT'] ?? 5173),
  strictPort: true,
  // As where the site is hosted, for an API that does not answer other origins.
  proxy: {
    ...(apiUrl !== undefined && { '^/(rest|auth|storage)/v1/': { target: apiUrl, changeOrigin: true } }),
    ...(isElsewhere && {
      '/manifest.json': {
        target: apiUrl ?? backendUrl,
        changeOrigin: true,
        headers: keyOfVisitors,
        rewrite: () => pathOfManifest,
      },
    }),
  },
};

// Without a backend the site says so, and nothing else.
const isConfigured = Boolean(process.env['VITE_SUPABASE_URL'] && process.env['VITE_SUPABASE_PUBLISHABLE_KEY']);

/** Which code this is: the commit and its day, as far as git knows them. */
function stampOfBuild(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%h of %cs'], { encoding: 'utf8' });
  return stdout ? `Build ${stdout.trim()}` : '';
}

// Each group is one file, with all that its modules import and no group before it has (src/first-load/README.md).
const groups = [
  // They change less often than the site, and stay in the browser's cache.
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 4 },
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  { name: 'pages', test: /\/app\/pages\.tsx$/, priority: 2 },
  { name: 'profiles-route', test: /\/app\/profiles-route\.tsx$/, priority: 1 },
];

// Each path is relative to the root, the folder that the command names: supabase/lib/vite.ts may name a link to it.
export default defineConfig({
  // A missing path is 404, instead of being answered with the page.
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    texts(),
    ...(isConfigured ? [prerenderHome()] : []),
    ...(isElsewhere ? [manifest()] : []),
  ],
  resolve: { alias: { '@': '/src' }, preserveSymlinks: true },
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(stampOfBuild()) },
  server,
  // Vite looks for packages in modules, not in workers: it would reload the page when the first HEIC picture or PDF is chosen,
  // and the picture would be gone.
  optimizeDeps: {
    include: ['libheif-js', 'pdfjs-dist/legacy/build/pdf.mjs', 'fflate', 'read-excel-file/universal'],
  },
  build: {
    // The oldest browsers for which the site is: docs/browsers.md.
    target: ['chrome106', 'edge106', 'firefox115', 'safari16.4'],
    emptyOutDir: true,
    sourcemap: false,
    // Every browser that runs this site preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // Small pictures stay files: a strict img-src needs no data: then.
    assetsInlineLimit: 0,
  },
});
