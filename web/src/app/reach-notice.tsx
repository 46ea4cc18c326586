import { useReach } from '@/lib/backend/reach';
import { CloudOff } from '@/ui/icons';
import { t } from '@/texts/texts';

const sentences = { away: 'shell.reach.away', offline: 'shell.reach.offline' } as const;

/** Says that the server cannot be reached, for as long as that lasts. */
export function ReachNotice() {
  const reach = useReach();
  return (
    // Always there: screen readers announce its changes.
    // It stays in sight, as what fails may be pressed far down the page.
    <div role="status" className="sticky top-(--header,0px) z-10 bg-paper print:hidden">
      {reach !== 'good' && (
        <div className="border-b border-gold-500">
          <p className="wrap flex items-start gap-2 py-3 font-medium">
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t(sentences[reach])}
          </p>
        </div>
      )}
    </div>
  );
}
