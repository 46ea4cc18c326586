import { queryOptions } from '@tanstack/react-query';
import { myProfileKeys } from '@/features/my-profile/api/keys';
import type { ProfileStatus } from '@/person/statuses';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const getMyCard = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('RegisteredUsers')
      .select(
        'id, name, own_script_name, gender, age, religion, location, first_img, birth_chart, status, status_reason, verified_at, card_for_members, pictures_for_members, chart_for_members, own_statuses(set_at), profile_details(*)',
      )
      .eq('id', profileId)
      .single(),
    signal,
  );

export type MyCard = Awaited<ReturnType<typeof getMyCard>>;

/** The member's own profile, and the statuses they may set. Always stale, because the bureau may change it. */
export const myCardQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: myProfileKeys.card(profileId),
    queryFn: ({ signal }) => getMyCard(profileId, signal),
    staleTime: 0,
  });

const getPendingProposal = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('profile_proposals')
      .select('created_at, changes')
      .eq('registered_user_id', profileId)
      .eq('status', 'pending')
      .maybeSingle(),
    signal,
  );

/** The member's pending proposal, or null. */
export const pendingProposalQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: myProfileKeys.pendingProposal(profileId),
    queryFn: ({ signal }) => getPendingProposal(profileId, signal),
    staleTime: 0,
  });

/** Sets the status of the member's own profile, to hide or show it. */
export const setMyStatus = (status: ProfileStatus) => run(supabase.rpc('set_my_status', { new_status: status }));

/** Says that the member's own profile is still right. */
export const confirmMyProfile = () => run(supabase.rpc('confirm_my_profile'));
