/** Markup that is whole already; everything else that stands between markup is text. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Content = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toMarkup(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(({ text }) => text).join('');
  return String(content).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** Puts together markup. What stands in its places is text, whatever it looks like, unless it is markup of this kind. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(parts.map((part, index) => part + toMarkup(contents[index] ?? '')).join(''));
}
