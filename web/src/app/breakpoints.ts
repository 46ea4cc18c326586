import plugin from 'tailwindcss/plugin';

/** The widths at which the layout changes, in rem: those of --breakpoint-* in styles.css. */
const widths = { '3xs': 20, '2xs': 24, xs: 25, sm: 35, md: 51.25, lg: 64, xl: 68.75 };

/** The reader's letters: as the browser has them, or by the site's own switch (lib/text-size.ts), which no media query knows. */
const letters = { ':root:not([data-text-size])': 1, "[data-text-size='125']": 1.25, "[data-text-size='150']": 1.5 };

/** Larger letters get the layout of a narrower screen. */
const rules = (comparison: '>=' | '<', width: number) =>
  Object.fromEntries(
    Object.entries(letters).map(([root, factor]) => [
      `@media (width ${comparison} ${width * factor}rem)`,
      { [`:where(${root}) &`]: '@slot' },
    ]),
  );

export default plugin((api) => {
  for (const [name, width] of Object.entries(widths)) {
    api.addVariant(name, rules('>=', width));
    api.addVariant(`max-${name}`, rules('<', width));
  }
});
