import { useRef } from 'react';
import '@/features/biodata/biodata.css';
import lotusRule from '@/assets/lotus-rule.svg';
import seal from '@/assets/verified-seal.svg';
import type { Biodata } from '@/features/biodata/api/biodata';
import { biodataSections, type BiodataSection } from '@/features/biodata/biodata-sections';
import { useFitToPage } from '@/features/biodata/use-fit-to-page';
import type { ContactDetails } from '@/lib/api/contact-details';
import { useBureau } from '@/lib/bureau';
import { formatDay } from '@/lib/format';
import type { PictureSource } from '@/lib/pictures';
import { formatPersonValue } from '@/person/values';
import { FactList } from '@/ui/fact-list';
import { PictureImage } from '@/ui/picture-image';

interface BiodataSheetProps {
  profile: Biodata;
  /** Null leaves the contact details out. */
  contact: ContactDetails | null;
  /** Null when there is no picture to show. */
  picture: PictureSource | null;
  /** The picture has been loaded, or cannot be. */
  onPictureSettled: (loaded: boolean) => void;
}

/** The one page that families pass round. */
export function BiodataSheet({ profile, contact, picture, onPictureSettled }: BiodataSheetProps) {
  const ref = useRef<HTMLElement>(null);
  useFitToPage(ref);
  const [first, ...others] = biodataSections({ ...profile.profile_details, ...profile, ...contact });
  const gender = formatPersonValue('gender', profile.gender);

  return (
    <div className="biodata-paper shadow-card">
      <article ref={ref} aria-labelledby="biodata-name" className="biodata-sheet text-ink">
        <header className="text-center">
          <p className="font-display text-[1.25em] leading-tight text-gold-700">Marriage biodata</p>
          <img src={lotusRule} alt="" width={320} height={42} className="mx-auto mt-[0.3em] h-auto w-[13em]" />
        </header>
        <div className="mt-[1em] grid items-start gap-x-[8mm] gap-y-[1.25em] @min-[34rem]:has-[img]:grid-cols-[minmax(0,1fr)_42mm]">
          {picture !== null && (
            <span className="gold-frame block aspect-[4/5] w-[42mm] max-w-full overflow-hidden rounded-card @max-[34rem]:mx-auto @min-[34rem]:order-last">
              <PictureImage
                source={picture}
                alt={`Portrait of ${profile.name}`}
                width={800}
                height={1000}
                className="size-full object-cover"
                onLoad={() => {
                  onPictureSettled(true);
                }}
                onError={() => {
                  onPictureSettled(false);
                }}
              />
            </span>
          )}
          <div className="min-w-0">
            <h2 id="biodata-name" className="text-[1.9em] leading-[1.15] [overflow-wrap:anywhere] text-maroon-800">
              {profile.name}
            </h2>
            {gender !== null && <p className="mt-[0.2em] text-[1.1em] text-muted">{gender}</p>}
            {first === undefined ? (
              <p className="mt-[1.2em] text-muted">More is not provided yet.</p>
            ) : (
              <Section section={first} />
            )}
          </div>
        </div>
        {others.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <Foot profile={profile} />
      </article>
    </div>
  );
}

function Section({ section: { title, facts } }: { section: BiodataSection }) {
  return (
    <section className="mt-[1.1em]">
      <h3 className="flex items-center gap-[0.8em] text-[1.2em] leading-[1.3] text-maroon-800 after:h-[4px] after:flex-1 after:border-y after:border-line after:content-['']">
        {title}
      </h3>
      <FactList look="paper" facts={facts} />
    </section>
  );
}

function Foot({ profile: { id, visible, verified_at, verified_by } }: { profile: Biodata }) {
  const bureau = useBureau();
  const isVerified = visible && verified_at !== null && verified_by !== null;
  return (
    <footer className="mt-auto pt-[1.4em]">
      <div className="flex flex-wrap items-end justify-between gap-x-[2em] gap-y-[0.5em] border-t border-gold-500 pt-[0.6em]">
        <p>
          <span className="font-display text-[1.15em] text-maroon-800">{bureau.name}</span>
          <span className="block text-[0.875em] text-muted">{bureau.tagline}</span>
        </p>
        <p className="@min-[34rem]:text-right">
          User Id <span className="font-medium">{id}</span>
          {isVerified && (
            <span className="flex items-center gap-[0.35em]">
              <img src={seal} alt="" width={20} height={20} className="size-[1.2em]" />
              Verified by the bureau on {formatDay(verified_at)}
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}
