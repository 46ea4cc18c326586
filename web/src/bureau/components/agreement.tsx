import type { ComponentProps } from 'react';
import { z } from 'zod';
import { channelOptions } from '@/bureau/words';
import { limitedText } from '@/lib/text-rules';
import { sayValue } from '@/person/say-value';
import { phoneOwners } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { RadioGroupField, TextField } from '@/ui/fields';

const sayWho = (relation: string) => (relation === 'Self' ? t('consents.candidate') : sayValue('phoneOwner', relation));

/** The members of a family that may agree that its contact details are given. */
const agreedByOptions = () => phoneOwners.map((value) => ({ value, label: sayWho(value) }));

/** One of several buttons; null while none is chosen. */
export const chosen = (missing: () => string) => z.string({ error: missing }).min(1, { error: missing });

/** The name of that person, which may stay empty: the relation stands before it. */
export const agreedName = () => limitedText(90);

/** The person as it is stored: the relation, then the name. */
export const joinAgreed = (relation: string, name: string) => (name === '' ? relation : `${relation}: ${name}`);

/** The relation and the name of a stored person. An earlier one is all words. */
export function splitAgreed(stored: string): { relation: string; name: string } {
  const relation = phoneOwners.find((each) => stored === each || stored.startsWith(`${each}: `)) ?? '';
  return { relation, name: relation === '' ? stored : stored.slice(relation.length + 2) };
}

/** A stored person in words: the relation in the reader's language, and the name as it was typed. */
export function formatAgreed(stored: string): string {
  const { relation, name } = splitAgreed(stored);
  if (relation === '') return stored;
  return name === '' ? sayWho(relation) : t('consent-answers.named', { who: sayWho(relation), name });
}

interface AgreementFieldsProps {
  who: Omit<ComponentProps<typeof RadioGroupField>, 'label' | 'options'>;
  name: Omit<ComponentProps<typeof TextField>, 'label'>;
  how: AgreementFieldsProps['who'];
}

/** The member of a family that agreed that its contact details are given, and how. Nothing is preset. */
export const AgreementFields = ({ who, name, how }: AgreementFieldsProps) => (
  <>
    <RadioGroupField label={t('requests-office.consent.who')} options={agreedByOptions()} {...who} />
    <RadioGroupField label={t('admin-people.log.kind')} options={channelOptions()} {...how} />
    <TextField label={t('consents.saidByName')} autoComplete="off" {...name} />
  </>
);
