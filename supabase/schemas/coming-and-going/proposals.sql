-- Proposals: members' changes of their own profile, which the admin approves before they go live. Another admin may correct a
-- field while a proposal for it is open. So a decision checks that the profile, and each file of a proposed picture, is still as
-- the admin saw it.
-- Who may: a member proposes, reads and withdraws their own; the admin reads all and decides. Only the bureau changes contact
-- details and bride or groom.

create table public.profile_proposals (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  changes jsonb not null
    constraint changes_are_fields check (jsonb_typeof(changes) = 'object' and changes <> '{}'),
  base jsonb not null,
  status text not null default 'pending'
    constraint status_is_known check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  reason text
    constraint reason_is_readable check (char_length(reason) between 1 and 300),
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint decided_proposals_say_who_decided check (status not in ('approved', 'declined') or (decided_by_name is not null and decided_at is not null)),
  constraint declined_proposals_say_why check (status <> 'declined' or reason is not null)
);
comment on table public.profile_proposals is 'Changes that members propose about themselves.';
comment on column public.profile_proposals.changes is 'The proposed values by field (column name). Never contact details.';
comment on column public.profile_proposals.base is 'The values of the same fields when the proposal was made.';

create unique index profile_proposals_one_pending on public.profile_proposals (registered_user_id) where status = 'pending';
create index profile_proposals_of_person on public.profile_proposals (registered_user_id, id desc);
create index profile_proposals_pending on public.profile_proposals (created_at, id) where status = 'pending';

revoke all on public.profile_proposals from anon, authenticated, service_role;
grant select on public.profile_proposals to authenticated;
grant select, insert, update, delete on public.profile_proposals to service_role;
alter table public.profile_proposals enable row level security;
create policy "Members read their own proposals, the admin all" on public.profile_proposals
  for select to authenticated
  using (
    registered_user_id = any (array(select private.my_registered_user_ids()))
    or (select private.is_admin())
  );

create trigger audit_change after insert or update or delete on public.profile_proposals
  for each row execute function private.audit_change('id', 'registered_user_id');
create trigger tidy_texts before insert or update on public.profile_proposals
  for each row execute function private.tidy_texts('reason');

create function private.forget_relatives() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.profile_proposals
    where registered_user_id = new.registered_user_id and changes - private.fields_of_relatives() = '{}';
  update public.profile_proposals set changes = changes - private.fields_of_relatives(), base = base - private.fields_of_relatives()
    where registered_user_id = new.registered_user_id and changes ?| private.fields_of_relatives();
  perform private.erase_values_of(new.registered_user_id, private.fields_of_relatives());
  return null;
end
$$;
comment on function private.forget_relatives() is 'Trigger: after a no to the data of relatives no proposal and no entry of the audit log keeps them. The profile: private.apply_consent.';
create trigger forget_relatives after insert on private.consents
  for each row when (new.purpose = 'relatives' and not new.given) execute function private.forget_relatives();

create function public.propose_changes(changes jsonb) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  profile_id constant bigint := private.require_member();
  before jsonb;
  proposed jsonb := private.clean_person(changes);
  outside text;
  new_id bigint;
begin
  perform private.lock_profile(profile_id);
  if exists (
    select from jsonb_object_keys(proposed) as key
    where not exists (select from private.person_fields where field = key and proposable)
  ) then
    perform private.refuse('not_proposable', 'This cannot be changed here. Tell the bureau.');
  end if;
  before := private.read_person(profile_id);
  -- Only fields with a new value.
  proposed := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(proposed) where value is distinct from coalesce(before -> key, 'null')
  ), '{}');
  if private.consent(profile_id, 'relatives') is false
    and jsonb_strip_nulls(proposed) ?| private.fields_of_relatives()
  then
    perform private.refuse(
      'relatives_not_agreed', 'The family does not want names and jobs of father and mother in the register.', 'father''s_name'
    );
  end if;
  if proposed = '{}' then
    perform private.refuse('nothing_changed', 'Nothing has been changed.');
  end if;
  perform private.refuse_problems(before || proposed);
  if proposed ? 'first_img' and proposed ->> 'first_img' is null then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  -- Only the bureau may set links to other sites: the browser of everyone who looks at the profile would request them.
  select key into outside from jsonb_each_text(proposed)
    where key = any (private.picture_columns()) and value like 'https://%'
      and value not in (
        select picture from jsonb_each_text(before) as shown (field, picture)
        where field = any (private.picture_columns()) and picture is not null
      )
    limit 1;
  if outside is not null then
    perform private.refuse('picture_elsewhere', 'Add the picture itself.', outside);
  end if;
  perform private.refuse_missing_files(profile_id, proposed);
  select jsonb_object_agg(key, before -> key) into before from jsonb_object_keys(proposed) as key;
  -- A new id each time: by an old id the admin would approve changes that they have not seen.
  delete from public.profile_proposals where registered_user_id = profile_id and status = 'pending';
  insert into public.profile_proposals (registered_user_id, changes, base) values (profile_id, proposed, before)
    returning id into new_id;
  perform private.notify_admin('changes proposed', profile_id, jsonb_build_object('name', name))
    from public."RegisteredUsers" where id = profile_id;
  return new_id;
