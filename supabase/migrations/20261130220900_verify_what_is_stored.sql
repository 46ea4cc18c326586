-- One profile is verified by the rule that many are: no tick for a picture, chart, number, address, education or job that is not
-- stored. For admins, as before.

create or replace function public.verify_profile(profile_id bigint, seen_updated_at timestamptz, items text[])
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  checked text[];
begin
  perform private.require_admin();
  if seen_updated_at is null then
    perform private.refuse('version_missing', 'Load the profile again.');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id, seen_updated_at));
  checked := private.clean_checklist(items);
  if private.items_without_facts(profile_id, checked) <> '{}' then
    perform private.refuse('nothing_stored', 'Nothing is stored for one of the ticked things. Untick it, or add it first.', 'items');
  end if;
  perform set_config('matrimony.audit_action', 'verified', true);
  perform private.record_verification(profile_id, checked);
  return private.version_of(profile_id);
end
$$;
comment on function public.verify_profile(bigint, timestamptz, text[]) is 'For the admin: records the checked items and makes the profile visible. Errors: PT409 if the profile has changed since seen_updated_at, 22023, PT404.';
