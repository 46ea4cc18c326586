-- A registration that does not ask about the pictures keeps them from visitors until a yes: they were kept by a no that nobody
-- had said. No new rights.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.register_person (
  request_id         uuid,
  person             jsonb,
  username           text    DEFAULT NULL::text,
  temporary_password text    DEFAULT NULL::text,
  further_lines      text    DEFAULT NULL::text,
  wishes             jsonb   DEFAULT NULL::jsonb,
  enquiry_id         bigint  DEFAULT NULL::bigint,
  household_of       bigint  DEFAULT NULL::bigint,
  consents           jsonb   DEFAULT NULL::jsonb,
  without_picture    boolean DEFAULT false
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  request private.requests;
  fields jsonb;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  perform private.refuse_large(wishes);
  perform private.refuse_large(consents);
  fields := private.clean_person(person);
  -- The lock makes a second submission wait for the first; it then finds the request completed.
  select * into request from private.requests
    where requests.request_id = register_person.request_id and kind = 'registration' for update;
  if not found then
    perform private.refuse('registration_unknown', 'Open the form again: this registration is not known.');
  end if;
  if request.completed_at is not null then
    return request.registered_user_id;
  end if;
  perform private.refuse_problems(fields);
  -- Of a family on the telephone, as of one in a file, the picture comes later.
  if fields ->> 'first_img' is null and without_picture is not true then
    perform private.refuse('picture_missing', 'Choose at least one picture.', 'first_img');
  end if;
  if wishes is not null then
    perform private.refuse(code, sentence, field, given) from private.entered_wish_problems(wishes) limit 1;
  end if;
  perform private.refuse_missing_files(request.registered_user_id, fields);
  if (select consents_asked from public.site_settings)
    and (consents -> 'answers' @> '{"notice": true, "kept": true, "intent": true, "truth": true}') is not true
  then
    perform private.refuse('consents_missing', 'Give the family the notice, and ask for its consents.', 'consents');
  end if;
  -- Before the audit log, as a change of its state does.
  if enquiry_id is not null then
    perform private.lock_enquiry(enquiry_id);
  end if;
  if household_of is not null then
    perform private.lock_households(array[household_of]);
    perform private.refuse_deleted(private.lock_profile(household_of));
  end if;
  -- Not even in the audit log.
  if consents -> 'answers' @> '{"relatives": false}' then
    fields := fields - private.fields_of_relatives();
  end if;
  perform set_config('matrimony.audit_action', 'registered', true);
  perform private.add_person(request.registered_user_id, fields);
  perform private.record_known_numbers(request.registered_user_id, fields);
  -- Its words are the first entry of the log.
  if consents is not null then
    perform public.record_consents(
      request.registered_user_id, consents -> 'answers', consents ->> 'said_by', consents ->> 'said_by_name', consents ->> 'channel',
      case when pg_input_is_valid(consents ->> 'said_on', 'date') then (consents ->> 'said_on')::date end, consents ->> 'notice_language'
    );
    -- Visitors see the pictures after a yes: where nobody asked, there is none.
    update public."RegisteredUsers" set pictures_for_members = true
      where id = request.registered_user_id and not consents -> 'answers' ? 'pictures';
    perform set_config('matrimony.audit_action', 'registered', true);
  end if;
  if enquiry_id is not null then
    perform private.close_enquiry(enquiry_id, request.registered_user_id);
  end if;
  perform private.keep_lines(request.registered_user_id, 'further_lines', further_lines);
  perform private.add_wishes(request.registered_user_id, wishes);
  if household_of is not null then
    perform private.join_household(request.registered_user_id, household_of, 'household_of');
  end if;
  if username is not null or temporary_password is not null then
    perform private.add_login(request.registered_user_id, username, temporary_password);
  end if;
  update private.requests set completed_at = now() where requests.request_id = request.request_id;
  return request.registered_user_id;
end
$function$;

COMMENT ON COLUMN "public"."RegisteredUsers"."pictures_for_members" IS 'Pictures are for members only: visitors see a drawing in their place. Like the next two, the last answer of private.consents; true where a registration asked for consents, but not for this one.';

COMMENT ON FUNCTION "public"."register_person"(uuid, jsonb, text, text, text, jsonb, bigint, bigint, jsonb, boolean) IS 'For the admin: inserts card, details, contact and, if a username is given, the login of a person, in one transaction; returns the id. Further lines of a biodata, at most 2000 characters, go into the log, or with contact details into the office''s note. Wishes are {must, hoped}. enquiry_id: the enquiry that becomes this person. household_of: somebody of the same household. consents: {answers, said_by, said_by_name, channel, said_on, notice_language} for record_consents; while the setting consents_asked is on, with a yes to notice, kept, intent and truth; without an answer to pictures they are for members only. without_picture: the picture comes later, as of an imported person. Idempotent by request_id. Error 22023 names the field in its hint, "wishes.caste" for a wish.';
