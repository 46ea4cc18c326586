import { expect, test } from 'vitest';

// The same name in each script, and the unicode-range of its letters.
const names = [
  ['श्रीलक्ष्मी', 'U+900'],
  ['ஸ்ரீலட்சுமி', 'U+B80'],
  ['ശ്രീലക്ഷ്മി', 'U+D00'],
  ['శ్రీలక్ష్మి', 'U+C00'],
  ['ಶ್ರೀಲಕ್ಷ್ಮಿ', 'U+C80'],
  ['শ্রীলক্ষ্মী', 'U+980'],
  ['શ્રીલક્ષ્મી', 'U+A80'],
  ['ਸ੍ਰੀਲਕਸ਼ਮੀ', 'U+A00'],
] as const;
const latin = 'Srilakshmi, 5′ 4″, ₹ 8,00,000 – “B.E.”';

/** Writes a text on a page of its own, as a heading: how wide it is, and for which ranges fonts were fetched. */
async function write(text: string) {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html>${[...document.querySelectorAll('style')].map((style) => style.outerHTML).join('')}<h1><span></span></h1>`;
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve);
  });
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  const written = page?.querySelector('span');
  if (!page || !written) throw new Error('The page was not made.');
  written.textContent = text;
  // Laid out, so that it requests its fonts.
  written.getBoundingClientRect();
  await page.fonts.ready;
  const fetched = [...page.fonts].filter(({ family, status }) => family.includes('Mukta') && status !== 'unloaded');
  expect(fetched.filter(({ status }) => status !== 'loaded')).toEqual([]);
  const { width } = written.getBoundingClientRect();
  frame.remove();
  // The page has the Latin letters in any case, which lie before all Indian ones.
  const starts = fetched.map(({ unicodeRange }) => unicodeRange.split(/[-,]/)[0] ?? '');
  return { width, fetched: starts.filter((start) => Number.parseInt(start.slice(2), 16) >= 0x900) };
}

test.each(names)('%s is written with a font of ours, and no other is fetched for it', async (name, range) => {
  expect((await write(name)).fetched).toEqual([range]);
});

test('Latin letters, figures and signs fetch none of them', async () => {
  expect((await write(latin)).fetched).toEqual([]);
});

test('a joiner keeps its letters together, as in older spellings of a name', async () => {
  const joined = await write('രാമന്\u200D');
  expect(joined.width).toBeCloseTo((await write('രാമൻ')).width, 0);
});
