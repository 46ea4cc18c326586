import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBureau } from '@/bureau/bureau';
import { OfficerContact, useOfficer } from '@/bureau/components/bureau-contact';
import { noticeIn, noticeParts, type Notice, type NoticePart } from '@/features/consents/api';
import { consentPurposes } from '@/person/typed-consents';
import { languageCodes, languages, isLanguage, type Language } from '@/texts/languages';
import { useSayIn, type Say } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { FoldedPart } from '@/ui/sections';
import { textLinkLook } from '@/ui/text-link';
import { Loaded } from '@/ui/loaded';
import { SelectField } from '@/ui/fields';
import { Skeleton } from '@/ui/skeleton';

/** The language of the notice: section 5(3) lets the family choose, whatever languages the site offers. */
export const NoticeLanguage = ({ value, onChange }: { value: Language; onChange: (language: Language) => void }) => (
  <div className="max-w-sm flex-1">
    <SelectField
      label={t('consents.notice.language')}
      emptyLabel={null}
      options={languageCodes.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
      value={value}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChange(target.value);
      }}
    />
  </div>
);

interface NoticeViewProps {
  language: string;
  version?: number | null;
  /** For a version that does not exist. */
  unknown?: ReactNode;
  children: (notice: Notice) => ReactNode;
}

export function NoticeView({ language, version = null, unknown = null, children }: NoticeViewProps) {
  const query = useQuery(noticeIn(language, version));
  return (
    <Loaded query={query} what={t('consents.notice.theNotice')} skeleton={<Skeleton className="mt-4 h-64 w-full" />}>
      {(notice) => (notice === null ? unknown : children(notice))}
    </Loaded>
  );
}

export const languageOf = ({ language }: Notice): Language => (isLanguage(language) ? language : 'en');

/** Says the words around a notice in its language; in the page's until they are there. */
export const useNoticeSay = (notice: Notice): Say => useSayIn(languageOf(notice)).say ?? ((words) => words());

interface NoticeTextProps {
  notice: Notice;
  /** What unfolds below each of its parts; on a screen its purposes are folded too then. */
  more?: (part: NoticePart) => ReactNode;
}

/** The notice alone, with the bureau that gives it: DPDP Act section 5, rule 3. On paper its purposes have boxes. */
export function NoticeText({ notice, more }: NoticeTextProps) {
  const say = useNoticeSay(notice);
  const { bureau_name: name } = useBureau(languageOf(notice));
  const { officer } = useOfficer(languageOf(notice));
  const purposes = (
    <ul className="mt-1 list-disc pl-6 marker:text-gold-500 print:list-none print:pl-0">
      {consentPurposes.map((purpose) => (
        <li key={purpose} className="print:flex print:gap-2 print:py-0.5">
          <span aria-hidden="true" className="hidden size-[1.1em] shrink-0 border border-ink print:block" />
          <span>{notice.items.purposes[purpose]}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <div lang={notice.language} translate="no" className="[overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="font-medium text-maroon-800">{name}</p>
        <p>{say(() => t('shell.footer.officer', { name: officer }))}</p>
        <OfficerContact linkClass={textLinkLook} className="contents" />
      </div>
      {noticeParts.map((part) => (
        <section key={part} aria-labelledby={`notice-${part}`} className="mt-4 print:mt-2">
          <h2 id={`notice-${part}`} className="text-lg text-maroon-800">
            {say(() => t(`consents.notice.part.${part}`))}
          </h2>
          <p>{notice.items[part]}</p>
          {more?.(part)}
        </section>
      ))}
      {more && (
        <FoldedPart title={say(() => t('consents.notice.purposes'))} className="mt-4 border-0! print:hidden">
          {purposes}
        </FoldedPart>
      )}
      <section aria-labelledby="notice-purposes" className={more ? 'hidden print:mt-2 print:block' : 'mt-4 print:mt-2'}>
        <h2 id="notice-purposes" className="text-lg text-maroon-800">
          {say(() => t('consents.notice.purposes'))}
        </h2>
        <p className="hidden print:block">{say(() => t('consents.notice.tick'))}</p>
        {purposes}
      </section>
    </div>
  );
}
