import { init, parse } from 'es-module-lexer';

/** An address of the site with a wrong answer. */
interface BrokenAddress {
  readonly address: string;
  /** The wrong answer: a status or a phrase. */
  readonly answer: string;
}

/**
 * Fetches the page and all its static imports, as a browser does before it renders.
 * @returns an address without an answer or with a status of 400 or more; undefined if there is none
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
      // Without its script the page stays blank.
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

/** The module scripts of an HTML page. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g)].map(([, name = '']) => name);

/** The static imports of a module, without dynamic ones. */
const importsOf = (code: string): string[] =>
  parse(code)[0].flatMap((found) =>
    found.type === 'static' || found.type === 'reexport-star' ? [found.specifier] : [],
  );
