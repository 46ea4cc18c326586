import { expect, test } from 'vitest';
import { dateOrder, readDate, readDateAndTime } from '@/lib/read-date';

test.each([
  ['14/08/1999', '1999-08-14'],
  ['14/8/99', '1999-08-14'],
  ['14-8-1999', '1999-08-14'],
  ['14.8.1999', '1999-08-14'],
  ['14 . 8 . 1999', '1999-08-14'],
  ['14 8 1999', '1999-08-14'],
  ['14081999', '1999-08-14'],
  ['140899', '1999-08-14'],
  ['5/8/1999', '1999-08-05'],
  ['12/11/1990', '1990-11-12'],
  ['14 Aug 1999', '1999-08-14'],
  ['14 AUGUST 1999', '1999-08-14'],
  ['14th August, 1999', '1999-08-14'],
  ['14Aug1999', '1999-08-14'],
  ['14-Sep-90', '1990-09-14'],
  ['16 Sep 1997', '1997-09-16'],
  ['16 Sept. 1997', '1997-09-16'],
  ['August 14, 1999', '1999-08-14'],
  ['Saturday, 14 August 1999', '1999-08-14'],
  ['1999-08-14', '1999-08-14'],
  ['1999-08-14 00:00:00', '1999-08-14'],
  ['1999-08-14T00:00:00.000Z', '1999-08-14'],
  ['௧௪/௦௮/௧௯௯௯', '1999-08-14'],
  ['१४-०८-१९९९', '1999-08-14'],
  ['29/2/2000', '2000-02-29'],
  ['  14/8/1999  ', '1999-08-14'],
  ['14–08–1999', '1999-08-14'],
  ['14—08—1999', '1999-08-14'],
  ['14\u201008\u20101999', '1999-08-14'],
  ['14\u201108\u20111999', '1999-08-14'],
  ['14\u221208\u22121999', '1999-08-14'],
  ['1999–08–14', '1999-08-14'],
  ['02 – 03 – 1999', '1999-03-02'],
  ['14\\08\\1999', '1999-08-14'],
  ['14/8/1999.', '1999-08-14'],
  ['14-8-1999 (Saturday)', '1999-08-14'],
  ['14-8-1999, Sat', '1999-08-14'],
  ['14-8-1999 சனிக்கிழமை', '1999-08-14'],
  ['शनिवार, 14 अगस्त 1999', '1999-08-14'],
  ['14/8/1999 12:00:00 AM', '1999-08-14'],
  ['14 ஜூன் 1998', '1998-06-14'],
  ['14-ஜூன்-1998', '1998-06-14'],
  ['ஜூன் 14, 1998', '1998-06-14'],
  ['14 பிப். 1998', '1998-02-14'],
  ['14 ஆகஸ்ட் 1998', '1998-08-14'],
  ['23 अक्टूबर 1993', '1993-10-23'],
  ['5 फ़रवरी 1993', '1993-02-05'],
  ['५ मार्च १९९३', '1993-03-05'],
  ['14 ജൂൺ 1998', '1998-06-14'],
  ['14 ജൂണ്\u200d 1998', '1998-06-14'],
  ['14 సెప్టెంబర్ 1998', '1998-09-14'],
  ['14 ಜೂನ್ 1998', '1998-06-14'],
])('%j is %j', (typed, value) => {
  expect(readDate(typed, 2026)).toEqual({ value });
});

test.each([
  ['26', 2026, '2026'],
  ['27', 2026, '1927'],
  ['00', 2026, '2000'],
  ['27', 2046, '2027'],
  ['99', 2046, '1999'],
])('the year "%s" is, up to %i, %s', (year, latest, full) => {
  expect(readDate(`4/12/${year}`, latest)).toEqual({ value: `${full}-12-04` });
});

