import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useBureau } from '@/bureau/bureau';
import { CopyButton } from '@/ui/copy-button';
import { PrintSlips, type FirstLogin } from '@/bureau/components/login-slips';
import { isLanguage } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { getLanguage, t } from '@/texts/texts';

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
        <dt className="text-muted">{t('logins.username')}</dt>
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
