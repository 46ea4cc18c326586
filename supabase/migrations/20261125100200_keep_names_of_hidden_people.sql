-- Whom a member likes, has asked for or has blocked may be hidden by now, and called something else: the member reads the
-- name no more, as everywhere else. The number stays, because it is theirs to take back. To whom their own contact details
-- were shared, they go on reading by name.
-- Who may: a member for themselves.

create function private.name_i_see(card public."RegisteredUsers")
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when card.visible then card.name else 'User id ' || card.id || ' (hidden)' end
$$;
comment on function private.name_i_see(public."RegisteredUsers") is 'What a profile is called in a member''s own lists: its name, or its number while it is hidden.';

create or replace function private.list_my_blocks()
returns table (registered_user_id bigint, name text, created_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  return query
    select card.id, private.name_i_see(card), blocks.created_at
    from public.blocks join public."RegisteredUsers" as card on card.id = blocks.blocked_id
    where blocks.blocker_id = my_id
    order by blocks.created_at desc;
end
$$;
create or replace function private.export_my_data()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  my_id constant bigint := private.require_member();
begin
  -- Of others only what the member may see now: an id, and the name unless the profile is hidden.
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object('username', username, 'created_at', created_at, 'last_password_set_at', last_password_set_at)
      from public.accounts where user_id = (select auth.uid())
    ),
    'profile', (
      select private.read_person(my_id) - array['first_img', 'second_img', 'third_img', 'birth_chart'] || jsonb_build_object(
        'id', id, 'status', status, 'status_reason', status_reason, 'verified_at', verified_at,
        'verified_items', verified_items, 'created_at', created_at, 'updated_at', updated_at
      )
      from public."RegisteredUsers" where id = my_id
    ),
    'pictures', (
      select jsonb_build_object('first_img', first_img, 'second_img', second_img, 'third_img', third_img, 'birth_chart', birth_chart)
      from public."RegisteredUsers" where id = my_id
    ),
    'proposals', coalesce((
      select jsonb_agg(jsonb_build_object(
        'changes', changes, 'base', base, 'status', status, 'reason', reason, 'decided_at', decided_at, 'created_at', created_at
      ) order by id) from public.profile_proposals where registered_user_id = my_id
    ), '[]'),
    'likes', coalesce((
      select jsonb_agg(jsonb_build_object('registered_user_id', card.id, 'name', private.name_i_see(card), 'created_at', likes.created_at) order by likes.created_at)
      from public.likes join public."RegisteredUsers" as card on card.id = liked_id where liker_id = my_id
    ), '[]'),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', card.id, 'name', private.name_i_see(card), 'note', note, 'status', request.status, 'decline_reason', decline_reason,
        'decided_at', decided_at, 'created_at', request.created_at
      ) order by request.id)
      from public.contact_requests as request join public."RegisteredUsers" as card on card.id = target_id where requester_id = my_id
    ), '[]'),
    'consents', coalesce((
      select jsonb_agg(jsonb_build_object(
        'given_on', given_on, 'channel', channel, 'person', person, 'recorded_by', recorded_by_name, 'recorded_at', recorded_at
      ) order by recorded_at) from public.contact_consents where registered_user_id = my_id
    ), '[]'),
    'disclosures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'shared_with', other_name, 'registered_user_id', other_id, 'shared_at', shared_at, 'shared_by', shared_by_name, 'revoked_at', revoked_at
      ) order by id) from private.list_my_disclosures()
    ), '[]'),
    'blocks', coalesce((
      select jsonb_agg(jsonb_build_object('registered_user_id', registered_user_id, 'name', name, 'created_at', created_at) order by created_at)
      from private.list_my_blocks()
    ), '[]'),
    'reports', coalesce((
      select jsonb_agg(jsonb_build_object(
        'registered_user_id', reported_id, 'reason', reason, 'note', note, 'created_at', created_at, 'resolved_at', resolved_at
      ) order by id) from public.reports where reporter_id = my_id
    ), '[]'),
    'saved_searches', coalesce((
      select jsonb_agg(jsonb_build_object('name', name, 'filters', filters, 'created_at', created_at) order by id)
      from public.saved_searches where registered_user_id = my_id
    ), '[]'),
    'notifications', coalesce((
      select jsonb_agg(jsonb_build_object('message', message, 'created_at', created_at, 'read_at', read_at) order by id)
      from public.notifications where recipient = (select auth.uid())
    ), '[]'),
    'deletion_request', (
      select jsonb_build_object('note', note, 'asked_at', asked_at) from public.deletion_requests where registered_user_id = my_id
    )
  );
end
$$;

comment on function public.list_my_blocks() is 'For a member: whom they have blocked, to take it back. The number stands for the name while the profile is hidden.';
revoke all on function private.name_i_see(public."RegisteredUsers") from public;
