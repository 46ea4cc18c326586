import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import '@/features/biodata/biodata.css';
import lotusRule from '@/assets/lotus-rule.svg';
import type { Biodata } from '@/features/biodata/api';
import type { BiodataSection, SheetWords } from '@/features/biodata/sheet-sections';
import { useFitToPage } from '@/features/biodata/use-fit-to-page';
import type { SheetParts, SheetPicture } from '@/features/biodata/sheet-parts';
import { useBureau } from '@/bureau/bureau';
import { FactList, InSecond } from '@/ui/facts';
import { PaperHeading } from '@/ui/print';
import { PictureImage } from '@/ui/portrait';
import { SealPicture } from '@/bureau/components/verified-seal';
import { RichText } from '@/ui/rich-text';

interface BiodataSheetProps {
  profile: Biodata;
  words: SheetWords;
  /** The same in a second language; null for a sheet in one. */
  second: SheetWords | null;
  parts: SheetParts;
  /** One of many has the number of its copy here, and the title of the paper. */
  note?: string | undefined;
}

/** The sheet for families: one page, in two languages two at most. Its facts flow beside and below the pictures. */
export function BiodataSheet(props: BiodataSheetProps) {
  const { profile, words, second, note } = props;
  const { logo, portrait, chart } = props.parts;
  const [drawnCharts, panchangam, jathakam] = [props.parts.charts, props.parts.panchangam, props.parts.jathakam].map(
    ({ shown }) => shown,
  );
  const nameId = useId();
  const ref = useRef<HTMLElement>(null);
  const ofMany = props.parts.isWaiting ? 'incomplete' : 'complete';
  useFitToPage(ref, second === null ? 1 : 2, note === undefined ? null : ofMany);
  const otherNames = [...new Set([second?.name ?? profile.name, profile.name])].filter((name) => name !== words.name);
  const also = (text: string | null | undefined) => <InSecond language={second?.language} text={text} />;

  return (
    <div className="biodata-paper shadow-card">
      <article ref={ref} aria-labelledby={nameId} lang={words.language} className="biodata-sheet text-ink">
        <header className="text-center">
          <p className="font-display text-[1.25em] leading-tight text-gold-700">
            {words.heading}
            {also(second?.heading)}
          </p>
          {logo.source === null ? (
            <img
              src={lotusRule}
              alt=""
              width={320}
              height={42}
              className={clsx('mx-auto mt-[0.3em] h-auto w-[13em]', logo.isWaiting && 'invisible')}
            />
          ) : (
            <PictureImage
              source={logo.source}
              alt=""
              className="mx-auto mt-[0.3em] h-[3.5em] w-auto max-w-[13em] object-contain"
              onLoad={() => logo.onSettled(true)}
              onError={() => logo.onSettled(false)}
            />
          )}
        </header>
        <div className="biodata-facts mt-[0.6em]">
          <SheetImage
            picture={portrait}
            alt={words.portrait}
            height={1000}
            frame="biodata-picture gold-frame aspect-[4/5] rounded-card"
            look="h-full portrait-cover"
          />
          <div className="min-w-0">
            <h2
              id={nameId}
              translate="no"
              className="text-[min(1.9em,9vw)] leading-[1.15] [overflow-wrap:anywhere] text-maroon-800"
            >
              {words.name}
              {otherNames.length > 0 && (
                <span className="block text-[0.6em] leading-snug text-muted">{otherNames.join(' · ')}</span>
              )}
            </h2>
            {words.gender !== null && (
              <p className="mt-[0.2em] text-[1.1em] text-muted">
                {words.gender}
                {also(second?.gender)}
              </p>
            )}
            {words.sections.length === 0 && (
              <p className="mt-[1.2em] text-muted">
                {words.nothingMore}
                {also(second?.nothingMore)}
              </p>
            )}
            {words.sections.map((section, index) => (
              <Section
                key={section.title}
                section={section}
                second={second?.sections[index]}
                language={second?.language}
              />
            ))}
            {panchangam}
            {jathakam}
          </div>
        </div>
        {(chart.source !== null || drawnCharts !== null) && (
          <div className="biodata-charts">
            {chart.source !== null && (
              <figure className="biodata-chart">
                <SheetImage
                  picture={chart}
                  alt={words.birthChart}
                  height={800}
                  frame="border border-line"
                  look="h-auto object-contain"
                />
                {drawnCharts !== null && (
                  <figcaption className="mt-[0.4em] text-center text-[0.875em] [overflow-wrap:anywhere]">
                    {words.familyChart}
                    {also(second?.familyChart)}
                  </figcaption>
                )}
              </figure>
            )}
            {drawnCharts !== null && <div className="biodata-drawn">{drawnCharts}</div>}
          </div>
        )}
        <Foot words={words} second={second} note={note} />
      </article>
    </div>
  );
}

