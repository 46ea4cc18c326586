import { clsx } from 'clsx';
import { useState } from 'react';
import { textSizes, type TextSize } from '@/base/kept-text-size';
import { useBureau } from '@/bureau/bureau';
import { chooseTextSize, useTextSize } from '@/lib/text-size';
import { chooseLanguage, useLanguage } from '@/texts/language';
import { isLanguage, languages } from '@/texts/languages';
import { offeredLanguages } from '@/texts/offered-languages';
import { t } from '@/texts/texts';
import { ChevronDown, Languages } from '@/ui/icons';

/** The languages of the site, each in its own script. */
export function LanguageChoice({ className, named = false }: { className?: string | false; named?: boolean }) {
  const shown = useLanguage();
  const [failed, setFailed] = useState(false);
  const offered = offeredLanguages(useBureau());
  // A page may be read in a language that the bureau does not offer any more.
  const codes = isLanguage(shown) && !offered.includes(shown) ? [...offered, shown] : offered;
  return (
    <div className={clsx('relative', className)}>
      {/* The select lies over its picture: the browser's own list opens, which everybody knows from their phone. */}
      <span
        aria-hidden="true"
        className="flex min-h-11 min-w-[min(2.75rem,12vw)] items-center justify-center gap-1.5 text-gold-300"
      >
        <Languages className="size-6 shrink-0" />
        <span className={clsx('whitespace-nowrap text-ivory sm:inline', !named && 'hidden')} translate="no">
          {isLanguage(shown) ? languages[shown].name : shown}
        </span>
        <ChevronDown className={clsx('size-4 sm:block', !named && 'hidden')} />
      </span>
      <select
        aria-label={t('page.language')}
        className="absolute inset-0 w-full cursor-pointer opacity-0 peer"
        value={shown}
        onChange={({ target: { value } }) => {
          if (!isLanguage(value)) return;
          setFailed(false);
          chooseLanguage(value).catch(() => setFailed(true));
        }}
      >
        {codes.map((code) => (
          <option key={code} value={code} lang={code} translate="no" className="text-ink">
            {languages[code].name}
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-control peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold-300"
      />
      {failed && (
        <p
          role="alert"
          className="absolute top-full right-0 z-20 w-56 rounded-control bg-paper p-3 text-ink shadow-card"
        >
          {t('page.languageFailed')}
        </p>
      )}
    </div>
  );
}

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
            onChange={() => chooseTextSize(size)}
          />
          <span aria-hidden="true" translate="no">
            A
          </span>
        </label>
      ))}
    </fieldset>
  );
}
