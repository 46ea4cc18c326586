import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { useErrorsInLanguage } from '@/ui/use-errors-in-language';

interface CheckedFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  defaults: DefaultValues<Values>;
  /** The error of the submission. One that names a field, by its column, shows beside that field. */
  error: AppError | null;
}

/** `field` of a form with these fields, for a component that draws some of them. */
export type FieldOf<Name extends string> = (name: Name) => UseFormRegisterReturn & { error: string | undefined };

export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>;

/** A form validated on submit, then on every change. */
export function useCheckedForm<Values extends FieldValues>({ schema, defaults, error }: CheckedFormOptions<Values>) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: defaults });
  const values = useWatch({ control: form.control });
  const refused = error?.field ?? null;
  const isField = (name: string): name is Path<Values> => Object.hasOwn(defaults, name);

  const { setError, setFocus } = form;
  const sayRefusal = () => {
    if (error !== null && refused !== null && isField(refused))
      setError(refused, { type: 'refused', message: errorText(error) });
  };
  useErrorsInLanguage(form, sayRefusal);
  useEffect(() => {
    if (refused === null || !isField(refused)) return;
    sayRefusal();
    setFocus(refused);
    // Runs once per error, because typing clears it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);

  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;

  return {
    /** All that a field needs: `<TextField label={...} {...field('name')} />`. */
    field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, options),
      error: errorOf(name),
    }),
    /** The same for a DayField. */
    day: (name: Path<Values>) => ({ control: form.control, name, error: errorOf(name) }),
    register: form.register,
    control: form.control,
    setValue: form.setValue,
    setFocus: form.setFocus,
    defaults,
    /** The current values. */
    values,
    typed: form.getValues,
    reset: form.reset,
    /** Whether something differs from the defaults. */
    isChanged: () => form.formState.isDirty,
    errorOf,
    /** The error, if it concerns no field of the form. */
    otherError: refused !== null && isField(refused) ? null : error,
    submit: form.handleSubmit,
  };
}
