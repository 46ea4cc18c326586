-- Who called stays named at an enquiry when a visit is agreed; until now the next state took the name's place. No new rights.

SET local check_function_bodies = off;

ALTER TABLE "private"."enquiries"
  ADD COLUMN "called_by_name" text;

CREATE OR REPLACE FUNCTION public.list_enquiries (
  closed  boolean DEFAULT false,
  skipped integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  found_enquiries jsonb;
begin
  perform private.require_admin();
  with wanted as (
    select * from private.enquiries where (state in ('registered', 'declined', 'done')) = coalesce(closed, false)
  )
  select jsonb_build_object('count', (select count(*) from wanted), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', part.id, 'kind', part.kind, 'name', part.name, 'relative', part.relative, 'best_time', part.best_time, 'words', part.words,
      'language', part.language, 'created_at', part.created_at, 'state', part.state,
      'changed_by_name', part.changed_by_name, 'changed_at', part.changed_at, 'called_by_name', part.called_by_name,
      'profile_id', part.registered_user_id, 'profile_name', card.name,
      'has_number', number.enquiry_id is not null, 'source', part.source, 'source_name', part.source_name,
      -- Whether, not who: that comes with the number, after the record.
      'is_registered', exists (select from private.people_of_number(number.phone_number))
    ) order by case when closed then part.id end desc, part.id)
    from (
      select * from wanted order by case when closed then id end desc, id
      offset greatest(coalesce(skipped, 0), 0) limit 20
    ) as part
    left join private.enquiry_numbers as number on number.enquiry_id = part.id
    left join public."RegisteredUsers" as card on card.id = part.registered_user_id
  ), '[]')) into found_enquiries;
  return found_enquiries;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_enquiry_state (
  enquiry_id bigint,
  new_state  text,
  seen_state text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  enquiry private.enquiries;
begin
  perform private.require_admin();
  perform private.refuse_large(array[new_state, seen_state], 200);
  enquiry := private.lock_enquiry(enquiry_id);
  -- 'registered' comes with the person: see public.register_person.
  if new_state is null or new_state = 'registered' or new_state <> all (private.enquiry_states())
    or (enquiry.kind <> 'new') <> (new_state = 'done') and new_state in ('visit agreed', 'declined', 'done') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'new_state');
  end if;
  if enquiry.state = new_state then
    return;
  end if;
  if enquiry.state is distinct from seen_state or enquiry.state = 'registered' then
    perform private.conflict('enquiry_changed', 'Somebody else has changed this enquiry. Load the list again.');
  end if;
  update private.enquiries
    set state = new_state, changed_by_name = case when new_state <> 'new' then private.my_admin_name() end, changed_at = now(),
      called_by_name = case new_state when 'called' then private.my_admin_name() when 'new' then null else called_by_name end
    where id = enquiry.id;
end
$function$;

COMMENT ON COLUMN "private"."enquiries"."called_by_name" IS 'The admin who called last; it stays when a visit is agreed.';

update private.enquiries set called_by_name = changed_by_name where state = 'called';
