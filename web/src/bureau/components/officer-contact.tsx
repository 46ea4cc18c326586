import { useQuery } from '@tanstack/react-query';
import { privacySettingsQueryOptions } from '@/bureau/api/site-settings';
import { callLink, useBureau } from '@/bureau/bureau';
import { textLinkLook } from '@/ui/text-link-look';

/** Name, number and address of the person who answers complaints (DPDP Rules, rule 9); the bureau's, where none are set. */
export function useOfficer() {
  const settings = useQuery(privacySettingsQueryOptions()).data;
  const bureau = useBureau();
  return {
    officer: bureau.grievance_officer || bureau.bureau_name,
    officerphone: settings?.officer_phone ?? bureau.phone,
    officeremail: settings?.officer_email ?? bureau.email,
  };
}

/** The number and the address of the officer, as links. */
export function OfficerContact() {
  const { officerphone: phone, officeremail: email } = useOfficer();
  return (
    <ul className="mt-3">
      {phone !== '' && (
        <li>
          <a className={textLinkLook} href={callLink(phone)} translate="no">
            {phone}
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          <a className={textLinkLook} href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
