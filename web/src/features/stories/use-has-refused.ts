import { useQuery } from '@tanstack/react-query';
import { consentsQueryOptions } from '@/bureau/api/consents';

/** Whether this person last refused a story, or to be kept: the database takes none then. False while not known. */
export function useHasRefused(profileId: number): boolean {
  const { data = [] } = useQuery(consentsQueryOptions(profileId));
  return ['story', 'kept'].some((purpose) => data.find((answer) => answer.purpose === purpose)?.given === false);
}
