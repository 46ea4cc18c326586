import { expect, test } from 'vitest';
import { readTime } from '@/lib/read-time';

test.each([
  ['6.05 am', '06:05'],
  ['6:05', '06:05'],
  ['18.05', '18:05'],
  ['0605', '06:05'],
  ['605 pm', '18:05'],
  ['1805 hrs', '18:05'],
  ['6 am', '06:00'],
  ['6PM', '18:00'],
  ['6.05 p.m.', '18:05'],
  ['06:05:00', '06:05'],
  ['12.00 am', '00:00'],
  ['12.00 pm', '12:00'],
  ['12 am', '00:00'],
  ['12.10', '12:10'],
  ['௬.௦௫ am', '06:05'],
  ['04 35 AM', '04:35'],
  ['18.05 pm', '18:05'],
  ['காலை 6.05', '06:05'],
  ['மாலை 6.10 மணி', '18:10'],
  ['6.10 maalai', '18:10'],
  ['Kaalai 6 mani', '06:00'],
  ['இரவு 11.30', '23:30'],
  ['रात्रि 10:35', '22:35'],
  ['सायं 6.10', '18:10'],
  ['2.15 at night', '02:15'],
  ['12 noon', '12:00'],
  ['மதியம் 11.40', '11:40'],
  ['பகல் 12.10', '12:10'],
  ['பகல் 2 மணிக்கு', '14:00'],
  ['6:30 night', '18:30'],
  ['இரவு 6.30', '18:30'],
  ['रात 8:10 बजे', '20:10'],
  ['रात 12:10 बजे', '00:10'],
  ['4:05:30 am', '04:05'],
  ['16:05:30', '16:05'],
  ['6.30 pm IST', '18:30'],
  ['12 midnight', '00:00'],
])('%j is %j', (typed, value) => {
  expect(readTime(typed)).toEqual({ value });
});

test.each([
  ['6', /^Write 6 am or 6 pm, .*6:05 am or 18:05/],
  ['6.5', /^Write the time as 6:05 am or 18:05/],
  ['06:05:70', /^Write the time as/],
  ['பகல் 0.10', /^There is no such time/],
  ['morning', /^Write the time as/],
  ['24:00', /^There is no such time/],
  ['6:60', /^There is no such time/],
  ['13:05 am', /^There is no such time/],
  ['0:05 pm', /^There is no such time/],
  ['காலை 6.05 pm', /^There is no such time/],
  ['பகல் 12.10 am', /^There is no such time/],
  ['12.10 pm night', /^There is no such time/],
  ['about 6.05 am', /^Write the time as/],
  ['Kaalaiyil 6.05', /^Write the time as/],
])('%j is refused in words', (typed, problem) => {
  const reading = readTime(typed);
  expect('problem' in reading && reading.problem).toMatch(problem);
});
