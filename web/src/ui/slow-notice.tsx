import { useEffect, useState } from 'react';
import { useAskAgain } from '@/lib/ask-again';
import { underlinedLook } from '@/ui/text-link-look';
import { t } from '@/texts/texts';

const usualMs = 8000;

/** Says that loading takes longer than usual, and asks again. */
export function SlowNotice({ onNothingAsked }: { onNothingAsked: (() => void) | undefined }) {
  const [isTrying, setIsTrying] = useState(false);
  const askAgain = useAskAgain();
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setTimeout(() => {
      setIsTrying(false);
    }, usualMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isTrying]);
  return (
    <div data-loading="" className="my-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status">{t(isTrying ? 'ui.tryingAgain' : 'ui.slow')}</p>
      <button
        type="button"
        className={`min-h-11 ${underlinedLook}`}
        onClick={() => {
          setIsTrying(true);
          if (!askAgain()) onNothingAsked?.();
        }}
      >
        {t('ui.tryAgain')}
      </button>
    </div>
  );
}
