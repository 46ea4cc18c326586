import { guideOnly } from '@/astrology/guide-only';
import { type Couple, coupleOf } from '@/astrology/porutham/couple';
import { matchStars } from '@/astrology/porutham/match-stars';
import { useHeldPaper } from '@/bureau/components/held-paper';
import { PageTitle } from '@/bureau/components/page-title';
import { PersonName } from '@/bureau/components/person-name';
import { useStarSettings } from '@/bureau/use-star-settings';
import type { MatchedPerson } from '@/features/horoscope/api';
import { DasaSandhiOfBoth, MangalOfBoth, PapasamyamOfBoth } from '@/features/horoscope/porutham/of-both';
import { FactorOutcome } from '@/features/horoscope/porutham/panel';
import { joinFacts } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { coreKeys } from '@/lib/query-client';
import { profileFacts } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { FactList } from '@/ui/facts';
import type { OnSettled } from '@/ui/on-demand';
import { Portrait } from '@/ui/portrait';
import { PrintAction } from '@/ui/print';
import { useIsFetching } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useState } from 'react';

// Facts that an astrologer needs.
const fields: readonly PersonField[] = [
  'date_of_birth',
  'time_of_birth',
  'place_of_birth',
  'birth_star',
  'rasi',
  'lagnam',
  'chart_almanac',
  'gothram',
];

/** Draws the charts of a birth; null without one. `onSettled` runs once they are drawn, and must be stable. */
export type DrawCharts = (details: MatchedPerson['profile_details'], onSettled: OnSettled) => ReactNode;

interface MatchSheetProps {
  bride: MatchedPerson;
  groom: MatchedPerson;
  drawCharts: DrawCharts;
}

/** The count with both pictures, the factors, then both births and charts, on an A4 sheet for a family's astrologer. Never contact details. */
export function MatchSheet({ bride, groom, drawCharts }: MatchSheetProps) {
  const chartsOf = {
    bride: useCharts(bride, drawCharts),
    groom: useCharts(groom, drawCharts),
  };
  // The sheet of one family shows the other one.
  const held = useHeldPaper([bride.id, groom.id]);
  const couple = coupleOf(bride, groom);
  const [hers, his] = [bride.profile_details, groom.profile_details];
  // Mars, papasamyam and dasas need the births, and no stars.
  const births = hers && his && { bride: hers, groom: his };
  const isComparing = useStarSettings() === undefined;
  const areLoading = useIsFetching({ queryKey: coreKeys.pictures() }) > 0;
  const isStarless = ({ profile_details }: MatchedPerson) => profile_details?.birth_star == null;
  const starless = isStarless(bride) ? (isStarless(groom) ? 'both' : 'bride') : 'groom';
  const names = {
    bride: sayName(bride.name, bride.own_script_name),
    groom: sayName(groom.name, groom.own_script_name),
  };
  const sides = [
    { side: 'bride', title: t('ui.bride'), shownName: names.bride, person: bride, charts: chartsOf.bride.drawn },
    { side: 'groom', title: t('ui.groom'), shownName: names.groom, person: groom, charts: chartsOf.groom.drawn },
  ];
  return (
    <>
      {/* The name that a browser suggests for the file. */}
      <PageTitle>
        {t('porutham.fileName', { brideId: bride.id, bride: bride.name, groomId: groom.id, groom: groom.name })}
      </PageTitle>
      {held.note}
      {!held.isHeld && (
        <PrintAction isWaiting={isComparing || areLoading || chartsOf.bride.isWaiting || chartsOf.groom.isWaiting}>
          {t('porutham.print')}
        </PrintAction>
      )}
      <article
        aria-label={t('porutham.bothNames', names)}
        className={clsx(
          'mx-auto mt-6 max-w-[210mm] bg-paper px-4 py-5 text-[0.9375rem] shadow-card sm:px-[12mm] sm:py-[8mm] print:mt-0 print:max-w-none print:bg-transparent print:p-0 print:text-[8.5pt] print:leading-[1.3]',
          held.isHeld && 'print:hidden',
        )}
      >
        <div className="grid grid-cols-2 items-end gap-x-[8mm]">
          {sides.map(({ side, title, shownName, person }) => (
            <section
              key={side}
              aria-label={t('porutham.sideAndName', { side, name: shownName })}
              className="flex min-w-0 items-center gap-4"
            >
              <Portrait
                picture={person.first_img === null ? null : smallPlaceOf('profile-images', person.first_img)}
                alt={t('profiles.card.portrait', { name: shownName })}
                eager
                className="w-[clamp(56px,22%,26mm)] shrink-0 print:w-[14mm] rounded-inner! after:hidden"
              />
              <div className="min-w-0">
                <p className="text-gold-700">{title}</p>
                <h2 translate="no" className="text-xl leading-snug [overflow-wrap:anywhere] print:text-base">
                  <PersonName own={person.own_script_name}>{person.name}</PersonName>
                </h2>
                <p className="text-muted">{t('porutham.userId', { id: person.id })}</p>
              </div>
            </section>
          ))}
        </div>
        {couple ? (
          <Factors couple={couple} />
        ) : (
          <p className="mt-6">{t('porutham.noStars', { missing: starless, ...names })}</p>
        )}
        <div className="mt-6 grid gap-x-[8mm] gap-y-6 sm:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-y-2">
          {sides.map(({ side, person, charts }) => (
            <section
              key={side}
              aria-label={t('porutham.birth', { side })}
              className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-3 print:gap-y-2"
            >
              <div>
                <h3 className="text-lg text-maroon-800 print:text-[1em]">{t('porutham.birth', { side })}</h3>
                <FactList look="paper" facts={profileFacts(person.profile_details ?? {}, fields)} />
              </div>
              <div className="min-w-0 [&_figure>div:first-child]:grid-cols-2">{charts}</div>
            </section>
          ))}
        </div>
        {births && (
          <>
            <MangalOfBoth couple={births} isAdmin />
            <PapasamyamOfBoth couple={births} isAdmin />
            <DasaSandhiOfBoth {...births} isFolded={false} />
          </>
        )}
      </article>
    </>
  );
}

