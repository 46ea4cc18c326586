import { describeFound } from '@/astrology/sky/describe-birth';
import { formatTimeOfDay } from '@/lib/format';
import { nameOfRasi } from '@/astrology/rasis';
import type { Mandi } from '@/astrology/panchangam/mandi';
import { nameOfKaranam, nameOfMonth, nameOfTithi, nameOfYogam } from '@/astrology/panchangam/names';
import type { Panchangam, PossibleDay } from '@/astrology/panchangam/panchangam';
import { kollamYear, type SolarCalendar, type SolarDate } from '@/astrology/panchangam/solar-date';
import type { Found } from '@/astrology/sky/birth-sky';
import { sayPoint } from '@/astrology/sky/chart-names';
import { localeOf, t, getLanguage } from '@/texts/texts';

/** A line of the panchangam. */
export interface PanchangamFact {
  label: string;
  /** Null where it cannot be computed. */
  value: string | null;
  note: string | null;
}

const weekdayOf = (date: string, later = 0) =>
  new Intl.DateTimeFormat(localeOf(getLanguage()), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${date}T12:00Z`) + later * 86_400_000,
  );

/** The weekday by sunrise. A birth between midnight and sunrise belongs to the day before. */
function weekday(civil: string, days: Found<PossibleDay> | null): PanchangamFact {
  const label = t('panchangam.weekday');
  if (days === null) {
    const note = t('panchangam.byCalendar', { weekday: weekdayOf(civil, -1) });
    return { label, value: weekdayOf(civil), note };
  }
  const all = [...days.possible, ...days.near].sort((one, other) => one.date.localeCompare(other.date));
  const [first] = days.possible;
  const last = all.at(-1);
  const sunrise = last && formatTimeOfDay(last.sunrise);
  const value = describeFound(days, ({ date }) => weekdayOf(date));
  if (all.length > 1) return { label, value, note: t('panchangam.dayBegins', { time: sunrise ?? '' }) };
  const isDayBefore = first !== undefined && first.date < civil;
  return {
    label,
    value,
    note: isDayBefore ? t('panchangam.dayBefore', { weekday: value }) : null,
  };
}

/** The date of the community's solar calendar. */
function solarDate(days: Found<PossibleDay> | null, calendar: SolarCalendar): PanchangamFact {
  const label = t(calendar === 'Kollam' ? 'panchangam.kollamDate' : 'panchangam.tamilDate');
  if (days === null) return { label, value: null, note: t('panchangam.noSunriseDate') };
  const write = (solar: SolarDate, { date }: PossibleDay) => {
    const shown = { month: nameOfMonth(solar.month), day: solar.day };
    return calendar === 'Kollam'
      ? t('panchangam.monthDayYear', { ...shown, year: String(kollamYear(solar, date)) })
      : t('panchangam.monthDay', shown);
  };
  const possible = days.possible.map((day) => write(day.solar, day));
  const beside = days.possible.flatMap((day) => (day.near === null ? [] : [write(day.near, day)]));
  const near = [...days.near.map((day) => write(day.solar, day)), ...beside].filter((date) => !possible.includes(date));
  return {
    label,
    value: describeFound({ possible, near: [...new Set(near)] }, (date) => date),
    note: beside.length === 0 ? null : t('panchangam.sankranti'),
  };
}

/** The lines of the panchangam at a birth on a civil day, in the names of the bureau's community. */
export const describePanchangam = (
  { tithi, yogam, karanam, days }: Panchangam,
  civil: string,
  calendar: SolarCalendar,
): readonly PanchangamFact[] => [
  weekday(civil, days),
  solarDate(days, calendar),
  { label: t('panchangam.tithi'), value: describeFound(tithi, nameOfTithi), note: null },
  { label: t('panchangam.yogam'), value: describeFound(yogam, nameOfYogam), note: null },
  { label: t('panchangam.karanam'), value: describeFound(karanam, nameOfKaranam), note: null },
];

/** The sign of Mandi as a line. */
export const describeMandi = (mandi: Mandi | null): PanchangamFact => ({
  label: sayPoint('Mandi'),
  value: mandi && describeFound(mandi.rasi, nameOfRasi),
  note: mandi === null ? t('panchangam.noSunriseMandi') : null,
});
