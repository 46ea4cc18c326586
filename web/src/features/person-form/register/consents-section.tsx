import { useImperativeHandle, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import { FormSection } from '@/features/person-form/fields/form-section';
import { todayAtBureau } from '@/lib/bureau-days';
import { findConsentProblems, neededConsents, type ConsentsPart } from '@/person/typed-consents';
import { FieldError } from '@/ui/field-note';
import { OnDemand } from '@/ui/on-demand';
import { t } from '@/texts/texts';

/** The notice of the DPDP Act with the family's answers, and the two declarations. */
export function ConsentsSection({ part: Part }: { part: ConsentsPart }) {
  const { field, fieldState } = useController<FormValues, 'consents'>({ name: 'consents' });
  const parents = useWatch<FormValues, ['fathers_name', 'fathers_job', 'mothers_name', 'mothers_job']>({
    name: ['fathers_name', 'fathers_job', 'mothers_name', 'mothers_job'],
  });
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle(field.ref, () => ({
    focus: () => {
      const first = (what: string) => place.current?.querySelector<HTMLElement>(what);
      (first('[aria-invalid="true"]') ?? first('input, select'))?.focus();
    },
  }));
  const { error } = fieldState;
  const problems = error === undefined ? {} : findConsentProblems(field.value, neededConsents, todayAtBureau());
  const isRefused = error?.type === 'refused';
  return (
    <FormSection id="consents" lead={t('consents.form.lead')}>
      <div ref={place} className="sm:col-span-2">
        <OnDemand>
          <Part value={field.value} problems={problems} onChange={field.onChange} />
        </OnDemand>
        {field.value.answers.relatives !== true && parents.some((value) => value.trim() !== '') && (
          <p className="mt-2 text-muted">{t('consents.form.notKept')}</p>
        )}
        {isRefused && <FieldError id="consents-refused">{error.message}</FieldError>}
      </div>
    </FormSection>
  );
}
