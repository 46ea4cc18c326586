import { describe, expect, it, onTestFinished } from 'vitest';
import {
  formatAge,
  formatCount,
  formatDate,
  formatDateWithWeekday,
  formatDay,
  formatExactMoment,
  formatList,
  formatMoment,
  formatTimeOfDay,
  formatWhen,
  joinFacts,
} from '@/lib/format';
import { readTime } from '@/lib/read-time';
import { readTexts } from '@/texts/build/catalogue';
import { languageCodes, type Language } from '@/texts/languages';
import { activateTexts, addTexts, sayIn, t } from '@/texts/texts';

it('writes an age in years', () => {
  expect(formatAge(28)).toBe('28 years');
});

describe('formatDate', () => {
  it('writes a date without shifting it', () => {
    expect(formatDate('1998-08-14')).toBe('14 August 1998');
    expect(formatDate('2000-01-01')).toBe('1 January 2000');
  });

  it.each(['', 'yesterday', '1998-13-01', '1998-08-14T00:00:00Z'])('gives nothing for "%s"', (text) => {
    expect(formatDate(text)).toBeNull();
  });
});

it.each([
  ['06:05', '6:05 am'],
  ['18:05', '6:05 pm'],
  ['00:10', '12:10 am'],
  ['12:10', '12:10 pm'],
  ['24:00', null],
  ['6:05', null],
])('writes the time of day "%s" as %j', (time, shown) => {
  expect(formatTimeOfDay(time)).toBe(shown);
});

it.each<[Language, ...string[]]>([
  ['en', '1:15 am', '5:59 am', '12:00 pm', '1:15 pm', '6:05 pm', '9:30 pm'],
  ['ta', 'இரவு 1:15', 'காலை 5:59', 'பிற்பகல் 12:00', 'பிற்பகல் 1:15', 'மாலை 6:05', 'இரவு 9:30'],
  ['ml', 'രാത്രി 1:15', 'രാവിലെ 5:59', 'ഉച്ചയ്ക്ക് 12:00', 'ഉച്ചയ്ക്ക് 1:15', 'വൈകിട്ട് 6:05', 'രാത്രി 9:30'],
  ['te', 'రాత్రి 1:15', 'ఉదయం 5:59', 'మధ్యాహ్నం 12:00', 'మధ్యాహ్నం 1:15', 'సాయంత్రం 6:05', 'రాత్రి 9:30'],
  ['kn', 'ರಾತ್ರಿ 1:15', 'ಬೆಳಿಗ್ಗೆ 5:59', 'ಮಧ್ಯಾಹ್ನ 12:00', 'ಮಧ್ಯಾಹ್ನ 1:15', 'ಸಂಜೆ 6:05', 'ರಾತ್ರಿ 9:30'],
  ['hi', 'रात 1:15', 'सुबह 5:59', 'दोपहर 12:00', 'दोपहर 1:15', 'शाम 6:05', 'रात 9:30'],
])('writes times of day in the words of %s', (language, ...times) => {
  addTexts(language, readTexts(language));
  const shown = ['01:15', '05:59', '12:00', '13:15', '18:05', '21:30'].map((time) =>
    sayIn(language, () => formatTimeOfDay(time)),
  );
  expect(shown).toEqual(times);
});

it.each(languageCodes)('reads each hour again as it is written in %s', (language) => {
  addTexts(language, readTexts(language));
  const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:05`);
  expect(times.map((time) => sayIn(language, () => readTime(formatTimeOfDay(time) ?? '')))).toEqual(
    times.map((value) => ({ value })),
  );
});

it("gives a moment the bureau's day, not the browser's", () => {
  expect(formatDay('2026-03-11T19:00:00Z')).toBe('12 March 2026');
});

it("gives a moment by the bureau's clock", () => {
  expect(formatMoment('2026-03-11T19:00:00Z')).toBe('12 March 2026, 12:30 am');
  expect(formatExactMoment('2026-11-20T20:00:00Z')).toBe('21 Nov 2026, 01:30:00');
});

describe('formatWhen', () => {
  const now = new Date('2026-03-12T12:00:00Z');
  it.each([
    ['2026-03-12T11:59:40Z', 'just now'],
    ['2026-03-12T11:59:00Z', '1 minute ago'],
    ['2026-03-12T11:15:00Z', '45 minutes ago'],
    ['2026-03-12T11:00:00Z', '1 hour ago'],
    ['2026-03-11T13:00:00Z', '23 hours ago'],
    ['2026-03-10T12:00:00Z', '10 March 2026'],
  ])('%s is %s', (timestamp, text) => {
    expect(formatWhen(timestamp, now)).toBe(text);
  });
});

it('groups large counts only', () => {
  expect(formatCount(1000)).toBe('1000');
  expect(formatCount(125000)).toBe('1,25,000');
});

it('joins the facts that are known', () => {
  expect(joinFacts(['28 years', null, 'Coimbatore, Tamil Nadu'])).toBe('28 years, Coimbatore, Tamil Nadu');
  expect(joinFacts([null, null])).toBe('');
});

it('writes dates, lists and counts in the language of the texts, with the digits 0 to 9', () => {
  onTestFinished(() => activateTexts('en'));
  expect(formatDateWithWeekday('2026-12-04')).toBe('Friday, 4 December 2026');
  expect(formatList(['A', 'B', 'C'])).toBe('A, B, C');
  addTexts('hi', readTexts('hi'));
  addTexts('kn', {});
  activateTexts('hi');
  expect(formatDateWithWeekday('2026-12-04')).toBe('शुक्रवार, 4 दिसंबर 2026');
  expect(formatMoment('2026-03-11T19:00:00Z')).toBe('12 मार्च 2026, रात 12:30');
  expect(formatWhen('2026-03-12T11:15:00Z', new Date('2026-03-12T12:00:00Z'))).toBe('45 मिनट पहले');
  activateTexts('kn');
  expect(formatCount(125000)).toBe('1,25,000');
});

it('groups the counts of texts as other counts', () => {
  expect(t('ui-member.notifications.unread', { count: 1200 })).toBe('1200 unread');
  expect(t('ui-member.notifications.unread', { count: 12_000 })).toBe('12,000 unread');
});
