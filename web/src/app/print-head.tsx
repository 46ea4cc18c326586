import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintedLogo } from '@/app/parts';
import { useBureau } from '@/bureau/bureau';
import { useViewer } from '@/lib/backend/session';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';

/** Opens folded parts, which paper cannot. Returns a function that folds them again. */
function unfold(): () => void {
  const folded = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  for (const details of folded) details.open = true;
  return () => {
    for (const details of folded) details.open = false;
  };
}

/** Says on paper, in the place of the header, where the sheet comes from. */
export function PrintHead() {
  const { bureau_name: name, tagline, phone } = useBureau();
  const viewer = useViewer();
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  useEffect(() => {
    let foldAgain = (): void => undefined;
    const prepare = () => {
      foldAgain = unfold();
      // Drawn before the browser goes on. Not earlier: the page may have been open since yesterday.
      flushSync(() => setPrintedAt(new Date().toISOString()));
    };
    const end = () => foldAgain();
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return (
    <div className="mb-6 hidden items-end justify-between gap-8 border-b border-gold-500 pb-2 print:flex">
      <div className="flex items-end gap-3">
        <OnDemand>{viewer.kind === 'admin' && <PrintedLogo />}</OnDemand>
        <p>
          <span className="font-display text-lg text-maroon-800" translate="no">
            {name}
          </span>
          <span className="block text-sm text-muted" translate="no">
            {tagline}
          </span>
        </p>
      </div>
      <p className="text-right text-sm">
        <span translate="no">{phone}</span>
        <span className="block text-muted">
          {printedAt !== null && t('shell.printedOn', { day: formatDay(printedAt) })}
        </span>
      </p>
    </div>
  );
}
