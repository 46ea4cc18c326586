import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReset,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import type { z } from 'zod';
import { getUserId } from '@/lib/backend/session';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { useLanguage } from '@/texts/language';

/**
 * Writes the errors beside the fields of a form again when the page changes its language: each was made in the language of its
 * moment. Fields are checked again; `sayRefusal` sets the errors of the type `refused`, which the database gave.
 */
export function useErrorsInLanguage<Values extends FieldValues>(
  { formState: { errors }, getValues, trigger }: UseFormReturn<Values>,
  sayRefusal: () => void,
): void {
  const language = useLanguage();
  const languageOfErrors = useRef(language);
  useEffect(() => {
    if (languageOfErrors.current === language) return;
    languageOfErrors.current = language;
    const isField = (name: string): name is Path<Values> => Object.hasOwn(getValues(), name);
    const isRefused = (name: string) => errors[name]?.type === 'refused';
    const names = Object.keys(errors).filter(isField);
    if (names.some(isRefused)) sayRefusal();
    void trigger(names.filter((name) => !isRefused(name)));
  });
}

interface CheckedFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  defaults: DefaultValues<Values>;
  /** The error of the submission. One that names a field, by its column, shows beside that field. */
  error: AppError | null;
  /** What was typed and not sent stands in the next form of this name: closing a dialog loses nothing. */
  keptAs?: string;
}

/** Whether nothing was typed, or the same again. */
export function isSame(typed: object, defaults: object): boolean {
  const before = new Map<string, unknown>(Object.entries(defaults));
  return Object.entries(typed).every(
    // Null: a group of which nothing is chosen.
    ([name, value]) => JSON.stringify(value ?? '') === JSON.stringify(before.get(name) ?? ''),
  );
}

const keptInputs = new Map<string, FieldValues>();
const keyOf = (name: string) => `${getUserId() ?? ''} ${name}`;

/** What was typed is sent. */
export function forgetInput(keptAs: string | undefined): void {
  if (keptAs !== undefined) keptInputs.delete(keyOf(keptAs));
}

/** Keeps what is typed in a form for the next one of this name, while the tab is open. Returns whether this one has such values. */
function useKeptInput<Values extends FieldValues>(
  keptAs: string | undefined,
  form: { reset: UseFormReset<Values>; values: object; defaults: DefaultValues<Values> },
): boolean {
  const { reset, values, defaults } = form;
  const [before] = useState(() => (keptAs === undefined ? undefined : keptInputs.get(keyOf(keptAs))));
  useEffect(() => {
    if (keptAs === undefined) return;
    if (isSame(values, defaults)) keptInputs.delete(keyOf(keptAs));
    else keptInputs.set(keyOf(keptAs), { ...values });
    // Defaults are new at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keptAs, values]);
  useEffect(() => {
    if (before !== undefined) reset(Object.assign({}, defaults, before), { keepDefaultValues: true });
    // Once: what is typed then counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return before !== undefined;
}

/** `field` of a form with these fields, for a component that draws some of them. */
export type FieldOf<Name extends string> = (name: Name) => UseFormRegisterReturn & { error: string | undefined };

export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>;

export function useCheckedForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const { schema, defaults, error, keptAs } = options;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: defaults });
  const values = useWatch({ control: form.control });
  const isKept = useKeptInput(keptAs, { reset: form.reset, values, defaults });
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
    values,
    typed: form.getValues,
    reset: form.reset,
    /** Whether it began with what was typed in an earlier one. */
    isKept,
    /** Whether something differs from the defaults. */
    isChanged: () => form.formState.isDirty,
    errorOf,
    /** The error, if it concerns no field of the form. */
    otherError: refused !== null && isField(refused) ? null : error,
    submit: form.handleSubmit,
  };
}

export interface RequestIds {
  /** The same values again, as after a lost answer, are the same request. */
  idOf: (values: object) => string;
  /** They were sent: the same values are another request from now on. */
  forget: () => void;
}

/** The id for the sending of some values. It outlives the dialog, as the typed values do. */
export function useRequestIds(): RequestIds {
  const last = useRef({ values: '', id: '' });
  const idOf = (values: object) => {
    const now = JSON.stringify(values);
    if (last.current.values !== now) last.current = { values: now, id: crypto.randomUUID() };
    return last.current.id;
  };
  const forget = () => {
    last.current = { values: '', id: '' };
  };
  return { idOf, forget };
}
