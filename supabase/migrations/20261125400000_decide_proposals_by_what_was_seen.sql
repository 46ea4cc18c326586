-- A proposal is decided by what the admin saw of the profile.
--
-- Another admin may correct a field while a member's proposal for it is open, or already has: approving then wrote the
-- member's value over the correction, and nobody was told. Now the decision carries the version of the profile that was on
-- screen, and is refused when the profile is another one by then; of a field that was changed since the member saw it, the
-- admin may keep the present value. Whoever names no version takes over only what nobody has changed meanwhile.
-- Only an admin may decide, as before.

drop function public.decide_proposal(bigint, boolean, text);
drop function private.decide_proposal(bigint, boolean, text);

create function private.decide_proposal(
  proposal_id bigint, approve boolean, decline_reason text, seen_updated_at timestamptz, kept_fields text[]
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  proposal public.profile_proposals;
  present jsonb;
  taken jsonb;
  reason_given constant text := nullif(btrim(decline_reason), '');
begin
  perform private.require_admin();
  select * into proposal from public.profile_proposals where id = proposal_id;
  if not found then
    raise exception 'This proposal is not there any more.' using errcode = 'PT404';
  end if;
  -- The profile first, as everywhere: two decisions, or a decision and an edit, wait for each other in one order.
  perform private.refuse_deleted(private.lock_profile(proposal.registered_user_id));
  select * into proposal from public.profile_proposals where id = proposal_id for update;
  if proposal.status <> 'pending' then
    raise exception 'This proposal has been decided or taken back already.' using errcode = 'PT409';
  end if;
  if approve is null or (not approve and reason_given is null) then
    perform private.refuse('decline_reason', 'Say why: the person reads it.');
  end if;
  if char_length(reason_given) > 300 then
    perform private.refuse('decline_reason', 'Enter at most 300 letters.');
  end if;
  perform set_config('matrimony.audit_action', case when approve then 'approved proposal' else 'declined proposal' end, true);
  if approve then
    -- Of a proposal that was decided already, the reader is told that, not that the profile has changed.
    perform private.lock_profile(proposal.registered_user_id, seen_updated_at);
    present := private.read_person(proposal.registered_user_id);
    taken := proposal.changes - coalesce(kept_fields, '{}');
    if taken = '{}' then
      perform private.refuse('kept_fields', 'Nothing of it would be taken over: decline it instead.');
    end if;
    if seen_updated_at is null and exists (
      select from jsonb_object_keys(taken) as key
      where coalesce(present -> key, 'null') is distinct from coalesce(proposal.base -> key, 'null')
    ) then
      raise exception 'This profile was changed after the member had proposed this.' using errcode = 'PT409';
    end if;
    perform private.refuse_problems(present || taken);
    perform private.write_person(proposal.registered_user_id, taken);
    perform private.notify_member(
      proposal.registered_user_id,
      case
        when taken = proposal.changes then 'The bureau has approved the changes to your profile.'
        else 'The bureau has approved the changes to your profile, but for what it had corrected itself meanwhile.'
      end
    );
  else
    perform private.notify_member(proposal.registered_user_id, 'The bureau has not taken over the changes to your profile: ' || reason_given);
  end if;
  update public.profile_proposals
    set status = case when approve then 'approved' else 'declined' end,
        reason = case when not approve then reason_given end,
        decided_by_name = private.my_admin_name(), decided_at = now()
    where id = proposal_id;
end
$$;
comment on function private.decide_proposal(bigint, boolean, text, timestamptz, text[]) is 'See public.decide_proposal.';

create function public.decide_proposal(
  proposal_id bigint, approve boolean, decline_reason text default null, seen_updated_at timestamptz default null,
  kept_fields text[] default '{}'
)
returns void language sql set search_path = ''
as $$ select private.decide_proposal(proposal_id, approve, decline_reason, seen_updated_at, kept_fields) $$;
comment on function public.decide_proposal(bigint, boolean, text, timestamptz, text[]) is 'For the admin: approves a member''s proposal, which takes it over into the profile but for the kept fields, or declines it with a reason. PT409 when it has been decided already, when the profile is not the one that was seen, or, with none named, when a proposed field was changed since the proposal.';

revoke all on function private.decide_proposal(bigint, boolean, text, timestamptz, text[]) from public;
revoke all on function public.decide_proposal(bigint, boolean, text, timestamptz, text[])
  from public, anon, authenticated, service_role;
grant execute on function
  private.decide_proposal(bigint, boolean, text, timestamptz, text[]),
  public.decide_proposal(bigint, boolean, text, timestamptz, text[])
  to authenticated;
