import { useEffect, useRef, useState } from 'react';
import { useDraft, type DraftStore } from '@/features/person-form/drafts/draft-store';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import { FormSection } from '@/features/person-form/fields/form-section';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { noTypedWishes, wishingPerson, type WishesPart } from '@/person/typed-wishes';
import { ChevronDown } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { t } from '@/texts/texts';

const prefix = 'wishes.';

/** The wish that is refused; null for another error. */
export const wishOf = (error: AppError | null): string | null =>
  error?.field?.startsWith(prefix) ? error.field.slice(prefix.length) : null;

interface WishesSectionProps {
  store: DraftStore;
  values: FormValues;
  part: WishesPart;
  /** The last refusal of the registration. */
  error: AppError | null;
}

/** What the family looks for: folded, because none is required. */
export function WishesSection({ store, values, part: Part, error }: WishesSectionProps) {
  const { wishes, reading } = useDraft(store).draft;
  const [isOpen, setIsOpen] = useState(wishes !== null);
  const field = wishOf(error);
  const [shownFor, setShownFor] = useState<AppError | null>(null);
  if (error !== null && field !== null && error !== shownFor) {
    setShownFor(error);
    setIsOpen(true);
  }
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (field !== null) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, field]);
  const readWishes = reading?.readWishes ?? '';
  const [openedFor, setOpenedFor] = useState(readWishes);
  // What was filled in is on the screen.
  if (readWishes !== openedFor) {
    setOpenedFor(readWishes);
    setIsOpen(true);
  }
  return (
    <FormSection id="wishes" lead={t('wishes.readers')}>
      {reading !== null && reading.expectations.length > 0 && (
        <div className="rounded-card border border-gold-500 bg-wash px-5 py-4 sm:col-span-2">
          <p className="[overflow-wrap:anywhere]">
            {t('person-form-office.wishes.said', { text: reading.expectations.join('; ') })}
          </p>
          <p className="mt-1 text-muted">
            {readWishes === ''
              ? t('person-form-office.wishes.enter')
              : t('person-form-office.wishes.read', { wishes: readWishes })}
          </p>
        </div>
      )}
      <details
        ref={part}
        open={isOpen}
        className="group rounded-card border border-line px-4 sm:col-span-2"
        onToggle={({ currentTarget, target }) => {
          // Parts inside can be folded too.
          if (target === currentTarget) setIsOpen(currentTarget.open);
        }}
      >
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 font-medium text-maroon-800 [&::-webkit-details-marker]:hidden">
          {t('wishes.enter')}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-gold-700 group-open:rotate-180" />
        </summary>
        {isOpen && (
          <div role="group" aria-labelledby="wishes-title" className="border-t border-line/70 pt-4 pb-5">
            <p className="mb-4 text-muted">{t('wishes.explained')}</p>
            <OnDemand>
              <Part
                person={wishingPerson(values)}
                wishes={wishes ?? noTypedWishes}
                refusals={error !== null && field !== null ? { [field]: errorText(error) } : {}}
                onChange={(next) => {
                  store.update({ wishes: next });
                }}
              />
            </OnDemand>
          </div>
        )}
      </details>
    </FormSection>
  );
}
