import { useState } from 'react';
import {
  comesIn,
  dasaSandhis,
  yearsAhead,
  yearsFrom,
  type DasaSandhi as Sandhi,
} from '@/astrology/jathakam/dasa-sandhi';
import { describeApart, describeEnd } from '@/astrology/jathakam/describe-dasas';
import { vimshottari } from '@/astrology/jathakam/vimshottari';
import type { BirthDetails } from '@/astrology/sky/birth-details';
import { readBirth } from '@/astrology/sky/person-sky';
import { useStarSettings } from '@/astrology/use-star-settings';

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
  `The bride's ${bride.lord} dasa ends ${describeEnd(bride)}, the groom's ${groom.lord} dasa ${describeEnd(groom)}: ${describeApart(apart)} apart${isCertain ? '' : ', by approximate times'}.`;

/** The ends of the dasas of both people to come, and those that lie close together; nothing unless both can be computed. */
export function DasaSandhi({ bride, groom, isFolded }: DasaSandhiProps) {
  const settings = useStarSettings();
  const [coming] = useState(() => yearsFrom(Date.now()));
  const ends = { bride: endsOf(bride), groom: endsOf(groom) };
  if (settings === undefined || ends.bride === null || ends.groom === null) return null;
  const months = Number(settings.dasa_sandhi_months);
  const sandhis = dasaSandhis({ bride: ends.bride, groom: ends.groom }, months, coming);
  const sides = [
    { who: 'Bride', ends: ends.bride },
    { who: 'Groom', ends: ends.groom },
  ];
  const title = 'Dasas by the births given';
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
                  {end.lord} ends {describeEnd(end)}.{' '}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <p className="mt-1">
        Ends within {months} months of each other, in the next {yearsAhead} years:
      </p>
      {sandhis.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {sandhis.map((sandhi) => (
            <li key={`${sandhi.bride.lord} ${sandhi.groom.lord}`}>{describeSandhi(sandhi)}</li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-muted">
        Vimshottari; a year is 365¼ days. Almanacs differ on how many months count as dasa sandhi. Each minute of a
        birth moves its dates by 1½ to 6 days; a Vakya chart may differ by half a year or more.
      </p>
    </>
  );
  return (
    <section
      aria-label="Dasa sandhi of both"
      className="mt-4 break-inside-avoid border-t border-line/70 pt-2.5 print:mt-1 print:border-t-0 print:pt-0"
    >
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
    </section>
  );
}
