import { useQuery } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { usernameFreeQueryOptions } from '@/features/person-form/api';
import { type DraftStore, useDraft } from '@/features/person-form/draft-store';
import type { FormValues } from '@/features/person-form/form-schema';
import { FormFold, FormSection } from '@/features/person-form/form-section';
import { labelOfInput } from '@/features/person-form/problems';
import { todayAtBureau } from '@/lib/bureau-days';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { useDebounced } from '@/lib/use-debounced';
import { type ConsentsPart, findConsentProblems, neededConsents } from '@/person/typed-consents';
import { noTypedWishes, type WishesPart, wishingPerson } from '@/person/typed-wishes';
import { nextUsername, suggestUsername, usernamePattern } from '@/person/username';
import { writeWishes } from '@/person/wish-words';
import { t } from '@/texts/texts';
import { FieldError } from '@/ui/field-note';
import { CheckboxField, TextField } from '@/ui/fields';
import { CircleCheck } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';

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

export function LoginSection() {
  const form = useFormContext<FormValues>();
  const [giveLogin, username] = useWatch({ control: form.control, name: ['giveLogin', 'username'] });
  return (
    <FormFold id="login" says={giveLogin ? username : ''} isWrong={form.formState.errors.username !== undefined}>
      <div className="sm:col-span-2">
        <CheckboxField
          label={t('person-form-office.login.give')}
          hint={t('person-form-office.login.giveHint')}
          {...form.register('giveLogin', {
            onChange: () => {
              const { giveLogin: wanted, username, name } = form.getValues();
              if (wanted && username === '') form.setValue('username', suggestUsername(name));
              if (!wanted) form.clearErrors('username');
            },
          })}
        />
      </div>
      {giveLogin && <UsernameField />}
    </FormFold>
  );
}

function UsernameField() {
  const form = useFormContext<FormValues>();
  const typed = useWatch({ control: form.control, name: 'username' }).trim().toLowerCase();
  const wanted = useDebounced(typed, 400);
  const isAskable = usernamePattern.test(wanted) && wanted === typed;
  const free = useQuery({ ...usernameFreeQueryOptions(wanted), enabled: isAskable });
  const isTaken = isAskable && free.data === false;
  const error =
    form.formState.errors.username?.message ??
    (isTaken ? t('person-form-office.login.taken', { wanted, next: nextUsername(wanted) }) : undefined);
  return (
    <div>
      <TextField
        label={labelOfInput('username')}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('username', {
          onBlur: () => form.setValue('username', form.getValues('username').trim().toLowerCase()),
        })}
      />
      <p role="status" className="mt-1.5 text-muted">
        {isAskable && error === undefined && (
          <>
            {free.isFetching && t('person-form-office.login.checking')}
            {!free.isFetching && free.data === true && (
              <span className="flex items-center gap-2 text-success">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
                {t('person-form-office.login.free')}
              </span>
            )}
            {free.isError && t('person-form-office.login.notChecked')}
          </>
        )}
      </p>
    </div>
  );
}

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

/** What the family looks for: none of it is required. */
export function WishesSection({ store, values, part: Part, error }: WishesSectionProps) {
  const { wishes, reading } = useDraft(store).draft;
  const field = wishOf(error);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field !== null) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, field]);
  return (
    <FormFold
      id="wishes"
      lead={t('wishes.readers')}
      isWrong={field !== null}
      says={wishes === null ? '' : writeWishes({ ...wishes.must, ...wishes.hoped })}
    >
      {reading !== null && reading.expectations.length > 0 && (
        <div className="rounded-card border border-gold-500 bg-wash px-5 py-4 sm:col-span-2">
          <p className="[overflow-wrap:anywhere]">
            {t('person-form-office.wishes.said', { text: reading.expectations.join('; ') })}
          </p>
          <p className="mt-1 text-muted">
            {reading.readWishes === ''
              ? t('person-form-office.wishes.enter')
              : t('person-form-office.wishes.read', { wishes: reading.readWishes })}
          </p>
        </div>
      )}
      <div ref={place} role="group" aria-labelledby="wishes-title" className="sm:col-span-2">
        <p className="mb-4 text-muted">{t('wishes.explained')}</p>
        <OnDemand>
          <Part
            person={wishingPerson(values)}
            wishes={wishes ?? noTypedWishes}
            refusals={error !== null && field !== null ? { [field]: errorText(error) } : {}}
            onChange={(next) => store.update({ wishes: next })}
          />
        </OnDemand>
      </div>
    </FormFold>
  );
}