end
$$;
comment on function public.propose_changes(jsonb) is 'For a member: proposes new values for fields of their own profile, in place of a pending proposal; returns its id. Error 22023 names the field in its hint.';
grant execute on function public.propose_changes(jsonb) to authenticated;

create function public.withdraw_proposal() returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.profile_proposals set status = 'withdrawn'
    where status = 'pending' and registered_user_id = any (array(select private.my_registered_user_ids()));
  return found;
end
$$;
comment on function public.withdraw_proposal() is 'For a member: withdraws their own pending proposal; false if there is none.';
grant execute on function public.withdraw_proposal() to authenticated;

create function public.read_proposed_files(proposal_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select private.files_of(changes) from public.profile_proposals where id = proposal_id);
end
$$;
comment on function public.read_proposed_files(bigint) is 'For the admin: the files of the pictures in a proposal, thumbnails too, as {bucket/name: version}; null if there is no such proposal. An approval names what was seen.';
grant execute on function public.read_proposed_files(bigint) to authenticated;

create function public.decide_proposal(
  proposal_id bigint, approve boolean, decline_reason text default null, seen_updated_at timestamptz default null,
  kept_fields text[] default '{}', seen_files jsonb default '{}'
) returns void language plpgsql security definer set search_path = '' as $$
declare
  proposal public.profile_proposals;
  present jsonb;
  taken jsonb;
  cleaned_reason text;
begin
  perform private.require_admin();
  perform private.refuse_large(kept_fields);
  select * into proposal from public.profile_proposals where id = proposal_id;
  if not found then
    perform private.not_found('proposal_gone', 'This proposal is not there any more.');
  end if;
  -- The profile is locked first, as everywhere, so that concurrent decisions and edits can't end in a deadlock.
  perform private.refuse_deleted(private.lock_profile(proposal.registered_user_id));
  select * into proposal from public.profile_proposals where id = proposal_id for update;
  if proposal.status <> 'pending' then
    perform private.conflict('proposal_closed', 'This proposal has been decided or taken back already.');
  end if;
  cleaned_reason := private.clean_text('decline_reason', decline_reason, 300);
  if cleaned_reason is null and approve is not true then
    perform private.refuse('proposal_reason_missing', 'Say why: the person reads it.', 'decline_reason');
  end if;
  if approve is null then
    perform private.refuse('decision_missing', 'Approve or decline.');
  end if;
  perform set_config('matrimony.audit_action', case when approve then 'approved proposal' else 'declined proposal' end, true);
  if approve then
    -- After the check of the proposal's status: "decided already" matters more than "profile changed".
    perform private.lock_profile(proposal.registered_user_id, seen_updated_at);
    present := private.read_person(proposal.registered_user_id);
    taken := proposal.changes - coalesce(kept_fields, '{}');
    if taken = '{}' then
      perform private.refuse('nothing_taken_over', 'Nothing in it would change the profile. Decline it instead.', 'kept_fields');
    end if;
    if seen_updated_at is null and exists (
      select from jsonb_object_keys(taken) as key
      where coalesce(present -> key, 'null') is distinct from coalesce(proposal.base -> key, 'null')
    ) then
      perform private.conflict('proposal_outdated', 'This profile was changed after the member proposed this.');
    end if;
    if exists (
      select from jsonb_each(private.files_of(taken)) as file where file.value is distinct from seen_files -> file.key
    ) then
      perform private.conflict('pictures_changed', 'These are not the pictures that you looked at.');
    end if;
    perform private.refuse_problems(present || taken);
    perform private.write_person(proposal.registered_user_id, taken);
    perform private.notify_member(
      case when taken = proposal.changes then 'changes approved' else 'changes approved in part' end, proposal.registered_user_id
    );
  else
    perform private.notify_member('changes declined', proposal.registered_user_id, jsonb_build_object('reason', cleaned_reason));
  end if;
  update public.profile_proposals
    set status = case when approve then 'approved' else 'declined' end,
        reason = case when not approve then cleaned_reason end,
        decided_by_name = private.my_admin_name(), decided_at = now()
    where id = proposal_id;
end
$$;
comment on function public.decide_proposal(bigint, boolean, text, timestamptz, text[], jsonb) is 'For the admin: approves a member''s proposal or declines it with a reason. An approval writes its values to the profile, except kept_fields. PT409 if it is decided already or the profile has changed since seen_updated_at. Without seen_updated_at, PT409 if a proposed field has changed since the proposal. seen_files: the files that the admin has seen (read_proposed_files); PT409 if a picture to be taken over has another one.';
grant execute on function
  public.decide_proposal(bigint, boolean, text, timestamptz, text[], jsonb)
  to authenticated;
