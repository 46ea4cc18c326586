// Installs the packages when they are missing or the lock file has changed, and patches two of them. Plain JavaScript without
// imports of packages: it runs before there are any.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Error: Node ${process.versions.node} is too old. Install Node 20.19 or newer, then run the command again.`,
  );
  process.exit(1);
}

// In a path, tsx takes ? * and \ for a query, a pattern and a separator; initdb passes the others to a shell.
const [refused] = /[?*\\"$`]/.exec(process.platform === 'win32' ? '' : process.cwd()) ?? [];
if (refused !== undefined) {
  console.error(`Error: nothing starts in ${process.cwd()}: rename the folder with the ${refused} in its name.`);
  process.exit(1);
}

const marker = 'node_modules/.installed';
const driver = 'node_modules/postgres/src/connection.js';
const pdfReader = 'node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const present = existsSync(marker) && existsSync(driver) ? readFileSync(marker, 'utf8') : '';

if (present !== wanted) {
  console.log('Installing packages (once, about a minute) ...');
  const args = [
    'ci',
    // Also where the settings of this user leave them out.
    '--include=dev',
    '--include=optional',
    '--include=peer',
    '--prefer-offline',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ];
  // For other projects, or for the command of npm that runs this one.
  const foreign =
    /^(NODE_ENV|npm_config_(dev|dry_run|global|include|location|omit|only|optional|package_lock|production))$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
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
}

const repairs = {
  // Two faults of the database's driver when a connection closes. It still writes on it, and ends the whole process where
  // nothing can catch the error. Patched, the query fails, like the others of that connection. And a write that waits for its
  // turn is cancelled and still counts as waiting: the connection never writes again.
  [driver]: [
    [
      'const x = socket.write(chunk, fn)',
      "const x = socket ? socket.write(chunk, fn) : error(Errors.connection('CONNECTION_CLOSED', options, socket))",
    ],
    [
      "clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
      "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
    ],
  ],
  // The reader of PDFs does not say which text a drawing stands for (mozilla/pdf.js #12237). And it takes a letter with a sign
  // for a sign without a width, so that a gap follows it, or leaves it out (#21890). Where a browser prints letters at whole
  // points, it also sees gaps in words: "t he". A drawing without a letter has a number, which it takes for a letter.
  [pdfReader]: [
    [
      '.push({type:"beginMarkedContentProps",id:',
      '.push({type:"beginMarkedContentProps",actualText:[j[1]?.get?.("ActualText")].find(e=>"string"==typeof e),id:',
    ],
    [String.raw`"^(\\s)|(\\p{Mn})|(\\p{Cf})$"`, String.raw`"^(?:(\\s)|((?!))|(\\p{Cf}))$"`],
    ['=this.toUnicode.get(e)||e;', '=this.toUnicode.get(e)||(this.composite||e<33?65533:e);'],
    ['.trackingSpaceMin=.102*s', '.trackingSpaceMin=.15*s'],
    ['.spaceInFlowMin=.102*s', '.spaceInFlowMin=.15*s'],
  ],
};
for (const [file, changes] of Object.entries(repairs)) {
  const source = readFileSync(file, 'utf8');
  let patched = source;
  for (const [faulty, right] of changes) {
    if (patched.includes(right)) continue;
    if (!patched.includes(faulty)) {
      console.error(
        `Error: ${file} has changed. Remove its repairs from supabase/commands/install.mjs, or adapt them.`,
      );
      process.exit(1);
    }
    patched = patched.replace(faulty, () => right);
  }
  if (patched !== source) {
    // Under a name of its own first: nobody reads half of it, and other folders may hold the same file.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, patched);
    renameSync(own, file);
  }
}

// Last, so that an unfinished installation is repeated.
if (present !== wanted) writeFileSync(marker, wanted);

// The types of the texts are not in the repository: written from the English texts, when one of them is newer.
const english = 'web/src/texts/en';
const types = 'web/src/texts/texts.types.ts';
const written = existsSync(types) ? statSync(types).mtimeMs : 0;
if (readdirSync(english).some((file) => statSync(`${english}/${file}`).mtimeMs > written)) {
  const { status } = spawnSync('node', ['--import', 'tsx', 'supabase/commands/text-types.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
