import { useBureau } from '@/bureau/bureau';
import { PrintAlone } from '@/ui/print';
import { t } from '@/texts/texts';

/** A member's first login. */
export interface FirstLogin {
  name: string;
  username: string;
  password: string;
}

function LoginSlip({ name, username, password }: FirstLogin) {
  const { bureau_name: bureau, site_address: site, phone } = useBureau();
  const facts = [
    [t('logins.username'), username],
    [t('logins.temporaryPassword'), password],
    [t('logins.address'), site],
  ];
  return (
    <li className="flex min-h-[64mm] break-inside-avoid flex-col justify-between gap-[2mm] border border-dashed border-muted p-[4mm] text-[10.5pt] leading-snug">
      <p className="font-display text-[13pt] text-maroon-800" translate="no">
        {bureau}
      </p>
      <p className="text-[12pt] font-medium [overflow-wrap:anywhere]" translate="no">
        {name}
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-[2mm]">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ol className="list-decimal pl-[4.5mm] text-[9.5pt]">
        <li>{t('logins.slip.open')}</li>
        <li>{t('logins.slip.type')}</li>
        <li>{t('logins.slip.choose')}</li>
      </ol>
      {phone !== '' && <p className="text-[9.5pt] text-muted">{t('logins.slip.questions', { phone })}</p>}
    </li>
  );
}

/** Prints slips with first logins to cut out, eight to a sheet. */
export function PrintSlips({ logins }: { logins: readonly FirstLogin[] }) {
  return (
    <PrintAlone label={t('logins.slip.print', { count: logins.length })}>
      <ul className="grid grid-cols-2">
        {logins.map((login) => (
          <LoginSlip key={login.username} {...login} />
        ))}
      </ul>
    </PrintAlone>
  );
}
