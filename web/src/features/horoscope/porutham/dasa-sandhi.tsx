import {
  comesIn,
  type DasaSandhi as Sandhi,
  dasaSandhis,
  yearsAhead,
  yearsFrom,
} from '@/astrology/jathakam/dasa-sandhi';
import { describeApart, describeEnd } from '@/astrology/jathakam/describe-dasas';
import { vimshottari } from '@/astrology/jathakam/vimshottari';
import type { BirthDetails } from '@/astrology/sky/birth-details';
import { readBirth } from '@/astrology/sky/person-sky';
import { sayPoint } from '@/astrology/sky/chart-names';
import { useStarSettings } from '@/bureau/use-star-settings';
import { ComparedPart } from '@/features/horoscope/porutham/panel';
import { t } from '@/texts/texts';
import { useState } from 'react';

interface DasaSandhiProps {
  bride: BirthDetails;
  groom: BirthDetails;
  /** A profile shows one line, which opens; a sheet shows all. */
  isFolded: boolean;
}

const endsOf = (person: BirthDetails) => {
  const read = readBirth(person);
  return 'missing' in read ? null : (vimshottari(read.birth)?.ends ?? null);
};

const describeSandhi = ({ bride, groom, apart, isCertain }: Sandhi) =>
  t('porutham.sandhi', {
    hers: sayPoint(bride.lord),
    herEnd: describeEnd(bride),
    his: sayPoint(groom.lord),
    hisEnd: describeEnd(groom),
    apart: describeApart(apart),
    certain: isCertain ? 'yes' : 'no',
  });

/** The coming ends of both people's dasas, and the close pairs among them; nothing unless both can be computed. */
export function DasaSandhi({ bride, groom, isFolded }: DasaSandhiProps) {
  const settings = useStarSettings();
  const [coming] = useState(() => yearsFrom(Date.now()));
  const ends = { bride: endsOf(bride), groom: endsOf(groom) };
  if (settings === undefined || ends.bride === null || ends.groom === null) return null;
  const months = Number(settings.dasa_sandhi_months);
  const sandhis = dasaSandhis({ bride: ends.bride, groom: ends.groom }, months, coming);
  const sides = [
    { who: t('ui.bride'), ends: ends.bride },
    { who: t('ui.groom'), ends: ends.groom },
  ];
  const title = t('porutham.dasas');
  const ofBoth = (
    <>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 [overflow-wrap:anywhere]">
        {sides.map((side) => (
          <div key={side.who}>
            <dt className="text-muted">{side.who}</dt>
            {side.ends
              .filter((end) => comesIn(coming, end))
              .map((end) => (
                <dd key={end.lord} className="print:inline">
                  {t('porutham.dasaEnds', { lord: sayPoint(end.lord), end: describeEnd(end) })}{' '}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <p className="mt-1">{t('porutham.endsWithin', { months, years: yearsAhead })}</p>
      {sandhis.length === 0 ? (
        <p>{t('porutham.none')}</p>
      ) : (
        <ul>
          {sandhis.map((sandhi) => (
            <li key={`${sandhi.bride.lord} ${sandhi.groom.lord}`}>{describeSandhi(sandhi)}</li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-muted">{t('porutham.dasaNote')}</p>
    </>
  );
  return (
    <ComparedPart label={t('porutham.dasaSandhi')}>
      {isFolded ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
          {ofBoth}
        </details>
      ) : (
        <>
          <p className="font-semibold">{title}</p>
          {ofBoth}
        </>
      )}
    </ComparedPart>
  );
}
