import { clsx } from 'clsx';
import { textSizes, type TextSize } from '@/base/kept-text-size';
import { chooseTextSize, useTextSize } from '@/lib/text-size';
import { t } from '@/texts/texts';

const looks: Readonly<Record<TextSize, string>> = { '100': 'text-base', '125': 'text-lg', '150': 'text-xl' };

/** The size of the letters, for older eyes. */
export function TextSizeChoice({ className }: { className?: string }) {
  const chosen = useTextSize();
  const names = { '100': t('page.textSize100'), '125': t('page.textSize125'), '150': t('page.textSize150') };
  return (
    <fieldset className={clsx('flex flex-wrap items-center', className)}>
      <legend className="sr-only">{t('page.textSize')}</legend>
      <span aria-hidden="true" className="mr-2 max-3xs:basis-full">
        {t('page.textSize')}
      </span>
      {textSizes.map((size) => (
        <label
          key={size}
          className={clsx(
            'relative grid size-11 cursor-pointer place-items-center rounded-control font-medium has-focus-visible:outline-3 has-focus-visible:outline-gold-300',
            chosen === size ? 'text-gold-300 underline decoration-2 underline-offset-4' : 'text-ivory',
            looks[size],
          )}
        >
          <input
            type="radio"
            name="text-size"
            className="absolute inset-0 cursor-pointer opacity-0"
            aria-label={names[size]}
            checked={chosen === size}
            onChange={() => {
              chooseTextSize(size);
            }}
          />
          <span aria-hidden="true" translate="no">
            A
          </span>
        </label>
      ))}
    </fieldset>
  );
}