interface SheetImageProps {
  picture: SheetPicture;
  alt: string;
  /** The height for a width of 800. */
  height: number;
  frame: string;
  look: string;
}

function SheetImage({ picture: { source, onSettled }, alt, height, frame, look }: SheetImageProps) {
  if (source === null) return null;
  return (
    <span className={clsx('block overflow-hidden', frame)}>
      <PictureImage
        source={source}
        alt={alt}
        width={800}
        height={height}
        className={clsx('w-full', look)}
        onLoad={() => onSettled(true)}
        onError={() => onSettled(false)}
      />
    </span>
  );
}

interface SectionProps {
  section: BiodataSection;
  /** The same section in the second language. */
  second: BiodataSection | undefined;
  language: string | undefined;
}

function Section({ section: { title, facts }, second, language }: SectionProps) {
  return (
    <section className="mt-[1.1em]">
      <PaperHeading>
        {title}
        {second !== undefined && (
          <span lang={language} className="text-[0.85em]">
            {second.title}
          </span>
        )}
      </PaperHeading>
      <FactList look="paper" facts={second === undefined ? facts : inBoth(facts, second.facts, language)} />
    </section>
  );
}

/** The facts with their words in the second language: the same facts, in the same order. */
function inBoth(facts: BiodataSection['facts'], others: BiodataSection['facts'], language = '') {
  return facts.map((fact, index) => {
    const other = others[index];
    if (other === undefined) return fact;
    return {
      ...fact,
      also: { language, label: other.label, value: other.value === fact.value ? null : other.value },
    };
  });
}

function Foot({ words, second, note }: Pick<BiodataSheetProps, 'words' | 'second' | 'note'>) {
  const bureau = useBureau(words.language);
  return (
    <footer className="mt-auto pt-[0.9em]">
      <div className="flex flex-wrap items-end justify-between gap-x-[2em] gap-y-[0.5em] border-t border-gold-500 pt-[0.6em]">
        <p translate="no" className="leading-[1.3]">
          <span className="font-display text-[1.15em] text-maroon-800">{bureau.bureau_name}</span>
          <span className="block text-[0.875em] text-muted">{bureau.tagline}</span>
          <span className="block font-medium">{bureau.phone}</span>
        </p>
        <div className="@min-[34rem]:text-right">
          {note !== undefined && <p className="font-medium">{note}</p>}
          {[words, ...(second === null ? [] : [second])].map(({ language, userId, verified }, index) => (
            <p key={language} lang={language} className={clsx(index > 0 && 'text-[0.85em]')}>
              <RichText text={userId} tags={{ id: (id) => <span className="font-medium">{id}</span> }} />
              {verified !== null && (
                <span className="flex items-center gap-[0.35em]">
                  {index === 0 && <SealPicture className="size-[1.2em]" />}
                  {verified}
                </span>
              )}
            </p>
          ))}
        </div>
      </div>
    </footer>
  );
}
