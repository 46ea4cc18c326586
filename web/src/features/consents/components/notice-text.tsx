import { useBureau } from '@/bureau/bureau';
import { OfficerContact } from '@/bureau/components/officer-contact';
import { noticeParts, type Notice } from '@/features/consents/api/notice';
import { consentPurposes } from '@/person/typed-consents';
import { isLanguage, type Language } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { t, type PlainTextId } from '@/texts/texts';
import { textLinkLook } from '@/ui/text-link-look';

/** The language of a notice. */
export const languageOf = ({ language }: Notice): Language => (isLanguage(language) ? language : 'en');

/** Says the words around a notice in its language; in the page's until they are there. */
export function useNoticeWords(notice: Notice): (id: PlainTextId) => string {
  const { say } = useSayIn(languageOf(notice));
  return (id) => (say === null ? t(id) : say(() => t(id)));
}

/** The notice alone, with the bureau that gives it: DPDP Act section 5, rule 3. On paper its purposes have boxes. */
export function NoticeText({ notice }: { notice: Notice }) {
  const words = useNoticeWords(notice);
  const { bureau_name: name, grievance_officer: officer } = useBureau(languageOf(notice));
  const { say } = useSayIn(languageOf(notice));
  const sayOfficer = () => t('consents.notice.officer', { name: officer });
  return (
    <div lang={notice.language} translate="no" className="[overflow-wrap:anywhere]">
      <p>
        <span className="font-medium text-maroon-800">{name}</span>
        {officer !== '' && <span className="block">{say === null ? sayOfficer() : say(sayOfficer)}</span>}
      </p>
      <OfficerContact linkClass={textLinkLook} className="flex flex-wrap gap-x-4" />
      {noticeParts.map((part) => (
        <section key={part} aria-labelledby={`notice-${part}`} className="mt-4 print:mt-2">
          <h2 id={`notice-${part}`} className="text-lg text-maroon-800">
            {words(`consents.notice.part.${part}`)}
          </h2>
          <p>{notice.items[part]}</p>
        </section>
      ))}
      <section aria-labelledby="notice-purposes" className="mt-4 print:mt-2">
        <h2 id="notice-purposes" className="text-lg text-maroon-800">
          {words('consents.notice.purposes')}
        </h2>
        <p className="hidden print:block">{words('consents.notice.tick')}</p>
        <ul className="mt-1 list-disc pl-6 marker:text-gold-500 print:list-none print:pl-0">
          {consentPurposes.map((purpose) => (
            <li key={purpose} className="print:flex print:gap-2 print:py-0.5">
              <span aria-hidden="true" className="hidden size-[1.1em] shrink-0 border border-ink print:block" />
              <span>{notice.items.purposes[purpose]}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
