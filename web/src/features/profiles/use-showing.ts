import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { visitorSettingsQueryOptions } from '@/lib/api/site-settings';
import type { Viewer } from '@/lib/backend/session';

/** Whether a profile's pictures are for this viewer; the server decides, and what it would refuse is not asked for. */
export type Showing = 'shown' | 'withheld' | 'pending';

/** Tells of each profile whether its pictures and its chart are for this viewer; null sees everything. */
export function useShowing(
  viewer: Pick<Viewer, 'kind'> | null,
): (profile: { pictures_for_members: boolean }) => Showing {
  const isVisitor = viewer?.kind === 'visitor';
  const { data, isPending } = useQuery({ ...visitorSettingsQueryOptions(), enabled: isVisitor });
  const areWithheld = data?.seePictures === false;
  return useCallback(
    ({ pictures_for_members }) => {
      if (!isVisitor) return 'shown';
      if (pictures_for_members || areWithheld) return 'withheld';
      return isPending ? 'pending' : 'shown';
    },
    [isVisitor, areWithheld, isPending],
  );
}
