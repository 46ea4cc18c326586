import { useState } from 'react';
import { keepChoice, readChoice } from '@/base/browser-storage';
import { chooseTextSize, useTextSize } from '@/lib/text-size';
import { t } from '@/texts/texts';
import { X } from '@/ui/icons';

const keptKey = 'letters-offered';

/** Offers larger letters on phones, until they are chosen or refused once. */
export function LargerLettersOffer() {
  const size = useTextSize();
  const [isOver, setIsOver] = useState(() => readChoice(keptKey) !== null);
  if (isOver || size !== '100') return null;
  const end = () => {
    keepChoice(keptKey, 'yes');
    setIsOver(true);
  };
  return (
    <div data-offer="" className="wrap flex items-center justify-between border-t border-gold-300/25 md:hidden">
      <button
        type="button"
        className="min-h-11 text-left text-gold-300 underline underline-offset-4"
        onClick={() => {
          end();
          chooseTextSize('125');
        }}
      >
        {t('page.largerLetters')}
      </button>
      <button
        type="button"
        aria-label={t('page.noLargerLetters')}
        className="-mr-3 grid size-11 place-items-center text-gold-300"
        onClick={end}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
