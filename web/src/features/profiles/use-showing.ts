import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import type { Viewer } from '@/lib/backend/session';

/** Whether this viewer may see a profile's pictures. The server decides; this avoids requests that it would refuse. */
export type Showing = 'shown' | 'withheld' | 'pending';

/** Whether the viewer may see pictures and chart of each profile; a null viewer sees everything. */
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
