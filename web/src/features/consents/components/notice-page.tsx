import { useState } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { languageOfPage } from '@/bureau/components/message-language';
import type { Notice } from '@/features/consents/api/notice';
import { NoticeLanguage } from '@/features/consents/components/notice-language';
import { NoticeText, useNoticeWords } from '@/features/consents/components/notice-text';
import { NoticeView } from '@/features/consents/components/notice-view';
import { formatDate } from '@/lib/format';
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

/** The notice of section 5 of the DPDP Act, alone: to read, or to print with a place to sign. */
export function NoticePage({ edition }: { edition: string | null }) {
  const { language: linked, version } = readEdition(edition);
  const [chosen, setChosen] = useState(linked);
  const language = chosen ?? languageOfPage();
  return (
    <div className="wrap max-w-3xl pt-6 pb-24">
      <PageTitle>{t('consents.notice.title')}</PageTitle>
      <div className="print:hidden">
        <NoticeLanguage value={language} onChange={setChosen} />
      </div>
      <NoticeView
        language={language}
        version={version}
        unknown={
          <p className="mt-6">
            {t('consents.notice.unknown')} <TextLink to={{ page: 'notice' }}>{t('consents.notice.newest')}</TextLink>
          </p>
        }
      >
        {(notice) => <WholeNotice notice={notice} />}
      </NoticeView>
    </div>
  );
}

function WholeNotice({ notice }: { notice: Notice }) {
  const words = useNoticeWords(notice);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button look="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
          {t('ui.print')}
        </Button>
        <p className="text-muted">{t('consents.notice.onePage')}</p>
      </div>
      <article lang={notice.language} className="printed-notice mt-6">
        <PageHeading className="text-2xl sm:text-3xl">
          <span translate="no">{words('consents.notice.title')}</span>
        </PageHeading>
        <p className="mb-4 text-muted print:mb-1">
          {t('consents.notice.version', {
            version: String(notice.version),
            day: formatDate(notice.published_on) ?? notice.published_on,
          })}
        </p>
        <NoticeText notice={notice} />
        <dl translate="no" className="mt-6 hidden gap-6 print:flex">
          {([words('consents.notice.name'), words('consents.day'), words('consents.notice.signature')] as const).map(
            (label) => (
              <div key={label} className="flex-1 border-b border-ink pb-8">
                <dt>{label}</dt>
              </div>
            ),
          )}
        </dl>
      </article>
    </>
  );
}
