import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

/** The browser of the tests: the one that Playwright installed, or the system's. */
export function findChromium(): string | undefined {
  const system = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return [process.env.CHROMIUM ?? '', chromium.executablePath(), ...system].find(
    (file) => file !== '' && existsSync(file),
  );
}

const executablePath = findChromium();

/** How every test starts the browser. */
export const launchOptions = {
  // Chromium's sandbox refuses to run as root, as in most containers.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
};

/**
 * Installs Chromium: Playwright's own, or Debian's package where that cannot be downloaded.
 * @throws Error with the way out when neither can be had.
 */
export async function installChromium(): Promise<void> {
  const ways: [string, string[]][] = [['npx', ['--no-install', 'playwright', 'install', 'chromium']]];
  if (process.getuid?.() === 0) {
    ways.push([
      'sh',
      [
        '-c',
        'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell',
      ],
    ]);
  }
  for (const [command, args] of ways) {
    await execa(command, args, { reject: false });
    if (findChromium() !== undefined) return;
  }
  throw new Error(
    'There is no Chromium and none could be installed. Install the package chromium, or set CHROMIUM to the browser.',
  );
}
