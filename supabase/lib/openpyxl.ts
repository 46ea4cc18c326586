import { execa } from 'execa';

/** The system's Python, and the one that comes first in the path: either may have the package. */
const pythons = ['python3', '/usr/bin/python3'];

async function findPython(): Promise<string | undefined> {
  for (const python of pythons) {
    const { exitCode } = await execa(python, ['-c', 'import openpyxl'], { reject: false });
    if (exitCode === 0) return python;
  }
  return undefined;
}

/**
 * Runs a Python program with openpyxl, which reads and writes Excel workbooks more strictly than our own reader. Debian's
 * package is installed where it is missing.
 * @returns its output
 * @throws Error if openpyxl cannot be installed, or the program fails
 */
export async function runWithOpenpyxl(program: string, input: string): Promise<string> {
  if ((await findPython()) === undefined && process.getuid?.() === 0)
    await execa('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends python3-openpyxl'], {
      reject: false,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const python = await findPython();
  if (python === undefined)
    throw new Error('There is no openpyxl and it could not be installed. Install the package python3-openpyxl.');
  const { stdout } = await execa(python, ['-W', 'ignore', '-c', program], {
    input,
    env: { PYTHONIOENCODING: 'utf-8' },
  });
  return stdout;
}
