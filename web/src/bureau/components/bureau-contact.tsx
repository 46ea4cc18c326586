import { callLink, useBureau } from '@/bureau/bureau';
import { hrefOf } from '@/lib/navigation/location';
import type { ShownLanguage } from '@/texts/languages';
import type { Say } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';
import { textLinkLook } from '@/ui/text-link';

export function BureauNumber() {
  const { phone } = useBureau();
  return (
    <a href={callLink(phone)} className="font-medium whitespace-nowrap text-maroon-800 underline underline-offset-4">
      {phone}
    </a>
  );
}

/** Name, number and address of the person who answers complaints (DPDP Rules, rule 9); the bureau's, where none are set. */
export function useOfficer(language?: ShownLanguage) {
  const bureau = useBureau(language);
  return {
    officer: bureau.grievance_officer || bureau.bureau_name,
    officerphone: bureau.officer_phone || bureau.phone,
    officeremail: bureau.officer_email || bureau.email,
  };
}

interface OfficerContactProps {
  /** The look of the links, of the caller: the foot may not fetch what other links have in theirs. */
  linkClass: string;
  className?: string;
}

/** The number and the address of the officer, as links. */
export function OfficerContact({ linkClass, className = 'mt-3' }: OfficerContactProps) {
  const { officerphone: phone, officeremail: email } = useOfficer();
  return (
    <ul className={className}>
      {phone !== '' && (
        <li>
          <a className={linkClass} href={callLink(phone)} translate="no">
            {phone}
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          <a className={linkClass} href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Within how many days the bureau answers a complaint (DPDP Rules, rule 14); nothing before it is known. */
export function AnswerDays({ say = (words) => words() }: { say?: Say }) {
  const { grievance_days: days } = useBureau();
  return days !== '' && <p>{say(() => t('foot.days', { days: Number(days) }))}</p>;
}

/**
 * The reason for a request or display of data. Privacy opens in a tab of its own, so that typed values and a private link
 * stay.
 */
export function PrivacyLine({ id }: { id: 'enquiry.privacy' | 'introductions.privacy' | 'introductions.ownPrivacy' }) {
  return (
    <p className="mt-4 text-sm text-muted">
      <RichText
        text={t(id)}
        tags={{
          link: (words) => (
            <a className={textLinkLook} href={hrefOf({ page: 'privacy' })} target="_blank" rel="noopener">
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
