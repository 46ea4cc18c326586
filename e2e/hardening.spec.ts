import { z } from 'zod';
import { securityHeaders } from '../web/security-headers.ts';
import { expect, expectAccessible, test } from './test.ts';

// Attacks on the site itself; attacks on the API are in supabase/tests/.

test('every answer carries the headers, and nothing but the site is there', async ({ request }) => {
  const page = await request.get('/');
  const text = await page.text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(text) ?? [];
  const manifest: unknown = await (await request.get('/manifest.json')).json();
  const { icons } = z.object({ icons: z.array(z.object({ src: z.string() })) }).parse(manifest);
  const icon = /rel="apple-touch-icon" href="([^"]+)"/.exec(text)?.[1] ?? '';
  const preview = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
  const signs = [...icons.map(({ src }) => src), icon, new URL(preview).pathname];
  const parts = ['/', script, '/robots.txt', '/manifest.json', ...signs];
  const others = [
    `${script}.map`,
    // Never the page in place of a script: a browser that has an older build open must learn that its parts are gone.
    '/assets/sign-in-route-00000000.js',
    '/index.html',
    '/not-found.html',
    '/robots.txt/',
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/src/main.tsx',
    '/index.html/../.env',
    '/%2e%2e/package.json',
    '/stats.html',
    '/.well-known/nothing',
    '/dashboard',
  ];
  const nonces = new Set<string>();
  for (const path of [...parts, ...others]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(parts.includes(path) ? 200 : 404);
    const headers = answer.headers();
    const [, nonce = ''] = /'nonce-([\w-]+)'/.exec(headers['content-security-policy'] ?? '') ?? [];
    expect(headers, path).toMatchObject(securityHeaders(nonce));
    nonces.add(nonce);
    if (others.includes(path)) expect(headers['cache-control'], path).toBe('no-store');
  }
  expect(nonces.size).toBe(parts.length + others.length);
});

test('a broken link says so in words and leads to the home page', { tag: '@depth' }, async ({ page, troubles }) => {
  troubles.expect();
  const answer = await page.goto('/profiles/12');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Page Does Not Exist');
  // Its style sheet is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(107, 18, 48)');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back To Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
});

test('another site can neither frame it nor look into it', async ({ page, baseURL, troubles }) => {
  troubles.expect();
  await page.setContent(`<iframe src="${baseURL}"></iframe>`);
  const frame = page.frames().at(-1);
  await expect.poll(() => frame?.url()).toBe('chrome-error://chromewebdata/');
  // Opened in a window of its own, it has no reference to its opener.
  const opening = page.waitForEvent('popup');
  await page.evaluate(`window.opened = window.open('${baseURL}')`);
  const opened = await opening;
  await expect(opened.getByRole('banner')).toBeVisible();
  expect(await opened.evaluate('window.opener')).toBeNull();
  expect(await page.evaluate('window.opened.closed')).toBe(true);
});
