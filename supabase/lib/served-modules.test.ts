import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from './ports.ts';
import { findBrokenModule } from './served-modules.ts';

/** The answer of a path: a text now or later; undefined is a 500. */
type Answer = string | Promise<string> | undefined;

async function serve(answerTo: (path: string) => Answer): Promise<string> {
  const port = await findFreePort();
  const server = createServer((request, response) => {
    const answer = answerTo(request.url ?? '');
    if (answer === undefined) response.writeHead(500).end();
    else void Promise.resolve(answer).then((text) => response.end(text));
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
const texts: Readonly<Record<string, string>> = {
  '/': page,
  '/src/main.tsx': main,
  '/src/style.css': '',
  '/src/texts.ts': 'export const a = 1;',
};
const app = 'export const App = 1;';
/** The site with such answers of its App. */
const serveApp = async (answer: () => Answer) =>
  await serve((path) => (path === '/src/app.tsx' ? answer() : texts[path]));

const never = new Promise<string>(() => undefined);
const noDeadline = new AbortController().signal;

test('a page is complete if it and all its static imports answer', async () => {
  const answered: number[] = [];
  const url = await serveApp(() => app);
  expect(await findBrokenModule(url, noDeadline, () => answered.push(1))).toBeUndefined();
  expect(answered).toHaveLength(5);
});

test('a module with an error status is named, at any depth, while others have not answered', async () => {
  const url = await serve((path) => {
    if (path === '/src/texts.ts') return never;
    return path === '/src/app.tsx' ? 'import { Heart } from "/@id/__x00__icons/heart";' : texts[path];
  });
  expect(await findBrokenModule(url, noDeadline)).toEqual({ address: `${url}/@id/__x00__icons/heart`, answer: '500' });
});

test('a module that never answers is named at the deadline', async () => {
  const deadline = new AbortController();
  const url = await serveApp(() => never);
  const answered: number[] = [];
  const found = await findBrokenModule(url, deadline.signal, () => {
    // All others have.
    if (answered.push(1) === Object.keys(texts).length) deadline.abort();
  });
  expect(found).toEqual({ address: `${url}/src/app.tsx`, answer: undefined });
});
