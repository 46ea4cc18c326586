import { parseSync } from 'vite';

/** An address of the site that does not answer as it should. */
interface BrokenAddress {
  readonly address: string;
  /** What it answers instead, in words. */
  readonly answer: string;
}

/**
 * Reads the page at this address and every module that it needs before it is drawn, as a browser would.
 * @returns the first address that has no answer or one of 400 or more; undefined when all is well
 */
export async function findBrokenModule(siteUrl: string): Promise<BrokenAddress | undefined> {
  const page = new URL('/', siteUrl).href;
  const found = new Set([page]);
  // What is found on the way is read as well.
  for (const address of found) {
    const read = await readText(address);
    if ('answer' in read) return { address, answer: read.answer };
    const names = address === page ? scriptsOf(read.text) : importsOf(read.text);
    // A script that is not there would leave the page blank.
    if (address === page && names.length === 0) return { address, answer: 'a page without a script' };
    for (const name of names) found.add(new URL(name, address).href);
  }
  return undefined;
}

async function readText(address: string): Promise<{ text: string } | { answer: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return response.ok ? { text: await response.text() } : { answer: String(response.status) };
  } catch {
    return { answer: 'nothing' };
  }
}

/** The scripts that an HTML page names. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g)].map(([, name = '']) => name);

/** What a module imports at once. A part that is fetched when it is needed is not among it. */
function importsOf(code: string): string[] {
  return parseSync('module.js', code).program.body.flatMap((statement) =>
    'source' in statement && statement.source !== null ? [statement.source.value] : [],
  );
}
