import { toPaths, type MergeKey } from '@/features/person-form/conflict/merge';
import { fieldColumns, translateOf } from '@/features/person-form/fields/person-values';
import { toStoredPictures, type FormPicture } from '@/pictures/form-picture';
import { smallPlaceOf, usePicture, type PictureBucket } from '@/lib/pictures';
import { formatPersonValue } from '@/person/values';
import { PictureImage } from '@/ui/portrait';
import { t } from '@/texts/texts';

interface MergeValueProps {
  mergeKey: MergeKey;
  value: string;
  /** The user's own pictures, which may not be uploaded yet. */
  ownPictures: readonly FormPicture[] | null;
}

/** A value of one version of a profile. */
export function MergeValue({ mergeKey, value, ownPictures }: MergeValueProps) {
  if (mergeKey === 'pictures' || mergeKey === 'charts')
    return <VersionPictures mergeKey={mergeKey} pictures={ownPictures ?? toStoredPictures(toPaths(value))} />;
  const text = formatPersonValue(fieldColumns[mergeKey], value);
  return text === null ? (
    <span className="font-normal text-muted">{t('person-form.emptyValue')}</span>
  ) : (
    <span
      translate={translateOf(fieldColumns[mergeKey])}
      className="font-medium [overflow-wrap:anywhere] whitespace-pre-line"
    >
      {text}
    </span>
  );
}

function VersionPictures({
  mergeKey,
  pictures,
}: {
  mergeKey: 'pictures' | 'charts';
  pictures: readonly FormPicture[];
}) {
  if (pictures.length === 0)
    return <span className="font-normal text-muted">{t('person-form-office.conflict.noPicture')}</span>;
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {pictures.map((picture, index) => {
        const alt = t('person-form-office.conflict.pictureAt', { place: index + 1 });
        if (picture.kind === 'new')
          return <PictureImage key={picture.key} source={picture.thumbnail} alt={alt} className={look} />;
        const bucket = mergeKey === 'pictures' ? 'profile-images' : 'birth-charts';
        return <StoredVersion key={picture.path} bucket={bucket} path={picture.path} alt={alt} />;
      })}
    </span>
  );
}

const look = 'aspect-[4/5] w-20 rounded-inner bg-sand portrait-cover';

function StoredVersion({ bucket, path, alt }: { bucket: PictureBucket; path: string; alt: string }) {
  const { source } = usePicture(smallPlaceOf(bucket, path));
  return source === null ? <span className={look} /> : <PictureImage source={source} alt={alt} className={look} />;
}
