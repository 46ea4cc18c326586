import { useState } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { languageOfPage } from '@/bureau/components/whatsapp';
import type { Notice } from '@/features/consents/api';
import { NoticeMore } from '@/features/consents/components/notice-more';
import { NoticeLanguage, NoticeText, NoticeView, useNoticeSay } from '@/features/consents/components/notice-text';
import { sayDate } from '@/lib/format';
import { isLanguage, type Language } from '@/texts/languages';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Printer } from '@/ui/icons';
import { PageHeading } from '@/ui/page-heading';
import { TextLink } from '@/ui/text-link';

/** Reads "ta", "2" or "ta-2": a language, an old version, or both. */
function readEdition(edition: string | null): { language: Language | null; version: number | null } {
  const [, language, version] = /^([a-z]{2,3})?-?(\d{1,6})?$/.exec(edition ?? '') ?? [];
  return { language: isLanguage(language) ? language : null, version: version === undefined ? null : Number(version) };
}

/**
 * The notice of section 5 of the DPDP Act, in the words that the office reads out, to read or to print with a place to sign.
 * Each paragraph of the newest one unfolds into what it stands for.
 */
export function PrivacyPage({ edition }: { edition: string | null }) {
  const { language: linked, version } = readEdition(edition);
  const [chosen, setChosen] = useState(linked);
  return (
    <div className="wrap max-w-3xl py-4">
      <PageTitle>{t('consents.notice.title')}</PageTitle>
      <NoticeView
        language={chosen ?? languageOfPage()}
        version={version}
        unknown={
          <p>
            {t('consents.notice.unknown')} <TextLink to={{ page: 'privacy' }}>{t('consents.notice.newest')}</TextLink>
          </p>
        }
      >
        {(notice) => <WholeNotice notice={notice} isOld={version !== null} />}
      </NoticeView>
      <div className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
        <NoticeLanguage value={chosen ?? languageOfPage()} onChange={setChosen} />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
          {t('ui.print')}
        </Button>
      </div>
    </div>
  );
}

function WholeNotice({ notice, isOld }: { notice: Notice; isOld: boolean }) {
  const say = useNoticeSay(notice);
  return (
    <article lang={notice.language} className="printed-notice">
      <PageHeading className="text-xl sm:text-3xl">
        <span translate="no">{say(() => t('consents.notice.title'))}</span>
      </PageHeading>
      <p className="mb-2 text-muted print:mb-1">
        {t('consents.notice.version', {
          version: String(notice.version),
          day: sayDate(notice.published_on),
        })}
      </p>
      {isOld ? (
        <NoticeText notice={notice} />
      ) : (
        <>
          <NoticeText notice={notice} more={(part) => <NoticeMore of={part} say={say} />} />
          <div translate="no">
            <NoticeMore of="checks" say={say} />
          </div>
        </>
      )}
      <dl translate="no" className="mt-6 hidden gap-6 print:flex">
        {[
          say(() => t('consents.notice.name')),
          say(() => t('consents.day')),
          say(() => t('consents.notice.signature')),
        ].map((label) => (
          <div key={label} className="flex-1 border-b border-ink pb-8">
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </article>
  );
}
