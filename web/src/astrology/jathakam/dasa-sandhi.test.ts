import { expect, it } from 'vitest';
import { dasaSandhis, yearsFrom } from '@/astrology/jathakam/dasa-sandhi';
import { describeApart } from '@/astrology/jathakam/describe-dasas';
import type { DasaEnd } from '@/astrology/jathakam/vimshottari';

const end = (lord: DasaEnd['lord'], earliest: string, latest = earliest): DasaEnd => ({
  lord,
  earliest: Date.parse(earliest),
  latest: Date.parse(latest),
});
const today = Date.parse('2026-11-23');
const found = (bride: DasaEnd[], groom: DasaEnd[], months: number) =>
  dasaSandhis({ bride, groom }, months, yearsFrom(today)).map(
    ({ bride: hers, groom: his, apart, isCertain }) =>
      `${hers.lord} and ${his.lord}, ${describeApart(apart)}${isCertain ? '' : ', perhaps'}`,
  );

it("finds the ends that lie within so many months, the bride's first or the groom's", () => {
  const bride = [end('Rahu', '2031-03-12'), end('Jupiter', '2047-03-12')];
  const groom = [end('Venus', '2031-11-30'), end('Sun', '2037-11-29'), end('Moon', '2046-12-01')];
  expect(found(bride, groom, 12)).toEqual(['Rahu and Venus, 8 months 19 days', 'Jupiter and Moon, 3 months 9 days']);
  expect(found(bride, groom, 6)).toEqual(['Jupiter and Moon, 3 months 9 days']);
  expect(found(bride, groom, 3)).toEqual([]);
});

it('counts an end exactly so far, and no farther', () => {
  const days = (count: number) => new Date(Date.parse('2031-01-01') + count * 86_400_000).toISOString();
  expect(found([end('Rahu', days(0))], [end('Venus', days(365))], 12)).toHaveLength(1);
  expect(found([end('Rahu', days(0))], [end('Venus', days(366))], 12)).toEqual([]);
});

it('leaves out what is over for both, and what is more than 50 years off', () => {
  expect(found([end('Rahu', '2077-03-12')], [end('Venus', '2077-05-12')], 12)).toEqual([]);
  expect(found([end('Rahu', '2026-03-12')], [end('Venus', '2026-05-12')], 12)).toEqual([]);
  expect(found([end('Rahu', '2026-03-12')], [end('Venus', '2026-12-12')], 12)).toHaveLength(1);
});

it('says where approximate times leave it open', () => {
  const bride = [end('Rahu', '2031-01-01', '2031-12-31')];
  expect(found(bride, [end('Venus', '2032-03-01')], 6)).toEqual([
    'Rahu and Venus, 2 months to 13 months 29 days, perhaps',
  ]);
  expect(found(bride, [end('Venus', '2031-06-01')], 12)).toEqual(['Rahu and Venus, up to 6 months 30 days']);
  expect(found(bride, [end('Venus', '2033-03-01')], 6)).toEqual([]);
});
