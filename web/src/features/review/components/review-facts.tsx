import type { ReviewedProfile } from '@/features/review/api/review-profile';
import { FactList } from '@/features/review/components/fact-list';
import { formatPersonValue, personFieldLabels, type PersonField } from '@/person/fields';
import { GroupHeading } from '@/ui/group-heading';

const personal: readonly PersonField[] = [
  'gender',
  'date_of_birth',
  'age',
  'religion',
  'caste',
  'location',
  'mother_tongue',
  'marital_status',
  'height',
  'birth_star',
  'star_pada',
  'education',
  'job',
];
const family: readonly PersonField[] = [
  "father's_name",
  "father's_job",
  "mother's_name",
  "mother's_job",
  'number_of_siblings',
];

/** The facts of card and details. */
export function ReviewFacts({ profile }: { profile: ReviewedProfile }) {
  const values: Readonly<Record<string, unknown>> = { ...profile.profile_details, ...profile };
  const list = (fields: readonly PersonField[]) =>
    fields.map((field) => [personFieldLabels[field], formatPersonValue(field, values[field])] as const);
  return (
    <>
      <section aria-labelledby="review-personal" className="mt-10">
        <GroupHeading id="review-personal">Personal Details</GroupHeading>
        <FactList facts={list(personal)} />
      </section>
      <section aria-labelledby="review-family" className="mt-10">
        <GroupHeading id="review-family">Family Details</GroupHeading>
        <FactList facts={list(family)} />
      </section>
    </>
  );
}
