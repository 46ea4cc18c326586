import type { ComponentProps } from 'react';
import { agreedByOptions } from '@/bureau/agreement';
import { channelOptions } from '@/bureau/channels';
import { t } from '@/texts/texts';
import { RadioGroupField, TextField } from '@/ui/fields';

interface AgreementFieldsProps {
  who: Omit<ComponentProps<typeof RadioGroupField>, 'label' | 'options'>;
  name: Omit<ComponentProps<typeof TextField>, 'label'>;
  how: AgreementFieldsProps['who'];
}

/** The member of a family that agreed that its contact details are given, and how. Nothing is preset. */
export const AgreementFields = ({ who, name, how }: AgreementFieldsProps) => (
  <>
    <RadioGroupField label={t('requests-office.consent.who')} options={agreedByOptions()} {...who} />
    <RadioGroupField label={t('requests-office.consent.how')} options={channelOptions()} {...how} />
    <TextField label={t('consents.saidByName')} autoComplete="off" {...name} />
  </>
);
