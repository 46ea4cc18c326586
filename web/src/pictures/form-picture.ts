import type { PictureEdit } from '@/pictures/picture-edit';
import { isLink } from '@/lib/thumbnail';
import { t } from '@/texts/texts';

/** How far the upload of a new picture has come. */
export type UploadProgress = 'waiting' | 'uploading' | 'done' | 'failed';

interface StoredPicture {
  key: string;
  kind: 'stored';
  /** What the image column holds: a path in the bucket, or a link. */
  path: string;
}

/** A picture that was chosen in this form, prepared and ready to be uploaded. */
export interface NewPicture {
  /** A uuid, which names the file as well: another try writes to the same name. */
  key: string;
  kind: 'new';
  /** What the file was called on the clerk's computer, for messages only; null for an edited stored picture. */
  fileName: string | null;
  /** The type of both blobs. */
  extension: 'webp' | 'jpg' | 'png';
  full: Blob;
  thumbnail: Blob;
  /** The file it was made of and how it was changed, to be edited again; null once it comes from a kept draft. */
  made: { from: Blob; edit: PictureEdit | null } | null;
  progress: UploadProgress;
}

export type FormPicture = StoredPicture | NewPicture;

/** Whether the picture can be opened to be cropped: a link belongs to another site. */
export const isEditable = (picture: FormPicture): boolean => picture.kind === 'new' || !isLink(picture.path);

/** The name of the picture's file; null if it is or was a stored picture. */
export const fileNameOf = (picture: FormPicture): string | null => (picture.kind === 'new' ? picture.fileName : null);

export const sayFileName = (fileName: string | null): string => fileName ?? t('person-form.pictures.storedName');

/** Where the picture lies in its bucket once it is uploaded: "17/0f….webp". */
export function picturePath(profileId: number, picture: FormPicture): string {
  return picture.kind === 'stored' ? picture.path : `${profileId}/${picture.key}.${picture.extension}`;
}

/** Pictures that a profile shows already, as the form holds them. */
export function toStoredPictures(paths: readonly string[]): FormPicture[] {
  return paths.map((path) => ({ key: crypto.randomUUID(), kind: 'stored', path }));
}
