import { toPaths, type MergeKey } from '@/features/registration/merge-profile';
import { fieldColumns } from '@/features/registration/person-values';
import { BlobImage } from '@/features/registration/pictures/blob-image';
import type { FormPicture } from '@/features/registration/pictures/form-picture';
import { toStoredPictures } from '@/features/registration/use-form-pictures';
import { formatPersonValue } from '@/lib/person-fields';
import { thumbnailOf, usePictureUrls } from '@/lib/pictures';

interface MergeValueProps {
  mergeKey: MergeKey;
  value: string;
  /** The reader's own pictures, which may not be uploaded yet. */
  ownPictures: readonly FormPicture[] | null;
}

/** A value of one version of a profile. */
export function MergeValue({ mergeKey, value, ownPictures }: MergeValueProps) {
  if (mergeKey === 'pictures' || mergeKey === 'charts')
    return <VersionPictures mergeKey={mergeKey} pictures={ownPictures ?? toStoredPictures(toPaths(value))} />;
  const text = formatPersonValue(fieldColumns[mergeKey], value);
  return text === null ? (
    <span className="text-muted">Empty</span>
  ) : (
    <span className="font-medium [overflow-wrap:anywhere] whitespace-pre-line">{text}</span>
  );
}

function VersionPictures({
  mergeKey,
  pictures,
}: {
  mergeKey: 'pictures' | 'charts';
  pictures: readonly FormPicture[];
}) {
  const { urlOf } = usePictureUrls(
    mergeKey === 'pictures' ? 'profile-images' : 'birth-charts',
    pictures.map((picture) => (picture.kind === 'stored' ? thumbnailOf(picture.path) : null)),
  );
  if (pictures.length === 0) return <span className="text-muted">No picture</span>;
  const look = 'aspect-[4/5] w-20 rounded-inner bg-sand object-cover';
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {pictures.map((picture, index) => {
        const alt = `Picture ${index + 1}`;
        if (picture.kind === 'new')
          return <BlobImage key={picture.key} blob={picture.thumbnail} alt={alt} className={look} />;
        const url = urlOf(thumbnailOf(picture.path));
        return url === null ? (
          <span key={picture.path} className={look} />
        ) : (
          <img key={picture.path} src={url} alt={alt} className={look} />
        );
      })}
    </span>
  );
}
