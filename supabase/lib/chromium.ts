import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

interface Browser {
  /** Undefined for Playwright's own, which it finds itself. */
  readonly executablePath?: string;
  /** Whether it is the headless shell. With windows that nobody sees, the same tests take twice the processor's time. */
  readonly isShell: boolean;
}

/** The browser of the tests: the one that CHROMIUM names, the one that Playwright installed, or the system's. */
export function findChromium(): Browser | undefined {
  const given = process.env.CHROMIUM ?? '';
  if (given !== '') return { executablePath: given, isShell: true };
  if (existsSync(chromium.executablePath())) return { isShell: true };
  const shell = '/usr/bin/chromium-headless-shell';
  if (existsSync(shell)) return { executablePath: shell, isShell: true };
  const full = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  );
  return full === undefined ? undefined : { executablePath: full, isShell: false };
}

const executablePath = findChromium()?.executablePath;

/** How every test starts the browser. */
export const launchOptions = {
  // Chromium's sandbox refuses to run as root, as in most containers.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath === undefined ? {} : { executablePath }),
};

const ownOfPlaywright = ['npx', ['--no-install', 'playwright', 'install', 'chromium']] as const;
const packageOfDebian = [
  'sh',
  [
    '-c',
    'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell',
  ],
] as const;

/**
 * Installs Chromium's headless shell: Debian's package, or Playwright's own.
 * @throws Error with the way out when neither can be had and there is no other Chromium.
 */
export async function installChromium(): Promise<void> {
  const ways = process.getuid?.() === 0 ? [packageOfDebian, ownOfPlaywright] : [ownOfPlaywright];
  for (const [command, args] of ways) {
    await execa(command, args, { reject: false });
    if (findChromium()?.isShell === true) return;
  }
  if (findChromium() !== undefined) return;
  throw new Error(
    'There is no Chromium and none could be installed. Install the package chromium-headless-shell, or set CHROMIUM to the browser.',
  );
}
