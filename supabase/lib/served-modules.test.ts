import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './ports.ts';
import { findBrokenModule } from './served-modules.ts';

/** Serves these texts by their paths; other paths answer 500. */
async function serve(files: Readonly<Record<string, string>>): Promise<string> {
  const port = await findFreePort();
  const server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    response.writeHead(text === undefined ? 500 : 200).end(text);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
}

const page = '<html><body><script type="module" crossorigin src="/src/main.tsx"></script></body></html>';
const main = `import { App } from "/src/app.tsx"; import "./style.css"; export * from "/src/texts.ts";
// import nothing from "/src/in-a-comment.ts"
const later = () => import("/src/later.tsx");`;
const site = { '/': page, '/src/main.tsx': main, '/src/style.css': '', '/src/texts.ts': 'export const a = 1;' };

test('a page is complete if it and all its static imports answer', async () => {
  expect(await findBrokenModule(await serve({ ...site, '/src/app.tsx': 'export const App = 1;' }))).toBeUndefined();
});

test('the first module without an answer is named, at any depth', async () => {
  const url = await serve({ ...site, '/src/app.tsx': 'import { Heart } from "/@id/__x00__icons/heart";' });
  expect(await findBrokenModule(url)).toEqual({ address: `${url}/@id/__x00__icons/heart`, answer: '500' });
});

test('a page that is missing, or has no script, is not complete', async () => {
  const without = await serve({ '/': '<html></html>' });
  expect(await findBrokenModule(without)).toEqual({ address: `${without}/`, answer: 'a page without a script' });
  const nobody = `http://127.0.0.1:${await findFreePort()}`;
  expect(await findBrokenModule(nobody)).toEqual({ address: `${nobody}/`, answer: 'nothing' });
});
