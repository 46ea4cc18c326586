import { useReach } from '@/lib/backend/reach';
import { CloudOff } from '@/ui/icons';

const sentences = {
  away: 'We cannot reach the office right now. We keep trying: you need not do anything.',
  offline: 'You are offline. What you see here may be old; it is read again when the connection is back.',
};

/** Says that the server cannot be reached, for as long as that lasts. */
export function ReachNotice() {
  const reach = useReach();
  return (
    // Always there: screen readers announce what changes in it.
    <div role="status" className="bg-paper print:hidden">
      {reach !== 'good' && (
        <div className="border-b border-gold-500">
          <p className="wrap flex items-start gap-2 py-3 font-medium">
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {sentences[reach]}
          </p>
        </div>
      )}
    </div>
  );
}
