import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { usernameFreeQueryOptions } from '@/features/person-form/api/register';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import { FormSection } from '@/features/person-form/fields/form-section';
import { labelOfInput } from '@/features/person-form/fields/problems';
import { useDebounced } from '@/lib/use-debounced';
import { nextUsername, suggestUsername, usernamePattern } from '@/person/username';
import { CheckboxField, TextField } from '@/ui/fields';
import { CircleCheck } from '@/ui/icons';
import { t } from '@/texts/texts';

/** Whether the person gets a login, and under which username. */
export function LoginSection() {
  const form = useFormContext<FormValues>();
  const giveLogin = useWatch({ control: form.control, name: 'giveLogin' });
  return (
    <FormSection id="login">
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
    </FormSection>
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
          onBlur: () => {
            form.setValue('username', form.getValues('username').trim().toLowerCase());
          },
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
