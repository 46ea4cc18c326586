import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDraft, type DraftStore, type TypedWishes } from '@/features/person-form/drafts/draft-store';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import { FormSection } from '@/features/person-form/fields/form-section';
import { todayAtBureau } from '@/lib/bureau-days';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { ageOn } from '@/person/age';
import { ChevronDown } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { t } from '@/texts/texts';

interface WishingPerson {
  gender: string | null;
  age: number | null;
  religion: string | null;
  profile_details: { mother_tongue: string | null; gothram: string | null };
}

/** The fields of wishes of a new person, which another feature has. */
export interface WishesPartProps {
  /** The typed facts from which wishes are proposed. */
  person: WishingPerson;
  wishes: TypedWishes;
  /** Refusals by the name of the filter. */
  refusals: Readonly<Record<string, string>>;
  onChange: (wishes: TypedWishes) => void;
}

export type WishesPart = (props: WishesPartProps) => ReactNode;

const noWishes: TypedWishes = { must: {}, hoped: {} };
const prefix = 'wishes.';

/** The wish that is refused; null for another error. */
export const wishOf = (error: AppError | null): string | null =>
  error?.field?.startsWith(prefix) ? error.field.slice(prefix.length) : null;

function personOf({ gender, age, date_of_birth, religion, mother_tongue, gothram }: FormValues): WishingPerson {
  const given = (text: string) => (text.trim() === '' ? null : text.trim());
  const typedAge = given(age);
  return {
    gender: given(gender),
    age: ageOn(date_of_birth, todayAtBureau()) ?? (typedAge === null ? null : Number(typedAge)),
    religion: given(religion),
    profile_details: { mother_tongue: given(mother_tongue), gothram: given(gothram) },
  };
}

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
                person={personOf(values)}
                wishes={wishes ?? noWishes}
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
