// Installs the packages when they are missing or the lock file has changed. Plain JavaScript without imports of packages:
// it runs before there are any.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Error: Node ${process.versions.node} is too old. Install Node 20.19 or newer, then run the command again.`,
  );
  process.exit(1);
}

const marker = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const present = existsSync(marker) ? readFileSync(marker, 'utf8') : '';

if (present !== wanted) {
  console.log('Installing packages (once, about a minute) ...');
  const args = [
    'ci',
    '--prefer-offline',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) {
    const output = `${stdout ?? ''}${stderr ?? ''}`;
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|ENOTCACHED/.test(output)) {
      console.error(
        'Error: the packages are not installed and the npm registry cannot be reached. Connect to the network once, then run the command again.',
      );
    } else if (/ENOSPC/.test(output)) {
      console.error(
        'Error: no space left on the disk for the packages (about 800 MB). Free some, then run the command again.',
      );
    } else {
      console.error(`${output}\nError: npm ci failed, see above.`);
    }
    process.exit(1);
  }
  writeFileSync(marker, wanted);
}
