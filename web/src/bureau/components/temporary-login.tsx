import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useBureau } from '@/bureau/bureau';
import { isLanguage } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { getLanguage, t } from '@/texts/texts';
import { CopyButton } from '@/ui/copy-button';
import { PrintAlone } from '@/ui/print';

interface FirstLogin {
  name: string;
  username: string;
  password: string;
}

function LoginSlip({ name, username, password }: FirstLogin) {
  const { bureau_name: bureau, site_address: site, phone } = useBureau();
  const facts = [
    [t('ui.username'), username],
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

interface TemporaryLoginProps {
  username: string;
  className: string;
  /** The ShownPassword, or the reason why there is none. */
  children: ReactNode;
}

/** A member's first username and password, for the admin to pass on. */
export function TemporaryLogin({ username, className, children }: TemporaryLoginProps) {
  return (
    <dl className={clsx('grid', className)}>
      <div>
        <dt className="text-muted">{t('ui.username')}</dt>
        <dd className="text-lg font-medium [overflow-wrap:anywhere]" translate="no">
          {username}
        </dd>
      </div>
      <div>
        <dt className="text-muted">{t('logins.temporaryPassword')}</dt>
        <dd>{children}</dd>
      </div>
    </dl>
  );
}

/** A temporary password. It is shown only once. */
export function ShownPassword({ password, copyLabel }: { password: string; copyLabel?: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <code
        ref={shown}
        translate="no"
        className="text-xl font-semibold tracking-wide whitespace-nowrap tabular-nums [font-family:inherit]"
      >
        {password}
      </code>
      <CopyButton text={password} shownIn={shown} {...(copyLabel !== undefined && { label: copyLabel })} />
    </div>
  );
}

/**
 * Ways to pass on a first login: a slip, or a message in the family's language. That is copied and sent by hand, because a
 * link would hold the password.
 */
export function PassOnLogin({ profileId, ...login }: FirstLogin & { profileId: number }) {
  const kept = useQuery(accountLanguageQueryOptions(profileId)).data;
  const language = isLanguage(kept) ? kept : getLanguage();
  const { bureau_name: bureau, site_address: site } = useBureau(language);
  // The file of these words belongs to the office.
  const { say, failed } = useSayIn(language);
  const shown = useRef<HTMLQuoteElement>(null);
  const words = () => t('logins.message', { bureau, site, username: login.username, password: login.password });
  const text = say === null ? (failed ? words() : null) : say(words);
  return (
    <div className="mt-5">
      <p className="text-muted">{t('logins.secondMessage')}</p>
      {text !== null && (
        <blockquote
          ref={shown}
          lang={say === null ? getLanguage() : language}
          className="mt-1.5 mb-3 rounded-card border border-line bg-ivory px-4 py-2.5 text-sm whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {text}
        </blockquote>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {text !== null && <CopyButton text={text} shownIn={shown} label={t('logins.copySecondMessage')} />}
        <PrintSlips logins={[login]} />
      </div>
    </div>
  );
}
