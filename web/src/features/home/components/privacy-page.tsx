import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { privacySettingsQueryOptions } from '@/bureau/api/privacy-settings';
import { useBureau } from '@/bureau/bureau';
import { AnswerDays, OfficerContact } from '@/bureau/components/officer-contact';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { keptPoints } from '@/features/home/privacy-points';
import { PageTitle } from '@/bureau/components/page-title';
import { TextLink } from '@/ui/text-link';
import { RichText } from '@/ui/rich-text';
import { t, type PlainTextId } from '@/texts/texts';
import { textLinkLook } from '@/ui/text-link-look';

/** The privacy policy in plain words. It states the promises of docs/security.md: change both together. */
export function PrivacyPage() {
  const { bureau_name: name } = useBureau();
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{t('privacy.title')}</PageTitle>
      <div className="text-center">
        <PageHeading className="text-2xl sm:text-3xl">{t('privacy.title')}</PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mx-auto mt-4 max-w-xl text-lg text-balance text-muted">{t('privacy.lead', { name })}</p>
        <p className="mt-2">
          <TextLink to={{ page: 'notice' }}>{t('privacy.notice')}</TextLink>
        </p>
      </div>
      <div className="mx-auto max-w-[65ch]">
        <Part id="privacy-kept" title={t('privacy.kept.title')}>
          <Kept />
          <p>{t('privacy.kept.use')}</p>
          <p>{t('privacy.kept.browsers')}</p>
        </Part>
        <Part id="privacy-seen" title={t('privacy.seen.title')}>
          <Points
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
          <p>{t('privacy.seen.hidden')}</p>
        </Part>
        <Part id="privacy-time" title={t('privacy.time.title')}>
          <p>{t('privacy.time.all')}</p>
          <p>{t('privacy.time.introductions')}</p>
          <Periods />
        </Part>
        <Part id="privacy-checks" title={t('privacy.checks.title')}>
          <Checks />
        </Part>
        <Part id="privacy-asked" title={t('privacy.can.title')}>
          <Points
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
            <TextLink to={{ page: 'my-profile' }}>{t('shell.pages.myProfile')}</TextLink>
          </p>
          <p>{t('privacy.can.office')}</p>
        </Part>
        <Part id="privacy-complaints" title={t('privacy.complaints.title')}>
          <Complaints />
        </Part>
      </div>
    </div>
  );
}

/** Of fees only where the bureau takes any. */
function Kept() {
  const takesFees = useQuery(privacySettingsQueryOptions()).data?.fees_on === true;
  return <Points of={keptPoints.filter((point) => takesFees || point !== 'privacy.kept.fees')} />;
}

/** The periods of the bureau's settings. */
function Periods() {
  const { data } = useQuery(privacySettingsQueryOptions());
  const { server_country: country } = useBureau();
  return (
    data !== undefined && (
      <>
        <p className="mt-3">{t('privacy.time.over', { settled: data.settled_days, silent: data.silent_days })}</p>
        {data.keeps_sealed && <p className="mt-3">{t('privacy.time.sealed')}</p>}
        <p className="mt-3">{t('privacy.time.logs', { months: data.log_months })}</p>
        {country !== '' && <p className="mt-3">{t('privacy.time.country', { country })}</p>}
      </>
    )
  );
}

/** What a check of the bureau means, and what it does not. */
function Checks() {
  const papers = useQuery(privacySettingsQueryOptions()).data?.identity_papers ?? t('privacy.checks.listed');
  return (
    <>
      <p>{t('privacy.checks.papers', { papers })}</p>
      <p>{t('privacy.checks.copies')}</p>
      <p>{t('privacy.checks.vouch')}</p>
      <p>{t('privacy.checks.money')}</p>
    </>
  );
}

function Complaints() {
  const { bureau_name: name, grievance_officer: grievanceOfficer, registration_number: number, address } = useBureau();
  const { data } = useQuery(privacySettingsQueryOptions());
  return (
    <>
      <p>
        {grievanceOfficer === '' ? (
          t('privacy.complaints.office')
        ) : (
          <Rich text={t('privacy.complaints.officer', { officer: grievanceOfficer, name })} />
        )}
      </p>
      <OfficerContact linkClass={textLinkLook} />
      <p className="whitespace-pre-line" translate="no">
        {address}
      </p>
      <p>
        <TextLink to={{ page: 'complaint' }}>{t('foot.write')}</TextLink>
      </p>
      <AnswerDays />
      <p>{data?.grievance_proof ?? t('privacy.complaints.proof')}</p>
      {number !== '' && <p>{t('privacy.complaints.registered', { number })}</p>}
      <p>{t('privacy.complaints.law')}</p>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 [overflow-wrap:anywhere] [&_b]:font-medium [&_b]:text-maroon-800 [&>p]:mt-3"
    >
      <h2 id={id} className="text-xl text-maroon-800">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A text with its first words in bold. */
function Rich({ text }: { text: string }) {
  return <RichText text={text} tags={{ b: (words) => <b>{words}</b> }} />;
}

function Points({ of }: { of: readonly PlainTextId[] }) {
  return (
    <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-gold-500">
      {of.map((id) => (
        <li key={id}>
          <Rich text={t(id)} />
        </li>
      ))}
    </ul>
  );
}
