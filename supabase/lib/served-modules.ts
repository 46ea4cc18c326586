import { init, parse } from 'es-module-lexer';

/** An address of the site that does not answer as it should. */
interface BrokenAddress {
  readonly address: string;
  /** What it answers instead, in words. */
  readonly answer: string;
}

/**
 * Reads the page at this address and every module that it needs before it is drawn, as a browser would.
 * @returns an address that has no answer or one of 400 or more; undefined when all is well
 */
export async function findBrokenModule(siteUrl: string): Promise<BrokenAddress | undefined> {
  await init();
  const page = new URL('/', siteUrl).href;
  const found = new Set<string>();
  let next = [page];
  while (next.length > 0) {
    for (const address of next) found.add(address);
    const read = await Promise.all(next.map(async (address) => ({ address, ...(await readText(address)) })));
    const imported = new Set<string>();
    for (const { address, text, answer } of read) {
      if (answer !== undefined) return { address, answer };
      const names = address === page ? scriptsOf(text) : importsOf(text);
      // A script that is not there would leave the page blank.
      if (address === page && names.length === 0) return { address, answer: 'a page without a script' };
      for (const name of names) imported.add(new URL(name, address).href);
    }
    next = [...imported].filter((address) => !found.has(address));
  }
  return undefined;
}

async function readText(address: string): Promise<{ text: string; answer?: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    const text = await response.text();
    return response.ok ? { text } : { text, answer: String(response.status) };
  } catch {
    return { text: '', answer: 'nothing' };
  }
}

/** The scripts that an HTML page names. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g)].map(([, name = '']) => name);

/** What a module imports at once. A part that is fetched when it is needed is not among it. */
const importsOf = (code: string): string[] =>
  parse(code)[0].flatMap((found) =>
    found.type === 'static' || found.type === 'reexport-star' ? [found.specifier] : [],
  );
