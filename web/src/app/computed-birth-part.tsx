import { lazyPart } from '@/first-load/load-part';
import type { PersonRow } from '@/person/facts';
import { OnDemand } from '@/ui/on-demand';

const ComputedBirth = lazyPart(
  async () => (await import('@/features/birth-sky/components/computed-birth')).ComputedBirth,
);
const PanchangamAtBirth = lazyPart(
  async () => (await import('@/features/panchangam/components/panchangam-at-birth')).PanchangamAtBirth,
);

interface ComputedBirthPartProps {
  /** What the viewer may see of the person's details; null is nothing. */
  details: PersonRow | null;
  isAdmin: boolean;
}

/** What the birth gives: nothing where no time or place of birth is stated, or none is for this viewer. */
export function ComputedBirthPart({ details, isAdmin }: ComputedBirthPartProps) {
  const isStated = [details?.time_of_birth, details?.place_of_birth, details?.birth_zone].some(
    (value) => typeof value === 'string',
  );
  return (
    isStated &&
    details !== null && (
      <OnDemand>
        <ComputedBirth person={details} tellsMissing={isAdmin} />
        <PanchangamAtBirth person={details} look="page" />
      </OnDemand>
    )
  );
}
