import { expect, test } from 'vitest';
import { LeftOver } from '@/features/person-form/paste/reading-summary';
import { renderPart } from '@/lib/render-part';
import { readBiodata } from '@/person/reading/read-biodata';

test.each(['Expectation: Govt job or engineer', 'எதிர்பார்ப்பு: அரசு வேலை அல்லது இன்ஜினியர்'])(
  'an expectation that became no wish is listed as not understood: %s',
  async (line) => {
    const { rest } = readBiodata(`Name: Kavitha\n${line}`);
    const screen = await renderPart(<LeftOver reading={{ rest, dropsRest: false }} onKeep={() => undefined} />);
    const left = screen.getByRole('region', { name: 'Not understood' });
    await expect.element(left).toHaveTextContent(line);
  },
);