/** The charts of one person, and whether they are still loading. */
function useCharts({ profile_details }: MatchedPerson, drawCharts: DrawCharts) {
  const [areDrawn, setAreDrawn] = useState(false);
  const onSettled = useCallback(() => setAreDrawn(true), []);
  const drawn = drawCharts(profile_details, onSettled);
  return { drawn, isWaiting: drawn !== null && !areDrawn };
}

function Factors({ couple }: { couple: Couple<NonNullable<MatchedPerson['profile_details']>> }) {
  const settings = useStarSettings();
  if (settings === undefined) return null;
  const { name, count, notes, counted, factors, version } = matchStars(couple, settings);
  return (
    <>
      <h2 className="mt-5 text-2xl text-maroon-800 print:mt-3 print:text-base">
        {joinFacts([
          t('porutham.heading', { name: t('porutham.name', { match: name, whose: null }), count }),
          ...notes,
        ])}
      </h2>
      <p className="text-muted">
        {guideOnly()} {t('porutham.ruleTableSentence', { version })}
      </p>
      {counted !== null && <p>{counted}</p>}
      <table className="mt-3 w-full text-left print:mt-1">
        <thead>
          <tr className="border-b border-gold-500">
            <th scope="col" className="py-1.5 pr-3 font-medium print:py-0.5">
              {t('porutham.factorColumn')}
            </th>
            <th scope="col" className="py-1.5 pr-3 font-medium print:py-0.5">
              {t('porutham.resultColumn')}
            </th>
            <th scope="col" className="py-1.5 font-medium print:py-0.5">
              {t('porutham.inputsColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor.name} className="break-inside-avoid border-b border-line/70 align-top">
              <th scope="row" className="py-1.5 pr-3 font-medium print:py-0.5">
                {factor.name}
                {factor.isDecisive && (
                  <span className="block font-normal text-gold-700 print:text-[0.85em]">{t('porutham.decisive')}</span>
                )}
              </th>
              <td className="w-[5.5em] py-1.5 pr-3 print:py-0.5">
                <FactorOutcome factor={factor} />
              </td>
              <td className="py-1.5 [overflow-wrap:anywhere] print:py-0.5">
                {factor.inputs} <span className="text-muted">{t('porutham.rule', { rule: factor.rule })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
