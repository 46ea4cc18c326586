-- What people write to the bureau, and the bureau to them, is kept in one spelling of each letter (NFKC) and without signs that
-- nobody sees, as the fields of a person are: what the other side reads is what was checked.
-- Who may: nothing changes.

create function private.tidy_text(entered text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Indian scripts need the joiners U+200C and U+200D.
  select regexp_replace(
    normalize(entered, NFKC),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f'
      || '\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g'
  )
$$;
comment on function private.tidy_text(text) is 'A text in one spelling of each letter (NFKC), without signs that take no room or turn the direction around.';

create function private.tidy_texts()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  tidy jsonb;
begin
  select jsonb_object_agg(key, private.tidy_text(value)) into tidy
    from jsonb_each_text(to_jsonb(new)) where key = any (tg_argv);
  return jsonb_populate_record(new, tidy);
end
$$;
comment on function private.tidy_texts() is 'Trigger: tidies the columns that it is given.';

revoke all on function private.tidy_text(text), private.tidy_texts() from public;
-- A trigger of a table runs with the writer's rights.
grant execute on function private.tidy_text(text) to service_role;

create trigger tidy_texts before insert or update on public.contact_requests
  for each row execute function private.tidy_texts('note', 'decline_reason');
create trigger tidy_texts before insert or update on public.contact_consents
  for each row execute function private.tidy_texts('person');
create trigger tidy_texts before insert or update on public.deletion_requests
  for each row execute function private.tidy_texts('note');
create trigger tidy_texts before insert or update on public.disclosures
  for each row execute function private.tidy_texts('revoke_reason');
create trigger tidy_texts before insert or update on public.profile_proposals
  for each row execute function private.tidy_texts('reason');
create trigger tidy_texts before insert or update on public.reports
  for each row execute function private.tidy_texts('note');
create trigger tidy_texts before insert or update on public.saved_searches
  for each row execute function private.tidy_texts('name');
create trigger tidy_texts before insert or update on public."RegisteredUsers"
  for each row execute function private.tidy_texts('status_reason');
