import type { ReviewedProfile } from '@/features/review/api/review-profile';
import { factOf, familyFields, reviewedFields } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';
import { GroupHeading } from '@/ui/group-heading';
import { KnownFacts } from '@/ui/known-facts';

/** Facts of the card and the details. */
export function ReviewFacts({ profile }: { profile: ReviewedProfile }) {
  const values: Readonly<Record<string, unknown>> = {
    ...profile.profile_details,
    ...profile.income_details,
    ...profile.office_details,
    ...profile,
  };
  const list = (fields: readonly PersonField[]) =>
    fields.map((field) => ({ ...factOf(field, values[field]), value: formatPersonValue(field, values[field]) }));
  return (
    <>
      <section aria-labelledby="review-personal" className="mt-10">
        <GroupHeading id="review-personal">{t('review.facts.personal')}</GroupHeading>
        <KnownFacts look="columns" facts={list(reviewedFields)} />
      </section>
      <section aria-labelledby="review-family" className="mt-10">
        <GroupHeading id="review-family">{t('review.facts.family')}</GroupHeading>
        <KnownFacts look="columns" facts={list(familyFields)} />
      </section>
    </>
  );
}
