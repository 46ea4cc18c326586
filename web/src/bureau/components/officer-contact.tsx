import { callLink, useBureau } from '@/bureau/bureau';
import type { ShownLanguage } from '@/texts/languages';
import type { Say } from '@/texts/say-in';
import { t } from '@/texts/texts';

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
