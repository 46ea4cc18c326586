import { expect, test } from 'vitest';
import { readPdf } from '@/features/person-form/paste/read-pdf';

/** A PDF of these objects; the first is its catalogue. */
function pdfOf(objects: readonly (string | Blob)[]): Blob {
  const parts = objects.flatMap((object, index) => [`${index + 1} 0 obj\n`, object, '\nendobj\n']);
  // Readers repair a file without a table of its objects.
  return new Blob(['%PDF-1.7\n', ...parts, 'trailer\n<< /Root 1 0 R >>\n%%EOF\n']);
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
const words = (text: string) => streamOf(`BT /F1 12 Tf 72 700 Td (${text}) Tj ET`);
const pageWith = (more = '', contents = 5) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} 0 R /Resources << /Font << /F1 4 0 R >> >> ${more} >>`;
const pages = (kids: string, count: number) => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;
const onePage = (catalogue: string, page: string, ...more: readonly (string | Blob)[]) =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, pages('3 0 R', 1), page, font, ...more]);

test('the script of a PDF does not run, and its text is read', async () => {
  const script = "globalThis.ranScript = true; app.alert('x')";
  const action = `<< /S /JavaScript /JS (${script.replaceAll(/[()]/g, String.raw`\$&`)}) >>`;
  const file = onePage(`/OpenAction ${action}`, pageWith(`/AA << /O ${action} >>`), words('Name: Asha'));
  expect(await readPdf(file)).toBe('Name: Asha');
  expect(globalThis).not.toHaveProperty('ranScript');
});

test('of a form the text of the page is read; one without any is refused', async () => {
  const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Typed) /Rect [72 600 200 620] /P 3 0 R >>';
  const form = (text: string) =>
    onePage('/AcroForm << /Fields [6 0 R] >>', pageWith('/Annots [6 0 R]'), words(text), field);
  expect(await readPdf(form('Name: Asha'))).toBe('Name: Asha');
  await expect(readPdf(form(''))).rejects.toMatchObject({ kind: 'invalid' });
});

/** A page in a font without a file, whose drawings 1, 2, 3 ... have these letters. */
function inLetters(letters: readonly string[], content: string): Blob {
  const hex = (text: string) =>
    Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const map = letters.map((letter, index) => `<${hex(String.fromCharCode(index + 1))}> <${hex(letter)}>\n`).join('');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    pages('3 0 R', 1),
    pageWith(),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    streamOf(`BT /F1 10 Tf 72 700 Td ${content} ET`),
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor 8 0 R >>',
    streamOf(
      `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${letters.length} beginbfchar\n${map}endbfchar endcmap`,
    ),
    '<< /Type /FontDescriptor /FontName /Any /Flags 4 >>',
  ]);
}

test('letters stand as they are written, whether the file says so or only how they are drawn', async () => {
  // Each piece has its own place, as browsers and offices print. Two letters are one drawing, and have a width.
  const drawn = ['ே', 'க', 'ா', 'ந்', 'த'];
  const placed = '<0001> Tj 5 0 Td <0002> Tj 5 0 Td <0003> Tj 5 0 Td <0004> Tj 5 0 Td <0005> Tj';
  expect(await readPdf(inLetters(drawn, placed))).toBe('கோந்த');
  const meant = '/Span << /ActualText <feff0b950bcd0bb7> >> BDC <0001> Tj EMC 5 0 Td <0002> Tj 8 0 Td <0003> Tj';
  expect(await readPdf(inLetters(['\0', 'க', 'த'], meant))).toBe('க்ஷக த');
});

test('a PDF without its letters is refused in words', async () => {
  await expect(readPdf(inLetters(['\0', 'க'], '<000200010002> Tj'))).rejects.toThrow(
    'The letters of this PDF cannot be read. Type it, or paste the text.',
  );
});

test('of two thousand pages the first ten are read', async () => {
  const count = 2000;
  const kids = Array.from({ length: count }, (_, index) => `${index + 6} 0 R`).join(' ');
  const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
  const file = pdfOf([
    catalogue,
    pages(kids, count),
    'null',
    font,
    words('Page'),
    ...Array.from({ length: count }, () => pageWith()),
  ]);
  expect(await readPdf(file)).toBe(Array.from({ length: 10 }, () => 'Page').join('\n\n'));
});

test.each<[string, Blob]>([
  ['nothing', new Blob([])],
  ['the head of one', new Blob(['%PDF-1.7\n'])],
  ['noise', new Blob(['%PDF-1.7\n', 'x\u0000<<[('.repeat(50_000)])],
  ['a page tree that is its own branch', pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', pages('2 0 R', 1)])],
  ['a page tree without pages', pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', pages('9 0 R', 7)])],
  ['a text that refers to itself', onePage('', pageWith(), '5 0 R')],
  ['one cut off in its text', onePage('', pageWith(), words('Name: Asha')).slice(0, 300)],
])('%s in place of a PDF is refused', async (_what, file) => {
  await expect(readPdf(file)).rejects.toMatchObject({ kind: 'invalid' });
});

test('a page of half a million texts is read as far as a biodata goes', async () => {
  const content = streamOf(`BT /F1 12 Tf ${'1 0 0 1 9 9 Tm(a)Tj 1 0 0 1 9 0 Tm(b)Tj\n'.repeat(250_000)} ET`);
  const file = onePage('', pageWith(), content);
  expect(file.size).toBeLessThan(10 * 1024 * 1024);
  const { length } = await readPdf(file);
  expect(length).toBeGreaterThan(20_000);
  expect(length).toBeLessThan(50_000);
});
