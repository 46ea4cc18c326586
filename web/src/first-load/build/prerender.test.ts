import { expect, it } from 'vitest';
import { inLanguage } from './prerender';

const english = {
  language: 'en',
  tag: 'en-IN',
  title: 'Bureau',
  description: 'Meets families',
  html: '<h1>Welcome</h1>',
  template: '<template>Profiles</template>',
};
const tamil = {
  language: 'ta',
  tag: 'ta-IN',
  title: 'அகம்',
  description: 'குடும்பங்கள்',
  html: '<h1>வணக்கம்</h1>',
  template: '<template>வரன்கள்</template>',
};
const lines = [
  '<html lang="en-IN">',
  '<title>Bureau</title><meta name="description" content="Meets families" />',
  '<meta property="og:url" content="https://bureau.example/" />',
  '<meta property="og:image" content="https://bureau.example/preview.jpg" />',
  '<template>Profiles</template><h1>Welcome</h1>',
];

it.each(['\n', '\r\n'])('writes the page of another language with each line end: %j', (end) => {
  const page = inLanguage(lines.join(end), 'https://bureau.example', english, tamil);
  expect(page.split(end)).toEqual([
    '<html lang="ta-IN">',
    '<title>அகம்</title><meta name="description" content="குடும்பங்கள்" />',
    '<meta property="og:url" content="https://bureau.example/ta/" />',
    '<meta property="og:image" content="https://bureau.example/preview.jpg" />',
    '<template>வரன்கள்</template><h1>வணக்கம்</h1>',
  ]);
});

it('refuses a page without one of the parts', () => {
  expect(() => inLanguage('<html lang="en-IN">', 'https://bureau.example', english, tamil)).toThrow('has no <h1>');
});
