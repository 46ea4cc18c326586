import type { Plugin } from 'vite';

const prefix = 'virtual:lucide/';
/** What all icons have in common; `web/src/ui/icon.ts` gives it once, so that a class or an attribute there may change it. */
const common = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * The shapes that an icon is drawn of, with their attributes.
 * @throws Error when there is no such icon, or it has more than plain shapes
 */
async function shapesOf(name: string): Promise<[string, Record<string, string>][]> {
  // Not before it is asked for one: a site that rests needs none of the thousands.
  const { icons } = await import('@iconify-json/lucide');
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`Lucide has no icon named "${name}".`);
  const plain = body.replaceAll(common, '').replace(/^<g>(.*)<\/g>$/, '$1');
  const shape = /<([a-z]+)((?: [a-z\d]+="[^"]*")*)\/>/g;
  if (plain.replaceAll(shape, '') !== '') throw new Error(`The icon "${name}" has more than plain shapes: ${plain}`);
  return [...plain.matchAll(shape)].map(([, element = '', attributes = '']) => [
    element,
    Object.fromEntries(
      [...attributes.matchAll(/ ([a-z\d]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  ]);
}

/** Makes `virtual:lucide/<name>` a component that draws this icon: each is a module of its own, so that a page loads only what it shows. */
export const lucideIcons: Plugin = {
  name: 'lucide-icons',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: async (id) =>
    id.startsWith(`\0${prefix}`)
      ? {
          code: `import { makeIcon } from '@/ui/icon';\nexport default /* @__PURE__ */ makeIcon(${JSON.stringify(await shapesOf(id.slice(1 + prefix.length)))});`,
          moduleSideEffects: false,
        }
      : null,
};
