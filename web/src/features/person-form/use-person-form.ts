import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { restoreValues, useDraft, type DraftStore, type KeptValues } from '@/features/person-form/draft-store';
import { readStoredPictures, storePictures } from '@/features/person-form/stored-pictures';
import { formSchema, type FormNeeds, type FormValues } from '@/features/person-form/form-schema';
import { showRefusal, type FormOfPerson, type PictureFieldName } from '@/features/person-form/problems';
import type { FormPicture, UploadProgress } from '@/pictures/form-picture';
import { removePictures } from '@/pictures/upload-pictures';
import { useErrorsInLanguage } from '@/ui/use-checked-form';
import { toAppError, type AppError } from '@/lib/errors';
import type { PictureBucket } from '@/lib/pictures';

const pictureFields: Record<PictureFieldName, PictureBucket> = { pictures: 'profile-images', charts: 'birth-charts' };
const pictureFieldNames = ['pictures', 'charts'] as const;

/** Form values without pictures, which have a store of their own. */
const typedOf = ({ pictures: _pictures, charts: _charts, ...typed }: FormValues): KeptValues => typed;

interface PersonFormParts extends Partial<FormNeeds> {
  store: DraftStore;
  /** The values at the start; a kept draft is laid over them. */
  start: FormValues;
  needsPicture: boolean;
}

export interface PersonFormState {
  form: FormOfPerson;
  /** The values of the form, as shown. */
  values: FormValues;
  needsPicture: boolean;
  /** False while the pictures of a kept draft are being fetched. */
  isReady: boolean;
  /** Whether pictures are being prepared. */
  isPreparing: boolean;
  onPreparingChange: (field: PictureFieldName, isPreparing: boolean) => void;
  /** Keeps the user's change of the pictures, and removes the dropped files from the storage. */
  keepPictures: (field: PictureFieldName, next: FormPicture[]) => void;
  /** Notes how far the upload of a picture has come. */
  setProgress: (key: string, progress: UploadProgress) => void;
  /** Whether leaving the page would lose something. */
  isUnsaved: boolean;
  /** Discards the draft with its pictures. */
  discard: () => void;
  /** Submits valid values; without a picture only where the user says so. Shows refusals of the database at their fields. */
  submit: (send: (values: FormValues) => Promise<unknown>, withoutPicture?: boolean) => void;
}

export function usePersonForm(parts: PersonFormParts): PersonFormState {
  const { store, start, needsPicture, needsSide = false, asksConsents = false } = parts;
  const { draft } = useDraft(store);
  const isWithoutPicture = useRef(false);
  const form = useForm<FormValues>({
    resolver: async (...given) =>
      await zodResolver(
        formSchema({ needsPicture: needsPicture && !isWithoutPicture.current, needsSide, asksConsents }),
      )(...given),
    defaultValues: restoreValues(start, draft.values),
    // Not when a field is left: the text of an error would move the button from under the pointer that is pressing it.
    mode: 'onSubmit',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { getValues, setValue, clearErrors, handleSubmit } = form;
  const values = useWatch({ control: form.control, compute: (all: FormValues) => all });

  const typed = JSON.stringify(typedOf(values));
  const isTyped = typed !== JSON.stringify(typedOf({ ...values, ...start }));
  useEffect(() => {
    if (isTyped || store.read().isStored) store.update({ values: typedOf(getValues()) });
  }, [store, isTyped, typed, getValues]);

  const [isReady, setIsReady] = useState(() => draft.touchedPictures.length === 0);
  useEffect(() => {
    if (isReady) return;
    let left = false;
    const { id, touchedPictures } = store.read().draft;
    const touched = pictureFieldNames.filter((field) => touchedPictures.includes(field));
    void Promise.all(touched.map(async (field) => ({ field, kept: await readStoredPictures(id, field) }))).then(
      (found) => {
        if (left) return;
        for (const { field, kept } of found) setValue(field, kept);
        setIsReady(true);
      },
    );
    return () => {
      left = true;
    };
  }, [store, isReady, setValue]);

  const remember = useCallback(
    (field: PictureFieldName, pictures: readonly FormPicture[]) => {
      const { id, touchedPictures } = store.read().draft;
      if (touchedPictures.includes(field)) void storePictures(id, field, pictures);
    },
    [store],
  );
  const keepPictures = (field: PictureFieldName, next: FormPicture[]) => {
    const keys = next.map(({ key }) => key);
    const dropped = getValues(field).filter(({ key }) => !keys.includes(key));
    store.touchPictures(field);
    remember(field, next);
    const { reservedId, sent } = store.read().draft;
    if (reservedId !== null && sent === null) void removePictures(pictureFields[field], reservedId, dropped);
  };
  const setProgress = (key: string, progress: UploadProgress) => {
    for (const field of pictureFieldNames) {
      const pictures = getValues(field);
      if (!pictures.some((picture) => picture.key === key)) continue;
      const next = pictures.map((picture) =>
        picture.kind === 'new' && picture.key === key ? { ...picture, progress } : picture,
      );
      setValue(field, next);
      remember(field, next);
    }
  };

  const [preparing, setPreparing] = useState<readonly PictureFieldName[]>([]);
  const isPreparing = preparing.length > 0;
  const onPreparingChange = useCallback(
    (field: PictureFieldName, started: boolean) => {
      setPreparing((current) => [...current.filter((other) => other !== field), ...(started ? [field] : [])]);
      if (started) clearErrors(field);
    },
    [clearErrors],
  );

  const discard = useCallback(() => {
    const { reservedId, sent } = store.read().draft;
    store.forget();
    // A request without a response may have succeeded with these files.
    if (reservedId === null || sent !== null) return;
    for (const field of pictureFieldNames) void removePictures(pictureFields[field], reservedId, getValues(field));
  }, [store, getValues]);

  // A second click finds the first under way, even before anything is drawn again.
  const isUnderWay = useRef(false);
  const refusal = useRef<AppError | null>(null);
  useErrorsInLanguage(form, () => {
    if (refusal.current !== null) showRefusal(form, refusal.current);
  });
  const submit = (send: (values: FormValues) => Promise<unknown>, withoutPicture = false) => {
    if (isUnderWay.current || isPreparing || !isReady) return;
    isUnderWay.current = true;
    isWithoutPicture.current = withoutPicture;
    const check = handleSubmit(async (valid) => {
      // The caller keeps the error, and shows it where it belongs to no field.
      await send(valid).catch((cause: unknown) => {
        refusal.current = toAppError(cause);
        showRefusal(form, refusal.current);
      });
    });
    void check().finally(() => {
      isUnderWay.current = false;
    });
  };

  return {
    form,
    values,
    needsPicture,
    isReady,
    isPreparing,
    onPreparingChange,
    keepPictures,
    setProgress,
    isUnsaved: isTyped || draft.touchedPictures.length > 0 || draft.wishes !== null,
    discard,
    submit,
  };
}
