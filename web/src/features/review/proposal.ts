import type { Json } from '@/lib/database.types';
import type { ComparedPicture, PictureBucket } from '@/lib/pictures';
import { readProperty } from '@/lib/read-property';
import { comparePictures } from '@/person/compare-pictures';
import { labelOf, personFields, type PersonField } from '@/person/fields';
import { proposedImages, type ImageColumns } from '@/person/image-columns';
import { formatPersonValue } from '@/person/values';

/** One field of a proposal, in readable form; null is no value. */
export interface ProposedChange {
  field: PersonField;
  label: string;
  before: string | null;
  after: string | null;
  /** Set when the value is another one by now than the member saw. */
  changedTo?: string | null;
}

/** A member's proposal field by field, in the order of the form. `current` holds what the register says now. */
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

/** The pictures of one bucket in a proposal, version beside version. */
export interface ProposedPictures {
  bucket: PictureBucket;
  label: string;
  sides: { label: string; pictures: ComparedPicture[] }[];
  /** Whether they are others by now than the member saw. */
  isChanged: boolean;
}

/** The columns in which a bucket's pictures stand. */
export const bucketColumns: Readonly<Record<PictureBucket, readonly string[]>> = {
  'profile-images': ['first_img', 'second_img', 'third_img'],
  'birth-charts': ['birth_chart'],
};

/** What a member's proposal makes of the pictures. `current` holds what the profile shows now. */
export function describePictures(changes: Json, base: Json, current: ImageColumns): ProposedPictures[] {
  const before = { ...current, ...proposedImages(base) };
  const now = comparePictures(current, changes);
  return comparePictures(before, changes).map(({ bucket, label, before: old, after }, index) => {
    const sides = [
      { label: 'Before', pictures: old },
      { label: 'Proposed', pictures: after },
    ];
    const shown = now[index]?.before ?? [];
    const isSame = shown.map(({ value }) => value).join() === old.map(({ value }) => value).join();
    return {
      bucket,
      label,
      sides: isSame ? sides : [...sides, { label: 'Changed since then; it is now', pictures: shown }],
      isChanged: !isSame,
    };
  });
}