test.each([
  ['08/14/1999', /^There is no month 14\. Write day\/month\/year/],
  ['31/02/1999', /^There is no 31 February\./],
  ['31 Feb 1999', /^There is no 31 February\./],
  ['29/2/1999', /^There is no 29 February in 1999\./],
  ['31/4/1999', /^There is no 31 April\./],
  ['32/4/1999', /^There is no day 32\./],
  ['0/4/1999', /^There is no day 0\./],
  ['19990814', /^There is no month 99\./],
  ['14/00/1999', /^There is no month 0\./],
  ['14/8/199', /year with four digits/],
  ['14/8/0199', /^The year 199 cannot be right/],
  ['14/8', /^Write day\/month\/year/],
  ['08/1998', /^Write day\/month\/year/],
  ['14 Avani 1999', /^Write day\/month\/year/],
  ['1998', /^Write day\/month\/year/],
  ['tomorrow', /^Write day\/month\/year/],
  ['1999-08-14 06:05', /^Write day\/month\/year/],
  ['14 ma 1999', /^Write day\/month\/year/],
  // Months of other calendars.
  ['14 ஆடி 1999', /^Write day\/month\/year/],
  ['14 சித்திரை 1999', /^Write day\/month\/year/],
  ['14 மார் 1999', /^Write day\/month\/year/],
  ['14 ചിങ്ങം 1999', /^Write day\/month\/year/],
  ['14 चैत्र 1999', /^Write day\/month\/year/],
  ['15/8/1999 (Saturday)', /^The day of the week does not fit: this is Sunday, 15 August 1999/],
])('%j is refused in words', (typed, problem) => {
  const reading = readDate(typed, 2026);
  expect('problem' in reading && reading.problem).toMatch(problem);
});

test.each([
  ['6/14/1998', '1998-06-14'],
  ['3/2/1999', '1999-03-02'],
  ['11-6-96', '1996-11-06'],
  ['08141999', '1999-08-14'],
  ['14 Aug 1999', '1999-08-14'],
  ['1999-08-14', '1999-08-14'],
])('in a column with the month first, %j is %j', (typed, value) => {
  expect(readDate(typed, 2026, 'month first')).toEqual({ value });
});

test('what has no date with the month first is refused with an example that has one meaning', () => {
  expect(readDate('14/8/1999', 2026, 'month first')).toEqual({
    problem: 'There is no month 14. Write the month in letters, for example 14 Aug 1998.',
  });
});

test.each([
  ['13/2/1998', 'day first'],
  ['2/13/1998', 'month first'],
  ['25-12-95', 'day first'],
  ['12-25-95', 'month first'],
  ['08141999', 'month first'],
  ['29/2/00', 'day first'],
  ['3/2/1999', 'either'],
  ['3/2/99', 'either'],
  ['3/2/1999 (Tue)', 'month first'],
  ['7/3/1995 Tue', 'day first'],
  ['1/1/1998', null],
  ['14 Aug 1999', null],
  ['August 4, 1999', null],
  ['1999-08-04', null],
  // No date in either order.
  ['31/2/1999', null],
  ['14/13/1999', null],
  ['tomorrow', null],
  ['', null],
])('the order that %j proves is %s', (typed, order) => {
  expect(dateOrder(typed)).toBe(order);
});

test.each([
  ['14/06/1998 6:05 AM', '1998-06-14', '06:05'],
  ['14/06/1998 06:05:00', '1998-06-14', '06:05'],
  ['14/06/1998 06:05', '1998-06-14', '06:05'],
  ['1998-06-14T06:05:00', '1998-06-14', '06:05'],
  ['1998-06-14 18:05:30.123', '1998-06-14', '18:05'],
  ['14.6.1998, 6.05 pm', '1998-06-14', '18:05'],
  ['14-06-1998 காலை 6.05 மணி', '1998-06-14', '06:05'],
  ['14 June 1998 at 6.05 am', '1998-06-14', '06:05'],
  ['Sunday, 14 June 1998 6.05 am', '1998-06-14', '06:05'],
  ['14/06/1998 00:00:00', '1998-06-14', null],
  ['14/06/1998', '1998-06-14', null],
])('%j is %s at %s', (typed, value, time) => {
  expect(readDateAndTime(typed, 2026)).toEqual({ value, time, weekdayDiffers: false });
});

test('a day of the week that the date is not is told', () => {
  expect(readDateAndTime('14-6-1998 (Monday)', 2026)).toEqual({
    value: '1998-06-14',
    time: null,
    weekdayDiffers: true,
  });
});

test.each([
  // Midnight in India, written in universal time: the day before.
  '1998-06-13T18:30:00.000Z',
  '1998-06-13T18:30:00+00:00',
  '2026/03/04 9:14:22 pm GMT+5:30',
  '14/06/1998 6',
  '14/06/1998 25:10',
  '14/06/1998 farmer',
  '14/06/1998 15/06/1998',
])('%j is no date with a time', (typed) => {
  expect(readDateAndTime(typed, 2026)).toHaveProperty('problem');
});

test('a date with a time proves an order too', () => {
  expect(['3/14/2026 21:14:22', '14/3/2026 21:14', '3/4/2026 6:05 am'].map(dateOrder)).toEqual([
    'month first',
    'day first',
    'either',
  ]);
});
