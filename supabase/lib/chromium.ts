import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { giveOwnFonts } from './test-fonts.ts';

interface Browser {
  /** Undefined for Playwright's own browser, which Playwright finds. */
  readonly executablePath?: string;
  /** Whether it is the headless shell. The full browser takes twice the processor time for the same tests. */
  readonly isShell: boolean;
}

/** The browser of the tests: from CHROMIUM, from Playwright's installation, or the system's. */
export function findChromium(): Browser | undefined {
  const configured = process.env.CHROMIUM ?? '';
  if (configured !== '') return { executablePath: configured, isShell: true };
  if (existsSync(chromium.executablePath())) return { isShell: true };
  const shell = '/usr/bin/chromium-headless-shell';
  if (existsSync(shell)) return { executablePath: shell, isShell: true };
  const full = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  );
  return full === undefined ? undefined : { executablePath: full, isShell: false };
}

const executablePath = findChromium()?.executablePath;

/** Launch options of every browser test. */
export const launchOptions = {
  // Chromium's sandbox refuses to run as root, as in most containers.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  env: { ...process.env, ...giveOwnFonts() },
  ...(executablePath === undefined ? {} : { executablePath }),
};

const installWithPlaywright = ['npx', ['--no-install', 'playwright', 'install', 'chromium']] as const;
const installWithApt = [
  'sh',
  [
    '-c',
    'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell',
  ],
] as const;

/**
 * Installs Chromium's headless shell: Debian's package, or Playwright's own.
 * @throws Error with a remedy if neither can be installed and no other Chromium is found
 */
export async function installChromium(): Promise<void> {
  const installers = process.getuid?.() === 0 ? [installWithApt, installWithPlaywright] : [installWithPlaywright];
  for (const [command, args] of installers) {
    await execa(command, args, { reject: false });
    if (findChromium()?.isShell === true) return;
  }
  if (findChromium() !== undefined) return;
  throw new Error(
    'There is no Chromium and none could be installed. Install the package chromium-headless-shell, or set CHROMIUM to the browser.',
  );
}
