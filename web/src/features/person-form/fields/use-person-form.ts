import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  focusPictureField,
  pictureLabels,
  type PictureFieldName,
} from '@/features/person-form/pictures/pictures-section';
import { restoreValues, type DraftKeeper } from '@/features/person-form/drafts/draft-keeper';
import { formSchema, type FormValues } from '@/features/person-form/fields/form-schema';
import { removePictures } from '@/features/person-form/pictures/upload-pictures';
import { fieldProblems, pictureFieldOf, showRefusal, type Problem } from '@/features/person-form/fields/problems';
import {
  toStoredPictures,
  useFormPictures,
  type FormPictures,
} from '@/features/person-form/pictures/use-form-pictures';
import { useTypedDraft } from '@/features/person-form/drafts/use-typed-draft';
import type { AppError } from '@/lib/errors';
import type { PictureBucket } from '@/lib/pictures';

const buckets: Record<PictureFieldName, PictureBucket> = { pictures: 'profile-images', charts: 'birth-charts' };

/** A date of which the browser makes nothing, the 31st of February for example, reaches the form as an empty one. */
function isDateUnreadable(): boolean {
  const [input] = document.getElementsByName('date_of_birth');
  return input instanceof HTMLInputElement && input.validity.badInput;
}

interface Start {
  values: FormValues;
  pictures: readonly string[];
  charts: readonly string[];
}

interface PersonFormParts {
  keeper: DraftKeeper;
  /** What the form starts from; a kept draft is laid over it. */
  start: Start;
  needsPicture: boolean;
}

/** The form of a person with its pictures, its draft and what must be mended in it. */
export function usePersonForm({ keeper, start, needsPicture }: PersonFormParts) {
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema),
    defaultValues: restoreValues(start.values, keeper.draft.values),
    // Not when a field is left: the text of an error would move the button from under the pointer that is pressing it.
    mode: 'onSubmit',
    // The summary of what must be mended takes the focus.
    shouldFocusError: false,
  });
  const isTyped = useTypedDraft(form, keeper, start.values);
  const pictures = useFormPictures(keeper, 'pictures', () => toStoredPictures(start.pictures));
  const charts = useFormPictures(keeper, 'charts', () => toStoredPictures(start.charts));
  const [preparing, setPreparing] = useState<Record<PictureFieldName, boolean>>({ pictures: false, charts: false });
  const [refused, setRefused] = useState<{ field: PictureFieldName; message: string } | null>(null);
  const [refusals, setRefusals] = useState(0);
  const wasTried = form.formState.isSubmitted;

  const onPreparingChange = useCallback((field: PictureFieldName, isPreparing: boolean) => {
    setPreparing((current) => ({ ...current, [field]: isPreparing }));
    setRefused(null);
  }, []);

  const errorOf = (field: PictureFieldName): string | undefined => {
    if (refused?.field === field) return refused.message;
    const isMissing = field === 'pictures' && needsPicture && pictures.ready && pictures.pictures.length === 0;
    return wasTried && isMissing && !preparing.pictures ? 'Choose at least one picture.' : undefined;
  };
  const pictureErrors = { pictures: errorOf('pictures'), charts: errorOf('charts') };

  const pictureProblems: Problem[] = [];
  for (const field of ['pictures', 'charts'] as const) {
    const message = pictureErrors[field];
    if (message === undefined) continue;
    pictureProblems.push({
      section: 'pictures',
      label: pictureLabels[field],
      message,
      onFix: () => {
        focusPictureField(field);
      },
    });
  }
  const problems = wasTried ? [...fieldProblems(form), ...pictureProblems] : pictureProblems;

  const onPicturesChange = (field: PictureFieldName, before: FormPictures): FormPictures => ({
    ...before,
    change: (next) => {
      // Another picture is another answer to what the database refused.
      setRefused(null);
      const dropped = before.pictures.filter((picture) => !next.includes(picture));
      before.change(next);
      const { reservedId, sent } = keeper.draft;
      if (reservedId !== null && sent === null) void removePictures(buckets[field], reservedId, dropped);
    },
  });

  // What leaving the page has to clean up, as it is then.
  const latest = useRef({ pictures: pictures.pictures, charts: charts.pictures });
  useEffect(() => {
    latest.current = { pictures: pictures.pictures, charts: charts.pictures };
  }, [pictures.pictures, charts.pictures]);
  const discard = useCallback(() => {
    const { reservedId, sent } = keeper.draft;
    keeper.forget();
    // What was sent without an answer may be in the register, with these very files.
    if (reservedId === null || sent !== null) return;
    void removePictures(buckets.pictures, reservedId, latest.current.pictures);
    void removePictures(buckets.charts, reservedId, latest.current.charts);
  }, [keeper]);

  // Checking takes a moment: a second click finds the first under way, even before anything is drawn again.
  const wasPressed = useRef(false);
  const [isChecking, setIsChecking] = useState(false);
  /** Hands on what is filled in, or takes the reader to what must be mended. */
  const submit = (onValid: (values: FormValues) => unknown) => {
    if (wasPressed.current || preparing.pictures || preparing.charts) return;
    wasPressed.current = true;
    setIsChecking(true);
    setRefused(null);
    let isRefused = false;
    const check = form.handleSubmit(
      async (values) => {
        if (isDateUnreadable())
          form.setError('date_of_birth', { type: 'unreadable', message: 'There is no such date. Enter it again.' });
        isRefused = isDateUnreadable() || (needsPicture && pictures.pictures.length === 0);
        if (!isRefused) await onValid(values);
      },
      () => {
        isRefused = true;
      },
    );
    // The form knows its errors only when the check has ended.
    void check().finally(() => {
      wasPressed.current = false;
      setIsChecking(false);
      if (isRefused) setRefusals((count) => count + 1);
    });
  };

  return {
    form,
    pictures,
    charts,
    problems,
    refusals,
    discard,
    isUnsaved: isTyped || keeper.draft.touchedPictures.length > 0,
    isPreparing: preparing.pictures || preparing.charts,
    submit,
    isChecking,
    /** Puts what the database refused beside its field. False when no field of the form is meant. */
    showRefusal: (error: AppError): boolean => {
      const field = pictureFieldOf(error.field ?? '');
      if (field !== null) setRefused({ field, message: error.message });
      const isShown = field !== null || showRefusal(form, error);
      if (isShown) setRefusals((count) => count + 1);
      return isShown;
    },
    picturesProps: {
      pictures: onPicturesChange('pictures', pictures),
      charts: onPicturesChange('charts', charts),
      required: needsPicture,
      errors: pictureErrors,
      onPreparingChange,
    },
  };
}
