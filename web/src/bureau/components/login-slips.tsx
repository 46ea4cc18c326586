import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useBureau } from '@/bureau/bureau';
import { Button } from '@/ui/button';
import { Printer } from '@/ui/icons';
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

/** Prints slips with first logins to cut out, eight to a sheet. The document holds them only while it is printed. */
export function PrintSlips({ logins }: { logins: readonly FirstLogin[] }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setIsPrinting(false);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('afterprint', end);
    };
  }, [isPrinting]);
  const print = () => {
    // Drawn before the browser takes the page.
    flushSync(() => {
      setIsPrinting(true);
    });
    window.print();
  };
  return (
    <>
      <Button size="small" onClick={print}>
        <Printer aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('logins.slip.print', { count: logins.length })}
      </Button>
      {isPrinting &&
        createPortal(
          <ul className="print-alone hidden grid-cols-2 print:grid">
            {logins.map((login) => (
              <LoginSlip key={login.username} {...login} />
            ))}
          </ul>,
          document.body,
        )}
    </>
  );
}
