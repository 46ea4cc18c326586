import { expect, it } from 'vitest';
import { formatOffset, utcOffsetsOn } from '@/astrology/sky/clock';
import { indianZone, nameOfZone } from '@/astrology/sky/place-in-words';
import { birthZones } from '@/astrology/sky/zones';

const india = (date: string, time: string | null = '12:00') => utcOffsetsOn(indianZone, date, time);

it('takes Indian births by the clock of their day', () => {
  expect(india('2008-12-31')).toEqual([330]);
  expect(india('1955-06-01')).toEqual([330]);
  expect(india('1945-10-16')).toEqual([330]);
  // In the war the clocks of India were an hour ahead.
  expect(india('1944-02-29')).toEqual([390]);
  expect(india('1942-10-01')).toEqual([390]);
  expect(india('1942-07-01')).toEqual([330]);
  expect(india('1941-12-01')).toEqual([390]);
  expect(india('1938-01-01')).toEqual([330]);
});

it('knows neither when a clock was turned within the time, and says both', () => {
  // Turned back by an hour when 15 October 1945 began: the last hour of the 14th came twice.
  expect(india('1945-10-14', '23:30')).toEqual([390, 330]);
  expect(india('1945-10-14', '22:30')).toEqual([390]);
  expect(india('1945-10-14', null)).toEqual([390, 330]);
  // An approximate time reaches over it.
  expect(utcOffsetsOn(indianZone, '1945-10-14', '22:40', 30)).toEqual([390, 330]);
  // Turned forward: 02:30 was on no clock in New York.
  expect(utcOffsetsOn('America/New_York', '2000-04-02', '02:30')).toEqual([-300, -240]);
});

it('knows the summer time of elsewhere', () => {
  expect(utcOffsetsOn('Europe/London', '1996-02-29', '12:00')).toEqual([0]);
  expect(utcOffsetsOn('Europe/London', '1996-07-01', '12:00')).toEqual([60]);
  expect(utcOffsetsOn('Europe/London', '1970-01-01', '12:00')).toEqual([60]);
  expect(utcOffsetsOn('America/New_York', '2000-07-01', '12:00')).toEqual([-240]);
  expect(utcOffsetsOn('Asia/Kathmandu', '1985-06-01', '12:00')).toEqual([330]);
  expect(utcOffsetsOn('Asia/Kathmandu', '1995-06-01', '12:00')).toEqual([345]);
  expect(utcOffsetsOn('Asia/Singapore', '1981-06-01', '12:00')).toEqual([450]);
  expect(utcOffsetsOn('Asia/Singapore', '1983-06-01', '12:00')).toEqual([480]);
});

it('knows where clocks go by themselves within one country', () => {
  // No summer time; in Indiana none until 2006.
  expect(utcOffsetsOn('America/Phoenix', '1995-07-01', '12:00')).toEqual([-420]);
  expect(utcOffsetsOn('America/Denver', '1995-07-01', '12:00')).toEqual([-360]);
  expect(utcOffsetsOn('America/Indiana/Indianapolis', '1995-07-01', '12:00')).toEqual([-300]);
  expect(utcOffsetsOn('America/Regina', '1995-07-01', '12:00')).toEqual([-360]);
  expect(utcOffsetsOn('America/Winnipeg', '1995-07-01', '12:00')).toEqual([-300]);
  expect(utcOffsetsOn('Australia/Brisbane', '1995-01-01', '12:00')).toEqual([600]);
  expect(utcOffsetsOn('Australia/Sydney', '1995-01-01', '12:00')).toEqual([660]);
  expect(utcOffsetsOn('Australia/Adelaide', '1995-01-01', '12:00')).toEqual([630]);
  expect(utcOffsetsOn('Asia/Kuala_Lumpur', '1980-01-01', '12:00')).toEqual([450]);
  expect(utcOffsetsOn('Asia/Kuching', '1980-01-01', '12:00')).toEqual([480]);
  expect(utcOffsetsOn('Indian/Maldives', '1995-01-01', '12:00')).toEqual([300]);
  expect(utcOffsetsOn('Asia/Bangkok', '1995-01-01', '12:00')).toEqual([420]);
});

it('knows and names every zone', () => {
  for (const zone of birthZones) {
    expect(utcOffsetsOn(zone, '1999-02-01', '12:00'), zone).toHaveLength(1);
    expect(nameOfZone(zone)).not.toContain('/');
  }
});

it('says an offset in words', () => {
  expect(formatOffset(330)).toBe('UTC+5:30');
  expect(formatOffset(-240)).toBe('UTC−4:00');
  expect(formatOffset(0)).toBe('UTC+0:00');
  expect(formatOffset(353 + 28 / 60)).toBe('UTC+5:53:28');
});

it('refuses what is no date', () => {
  expect(() => utcOffsetsOn(indianZone, '1999-02-30', null)).toThrow(RangeError);
});
