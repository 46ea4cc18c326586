import { useState } from 'react';
import { fieldKeys, sectionOf, type FieldKey } from '@/features/person-form/fields/person-values';
import { titleOfSection } from '@/features/person-form/fields/sections';
import { callLink, useBureau } from '@/bureau/bureau';
import type { PersonSection } from '@/person/fields';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { textLinkLook } from '@/ui/text-link';

const ofSection = (section: PersonSection) => fieldKeys.filter((key) => sectionOf(key) === section);

/** The parts that a member can open alone, with their fields; undefined for the whole form. */
export const fieldsOfChange = {
  none: [],
  photo: [],
  // Who reads the income stands beside it.
  job: ['education', 'job', 'work_place', 'income', 'income_shown_to'],
  basics: ofSection('basics'),
  horoscope: ofSection('horoscope'),
  background: ofSection('background'),
  family: ofSection('family'),
  all: undefined,
} as const satisfies Readonly<Record<string, readonly FieldKey[] | undefined>>;

export type Change = keyof typeof fieldsOfChange;
const choices = ['photo', 'job', 'basics', 'horoscope', 'background', 'family', 'phone', 'all'] as const;

const labelOfChange = (choice: (typeof choices)[number]): string =>
  choice === 'basics' || choice === 'horoscope' || choice === 'background' || choice === 'family'
    ? titleOfSection(choice)
    : t(`person-form.change.${choice}`);

interface ChangeChoiceProps {
  shown: Change;
  onChoose: (change: Change) => void;
}

/** The choice of the fields to change: the form shows only these. The bureau changes the phone number. */
export function ChangeChoice({ shown, onChoose }: ChangeChoiceProps) {
  const { phone } = useBureau();
  const [isPhone, setIsPhone] = useState(false);
  return (
    <div role="group" aria-labelledby="change-choice" className="mb-8 max-w-3xl lg:ml-60">
      <p id="change-choice" className="font-medium">
        {t('person-form.change.question')}
      </p>
      <div className="mt-3 grid gap-2 3xs:grid-cols-2 sm:grid-cols-4">
        {choices.map((choice) => (
          <Button
            key={choice}
            className="min-w-0 px-3! aria-pressed:border-maroon-800 aria-pressed:bg-wash"
            aria-pressed={choice === 'phone' ? isPhone : choice === shown && !isPhone}
            onClick={() => {
              setIsPhone(choice === 'phone');
              if (choice !== 'phone') onChoose(choice);
            }}
          >
            {labelOfChange(choice)}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 empty:hidden">
        {isPhone && (
          <>
            {t('person-form.change.byBureau')}{' '}
            {phone !== '' && (
              <a href={callLink(phone)} className={textLinkLook} translate="no">
                {phone}
              </a>
            )}
          </>
        )}
      </p>
    </div>
  );
}
