import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
};

/** Accents on the letters outside of tags, and four more letters for ten, as the longest of the languages has. */
function stretch(text: string): string {
  return text.replaceAll(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part
      : part.replaceAll(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter).replaceAll(/(\p{L}{3,})/gu, '$1\u00B7'),
  );
}

/** A text of the pseudo-language: ⟦Prófíles·⟧. */
export function compilePseudo(message: string): CompiledMessage {
  const compiled = compileMessage(message, stretch);
  return ['⟦', ...compiled, '⟧'];
}
