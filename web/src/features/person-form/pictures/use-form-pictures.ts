import { useCallback, useEffect, useState } from 'react';
import type { DraftKeeper } from '@/features/person-form/drafts/draft-keeper';
import type { FormPicture, UploadProgress } from '@/features/person-form/pictures/form-picture';
import { recallPictures, rememberPictures } from '@/features/person-form/drafts/stored-pictures';

export interface FormPictures {
  pictures: FormPicture[];
  /** False while the pictures of a kept draft are being fetched. */
  ready: boolean;
  change: (next: FormPicture[]) => void;
  /** Puts pictures in their place that are not the reader's change. */
  replace: (next: FormPicture[]) => void;
  setProgress: (key: string, progress: UploadProgress) => void;
}

/** The pictures of one field of the form, kept with its draft. */
export function useFormPictures(keeper: DraftKeeper, field: string, startWith: () => FormPicture[]): FormPictures {
  const [pictures, setPictures] = useState(startWith);
  const [ready, setReady] = useState(() => !keeper.draft.touchedPictures.includes(field));

  useEffect(() => {
    if (ready) return;
    let left = false;
    void recallPictures(keeper.draft.id, field).then((kept) => {
      if (left) return;
      setPictures(kept);
      setReady(true);
    });
    return () => {
      left = true;
    };
  }, [keeper, field, ready]);

  useEffect(() => {
    if (ready && keeper.draft.touchedPictures.includes(field)) void rememberPictures(keeper.draft.id, field, pictures);
  }, [keeper, field, ready, pictures]);

  const change = useCallback(
    (next: FormPicture[]) => {
      keeper.touchPictures(field);
      setPictures(next);
    },
    [keeper, field],
  );
  const setProgress = useCallback((key: string, progress: UploadProgress) => {
    setPictures((current) =>
      current.map((picture) => (picture.kind === 'new' && picture.key === key ? { ...picture, progress } : picture)),
    );
  }, []);
  return { pictures, ready, change, replace: setPictures, setProgress };
}

/** Pictures that a profile shows already, as the form holds them. */
export function toStoredPictures(paths: readonly string[]): FormPicture[] {
  return paths.map((path) => ({ key: crypto.randomUUID(), kind: 'stored', path }));
}
