/** Trusted HTML. Any other interpolated value is escaped. */
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

/** A template tag for HTML. It escapes every interpolated value except Markup. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(parts.map((part, index) => part + toMarkup(contents[index] ?? '')).join(''));
}
