import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import '@/features/biodata/biodata.css';
import lotusRule from '@/assets/lotus-rule.svg';
import type { Biodata } from '@/features/biodata/api/biodata';
import { biodataSections, type BiodataSection } from '@/features/biodata/biodata-sections';
import { useFitToPage } from '@/features/biodata/use-fit-to-page';
import type { SheetPicture } from '@/features/biodata/use-sheet-picture';
import type { ContactDetails } from '@/lib/api/contact-details';
import { useBureau } from '@/lib/bureau';
import { formatDay } from '@/lib/format';
import { formatPersonValue } from '@/person/values';
import { FactList } from '@/ui/fact-list';
import { PaperHeading } from '@/ui/paper-heading';
import { PictureImage } from '@/ui/picture-image';
import { SealPicture } from '@/ui/seal-picture';
import { RichText } from '@/ui/rich-text';
import { t } from '@/texts/texts';

interface BiodataSheetProps {
  profile: Biodata;
  /** Null omits the contact details. */
  contact: ContactDetails | null;
  portrait: SheetPicture;
  chart: SheetPicture;
  /** The computed charts; null omits them. */
  drawnCharts: ReactNode;
  /** The computed panchangam; null omits it. */
  panchangam: ReactNode;
  /** The computed dasas and degrees; null omits them. */
  jathakam: ReactNode;
}

/** The one-page sheet for families. Its facts flow beside and below the pictures. */
export function BiodataSheet(props: BiodataSheetProps) {
  const { profile, contact, portrait, chart, drawnCharts, panchangam, jathakam } = props;
  const ref = useRef<HTMLElement>(null);
  useFitToPage(ref);
  const sections = biodataSections({ ...profile.profile_details, ...profile, ...contact });
  const gender = formatPersonValue('gender', profile.gender);

  return (
    <div className="biodata-paper shadow-card">
      <article ref={ref} aria-labelledby="biodata-name" className="biodata-sheet text-ink">
        <header className="text-center">
          <p className="font-display text-[1.25em] leading-tight text-gold-700">{t('biodata.heading')}</p>
          <img src={lotusRule} alt="" width={320} height={42} className="mx-auto mt-[0.3em] h-auto w-[13em]" />
        </header>
        <div className="biodata-facts mt-[0.6em]">
          <SheetImage
            picture={portrait}
            alt={t('biodata.portrait', { name: profile.name })}
            height={1000}
            frame="biodata-picture gold-frame aspect-[4/5] rounded-card"
            look="h-full portrait-cover"
          />
          <div className="min-w-0">
            <h2
              id="biodata-name"
              translate="no"
              className="text-[1.9em] leading-[1.15] [overflow-wrap:anywhere] text-maroon-800"
            >
              {profile.name}
            </h2>
            {gender !== null && <p className="mt-[0.2em] text-[1.1em] text-muted">{gender}</p>}
            {sections.length === 0 && <p className="mt-[1.2em] text-muted">{t('biodata.nothingMore')}</p>}
            {sections.map((section) => (
              <Section key={section.title} section={section} />
            ))}
            {panchangam}
            {jathakam}
          </div>
        </div>
        {(chart.source !== null || drawnCharts !== null) && (
          <div className="biodata-charts">
            <SheetImage
              picture={chart}
              alt={t('biodata.birthChart', { name: profile.name })}
              height={800}
              frame="biodata-chart border border-line"
              look="h-auto object-contain"
            />
            {drawnCharts !== null && <div className="biodata-drawn">{drawnCharts}</div>}
          </div>
        )}
        <Foot profile={profile} />
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
        onLoad={() => {
          onSettled(true);
        }}
        onError={() => {
          onSettled(false);
        }}
      />
    </span>
  );
}

function Section({ section: { title, facts } }: { section: BiodataSection }) {
  return (
    <section className="mt-[1.1em]">
      <PaperHeading>{title}</PaperHeading>
      <FactList look="paper" facts={facts} />
    </section>
  );
}

function Foot({ profile: { id, visible, verified_at, verified_by } }: { profile: Biodata }) {
  const bureau = useBureau();
  const isVerified = visible && verified_at !== null && verified_by !== null;
  return (
    <footer className="mt-auto pt-[0.9em]">
      <div className="flex flex-wrap items-end justify-between gap-x-[2em] gap-y-[0.5em] border-t border-gold-500 pt-[0.6em]">
        <p translate="no" className="leading-[1.3]">
          <span className="font-display text-[1.15em] text-maroon-800">{bureau.bureau_name}</span>
          <span className="block text-[0.875em] text-muted">{bureau.tagline}</span>
          <span className="block font-medium">{bureau.phone}</span>
        </p>
        <p className="@min-[34rem]:text-right">
          <RichText
            text={t('biodata.userId', { id })}
            tags={{ id: (words) => <span className="font-medium">{words}</span> }}
          />
          {isVerified && (
            <span className="flex items-center gap-[0.35em]">
              <SealPicture className="size-[1.2em]" />
              {t('biodata.verified', { day: formatDay(verified_at) })}
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}
