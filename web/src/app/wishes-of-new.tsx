import { WishesFields } from '@/features/profiles/wishes/wishes-dialog';
import type { WishesPartProps } from '@/person/typed-wishes';
import { useViewer } from '@/lib/backend/session';

/** What the family of a new person looks for. The person has no id yet, so no stars. */
export function WishesOfNew({ person, wishes, refusals, onChange }: WishesPartProps) {
  const viewer = useViewer();
  return (
    <WishesFields
      viewer={viewer}
      person={{ id: null, ...person }}
      value={wishes}
      refusals={refusals}
      onChange={onChange}
    />
  );
}
