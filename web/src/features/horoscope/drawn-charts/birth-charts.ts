import type { BirthCharts } from '@/features/horoscope/drawn-charts/describe-chart';
import type { PersonRow } from '@/person/facts';
import type { Chart } from '@/astrology/sky/chart';
import { mandiOf } from '@/astrology/panchangam/mandi';
import { holding } from '@/astrology/sky/birth-sky';
import { skyOf } from '@/astrology/sky/person-sky';
import { explain, type StarSettings } from '@/astrology/star-settings';
import { t } from '@/texts/texts';

/** The charts of a birth, and sentences about their computation. */
interface ComputedCharts {
  charts: BirthCharts;
  method: string;
}

/** The charts of a person's birth; null without a date or a time zone. */
export function chartsOf(
  person: PersonRow,
  { lunar_node: node, mandi: rule }: Pick<StarSettings, 'lunar_node' | 'mandi'>,
): ComputedCharts | null {
  const found = skyOf(person, node);
  if ('missing' in found) return null;
  const { sky, birth } = found;
  const mandi = rule === 'not shown' ? undefined : mandiOf(birth, rule);
  const withMandi = (chart: Chart, kind: 'rasi' | 'navamsa'): Chart => {
    if (mandi === undefined) return chart;
    const sign = mandi && holding(mandi[kind]);
    const near = mandi === null || sign === null ? [] : mandi[kind].near;
    return { ...chart, mandi: sign, near: { ...chart.near, ...(near.length > 0 && { mandi: near }) } };
  };
  return {
    charts: {
      rasi: withMandi(sky.rasiChart, 'rasi'),
      navamsam: withMandi(sky.navamsaChart, 'navamsa'),
      canHaveLagnam: sky.lagnam !== null,
    },
    method: [
      t('drawn-charts.method', { node }),
      ...(mandi === undefined ? [] : [t('drawn-charts.mandi', { rule: explain('mandi', rule) })]),
    ].join(' '),
  };
}
