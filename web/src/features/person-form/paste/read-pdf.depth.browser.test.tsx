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
  expect(await readPdf(file)).toBe(Array.from({ length: 10 }, () => 'Page').join('\n'));
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
