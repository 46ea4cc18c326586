import { readProperty } from '@/base/values';
import type { Json } from '@/lib/database.types';
import type { ComparedPicture, PictureBucket } from '@/lib/pictures';
import { labelOf, type PersonField, personFields } from '@/person/fields';
import { comparePictures, type ImageColumns, proposedImages } from '@/person/image-columns';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';

/** One field of a proposal, formatted; null means no value. */
export interface ProposedChange {
  field: PersonField;
  label: string;
  before: string | null;
  after: string | null;
  /** Current value, if it has changed since the proposal. */
  changedTo?: string | null;
}

/** Formats a proposal field by field, in form order. `current` holds the stored values. */
export function describeProposal(
  changes: Json,
  base: Json,
  current: Readonly<Record<string, unknown>>,
): ProposedChange[] {
  return personFields
    .filter((field) => readProperty(changes, field) !== undefined)
    .map((field) => {
      const before = formatPersonValue(field, readProperty(base, field));
      const now = formatPersonValue(field, current[field]);
      return {
        field,
        label: labelOf(field),
        before,
        after: formatPersonValue(field, readProperty(changes, field)),
        ...(now !== before && { changedTo: now }),
      };
    });
}

export interface ProposedPictures {
  bucket: PictureBucket;
  label: string;
  sides: { label: string; pictures: ComparedPicture[] }[];
  isChanged: boolean;
}

export const bucketColumns: Readonly<Record<PictureBucket, readonly string[]>> = {
  'profile-images': ['first_img', 'second_img', 'third_img'],
  'birth-charts': ['birth_chart'],
};

/** Compares the pictures of a proposal. `current` holds the stored ones. */
export function describePictures(changes: Json, base: Json, current: ImageColumns): ProposedPictures[] {
  const before = { ...current, ...proposedImages(base) };
  const now = comparePictures(current, changes);
  return comparePictures(before, changes).map(({ bucket, label, before: old, after }, index) => {
    const sides = [
      { label: t('review.proposal.before'), pictures: old },
      { label: t('review.proposal.proposed'), pictures: after },
    ];
    const shown = now[index]?.before ?? [];
    const isSame = shown.map(({ value }) => value).join() === old.map(({ value }) => value).join();
    return {
      bucket,
      label,
      sides: isSame ? sides : [...sides, { label: t('review.proposal.changed'), pictures: shown }],
      isChanged: !isSame,
    };
  });
}
