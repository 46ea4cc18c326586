import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
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
