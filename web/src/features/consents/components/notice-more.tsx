import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { useBureau } from '@/bureau/bureau';
import { AnswerDays } from '@/bureau/components/bureau-contact';
import type { NoticePart } from '@/features/consents/api';
import { keptPoints } from '@/features/consents/privacy-points';
import type { Say } from '@/texts/say-in';
import { t, type PlainTextId } from '@/texts/texts';
import { FoldedPart } from '@/ui/sections';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

interface MoreProps {
  of: NoticePart | 'checks';
  /** Says it in the language of the notice. */
  say: Say;
}

/** What a paragraph of the notice stands for, at length. It states the promises of docs/security.md: change both together. */
export function NoticeMore({ of, say }: MoreProps) {
  const more = contents[of];
  return (
    more && (
      <FoldedPart title={say(() => t(more.title))} className="-mt-2 -mb-4 border-0! print:hidden">
        <div className="space-y-3 [&_b]:font-medium [&_b]:text-maroon-800">
          <more.Content say={say} />
        </div>
      </FoldedPart>
    )
  );
}

type Content = (props: { say: Say }) => ReactNode;

const contents: Readonly<Partial<Record<MoreProps['of'], { title: PlainTextId; Content: Content }>>> = {
  data: { title: 'privacy.kept.title', Content: Kept },
  recipients: {
    title: 'privacy.seen.title',
    Content: ({ say }) => (
      <>
        <Points
          say={say}
          of={[
            'privacy.seen.visitors',
            'privacy.seen.members',
            'privacy.seen.wishes',
            'privacy.seen.introductions',
            'privacy.seen.answers',
            'privacy.seen.limits',
            'privacy.seen.contact',
            'privacy.seen.office',
          ]}
        />
        <p>{say(() => t('privacy.seen.hidden'))}</p>
      </>
    ),
  },
  withdraw: { title: 'privacy.time.title', Content: Periods },
  rights: {
    title: 'privacy.can.title',
    Content: ({ say }) => (
      <>
        <Points
          say={say}
          of={[
            'privacy.can.correct',
            'privacy.can.take',
            'privacy.can.hide',
            'privacy.can.leftOut',
            'privacy.can.sessions',
            'privacy.can.consents',
            'privacy.can.delete',
          ]}
        />
        <p>
          <TextLink to={{ page: 'rights' }}>{say(() => t('shell.pages.rights'))}</TextLink>
        </p>
        <p>{say(() => t('privacy.can.office'))}</p>
      </>
    ),
  },
  bureau: { title: 'privacy.complaints.title', Content: Complaints },
  checks: { title: 'privacy.checks.title', Content: Checks },
};

/** Of fees only where the bureau takes any. */
function Kept({ say }: { say: Say }) {
  const takesFees = useQuery(privacySettingsQueryOptions()).data?.fees_on === true;
  return (
    <>
      <Points say={say} of={keptPoints.filter((point) => takesFees || point !== 'privacy.kept.fees')} />
      <p>{say(() => t('privacy.kept.use'))}</p>
      <p>{say(() => t('privacy.kept.browsers'))}</p>
    </>
  );
}

/** The periods are those of the bureau's settings. */
function Periods({ say }: { say: Say }) {
  const { data } = useQuery(privacySettingsQueryOptions());
  const { server_country: country } = useBureau();
  return (
    <>
      <p>{say(() => t('privacy.time.all'))}</p>
      <p>{say(() => t('privacy.time.introductions'))}</p>
      {data !== undefined && (
        <>
          <p>{say(() => t('privacy.time.over', { settled: data.settled_days, silent: data.silent_days }))}</p>
          {data.keeps_sealed && <p>{say(() => t('privacy.time.sealed'))}</p>}
          <p>{say(() => t('privacy.time.logs', { months: data.log_months }))}</p>
          {country !== '' && <p>{say(() => t('privacy.time.country', { country }))}</p>}
        </>
      )}
    </>
  );
}

/** What a check of the bureau means, and what it does not. */
function Checks({ say }: { say: Say }) {
  const papers = useQuery(privacySettingsQueryOptions()).data?.identity_papers;
  return (
    <>
      <p>{say(() => t('privacy.checks.papers', { papers: papers ?? t('privacy.checks.listed') }))}</p>
      <p>{say(() => t('privacy.checks.copies'))}</p>
      <p>{say(() => t('privacy.checks.vouch'))}</p>
      <p>{say(() => t('privacy.checks.money'))}</p>
    </>
  );
}

function Complaints({ say }: { say: Say }) {
  const { registration_number: number, address } = useBureau();
  const { data } = useQuery(privacySettingsQueryOptions());
  return (
    <>
      <p className="whitespace-pre-line">{address}</p>
      <p>
        <TextLink to={{ page: 'complaint' }}>{say(() => t('foot.write'))}</TextLink>
      </p>
      <AnswerDays say={say} />
      <p>{data?.grievance_proof ?? say(() => t('privacy.complaints.proof'))}</p>
      {number !== '' && <p>{say(() => t('privacy.complaints.registered', { number }))}</p>}
    </>
  );
}

const Points = ({ of, say }: { of: readonly PlainTextId[]; say: Say }) => (
  <ul className="list-disc space-y-2 pl-6 marker:text-gold-500">
    {of.map((id) => (
      <li key={id}>
        {/* Its first words are in bold. */}
        <RichText text={say(() => t(id))} tags={{ b: (words) => <b>{words}</b> }} />
      </li>
    ))}
  </ul>
);
