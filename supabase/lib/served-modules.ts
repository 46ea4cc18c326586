import { setTimeout as delay } from 'node:timers/promises';
import { init, parse } from 'es-module-lexer';

/** An address of the site with a wrong answer. */
interface BrokenAddress {
  readonly address: string;
  /** The wrong answer: a status or a phrase. Undefined when there was none before the deadline. */
  readonly answer: string | undefined;
}

class BrokenModule extends Error {
  readonly found: BrokenAddress;

  constructor(address: string, answer: string | undefined) {
    super(`${address} answers ${answer ?? 'nothing'}.`);
    this.found = { address, answer };
  }
}

/**
 * Fetches the page and all its static imports, as a browser does before it renders. A late answer is no fault: waits for
 * each, and repeats after a lost connection, until the deadline.
 * @param onAnswer called for each address that has answered
 * @returns the first address with a status of 400 or more, or one without an answer at the deadline; undefined if there is none
 */
export async function findBrokenModule(
  siteUrl: string,
  deadline: AbortSignal,
  onAnswer: () => void = () => undefined,
): Promise<BrokenAddress | undefined> {
  await init();
  const page = new URL('/', siteUrl).href;
  const found = new Set<string>();
  const end = new AbortController();
  const signal = AbortSignal.any([deadline, end.signal]);
  const visit = async (address: string): Promise<void> => {
    if (found.has(address)) return;
    found.add(address);
    const text = await readText(address, signal);
    onAnswer();
    const names = address === page ? scriptsOf(text) : importsOf(text);
    // Without its script the page stays blank.
    if (address === page && names.length === 0) throw new BrokenModule(address, 'a page without a script');
    await Promise.all(names.map(async (name) => await visit(new URL(name, address).href)));
  };
  try {
    await visit(page);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenModule) return error.found;
    throw error;
  } finally {
    end.abort();
  }
}

async function readText(address: string, signal: AbortSignal): Promise<string> {
  while (!signal.aborted) {
    const read = await tryToRead(address, signal);
    if (read?.ok === true) return read.text;
    if (read !== undefined) throw new BrokenModule(address, String(read.status));
    // Nothing listens there yet, or the connection was lost.
    await delay(100);
  }
  throw new BrokenModule(address, undefined);
}

async function tryToRead(address: string, signal: AbortSignal) {
  try {
    const response = await fetch(address, { signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    return undefined;
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
