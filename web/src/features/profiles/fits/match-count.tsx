import { useQuery } from '@tanstack/react-query';
import { matchCountsQueryOptions, starCodeQueryOptions } from '@/features/profiles/api/star-codes';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';
import type { Viewer } from '@/lib/backend/session';

interface MatchCountProps {
  /** A member with a known side. */
  viewer: Viewer;
  /** A profile of the other side. */
  profileId: number;
  /** The school of the rules; null for the bureau's. */
  school?: StarSchool | null;
}

/** How many porutham of the viewer's star and theirs agree: "Porutham 8 of 10". Nothing unless both stars are known. */
export function MatchCount({ viewer, profileId, school = null }: MatchCountProps) {
  const { data: counts = null } = useQuery(matchCountsQueryOptions(viewer, school));
  const { data: code = null } = useQuery({ ...starCodeQueryOptions(profileId), enabled: counts !== null });
  return code === null ? null : counts?.get(code)?.();
}
