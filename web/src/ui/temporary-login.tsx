import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { CopyButton } from '@/ui/copy-button';

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
        <dt className="text-muted">Username</dt>
        <dd className="text-lg font-medium [overflow-wrap:anywhere]">{username}</dd>
      </div>
      <div>
        <dt className="text-muted">Temporary password</dt>
        <dd>{children}</dd>
      </div>
    </dl>
  );
}

/** A temporary password. It is shown only once. */
export function ShownPassword({ password, copyLabel = 'Copy' }: { password: string; copyLabel?: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <code
        ref={shown}
        className="text-xl font-semibold tracking-wide whitespace-nowrap tabular-nums [font-family:inherit]"
      >
        {password}
      </code>
      <CopyButton text={password} shownIn={shown} label={copyLabel} />
    </div>
  );
}
