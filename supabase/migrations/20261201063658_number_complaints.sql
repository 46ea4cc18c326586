-- A complaint has a number that its sender can name: send_grievance returns it, to a second try the first one's. Who may send one
-- stays as it is.
SET local check_function_bodies = off;

DROP FUNCTION "private"."grievance_is_kept"(text, jsonb, text, bigint);

DROP FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint);

DROP FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text);

create or replace function private.keep_grievance(about text, cleaned jsonb, channel text, language text, profile_id bigint default null) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  sent bigint := private.kept_grievance(about, cleaned, keep_grievance.channel, profile_id);
begin
  if profile_id is null and num_nonnulls(cleaned ->> 'phone_number', cleaned ->> 'email') = 0 then
    perform private.refuse('contact_missing', 'Enter a phone number or an e-mail address, so that we can answer.', 'phone_number');
  end if;
  if sent is not null then
    return sent;
  end if;
  insert into private.grievances (about, name, words, language, channel, registered_user_id)
    values (keep_grievance.about, cleaned ->> 'name', cleaned ->> 'words', keep_grievance.language, keep_grievance.channel, profile_id)
    returning id into sent;
  if profile_id is null then
    insert into private.grievance_contacts (grievance_id, phone_number, email)
      values (sent, cleaned ->> 'phone_number', cleaned ->> 'email');
  end if;
  if keep_grievance.channel <> 'office' then
    perform private.notify_admin_once('grievance came');
  end if;
  return sent;
end
$$;

create or replace function private.kept_grievance(about text, cleaned jsonb, channel text, profile_id bigint) returns bigint language sql stable
  security definer set search_path = '' as $$
  select kept.id from private.grievances as kept left join private.grievance_contacts as contact on contact.grievance_id = kept.id
  where kept.created_at > now() - interval '10 minutes' and kept.about = kept_grievance.about and kept.words = cleaned ->> 'words'
    and kept.channel = kept_grievance.channel and kept.registered_user_id is not distinct from profile_id
    and contact.phone_number is not distinct from cleaned ->> 'phone_number' and contact.email is not distinct from cleaned ->> 'email'
  order by kept.id limit 1
$$;

create or replace function public.send_grievance(
  about text, name text, words text, challenge text, proof text, phone_number text default null, email text default null,
  language text default null
) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  cleaned jsonb;
  sent bigint;
begin
  perform private.keep_out_of_log();
  perform private.refuse_large(array[about, name, words, challenge, proof, phone_number, email, language], 12000);
  -- The limits of enquiries: see work/enquiries.sql. None for a number: a complaint may not be dropped in silence, and a refusal
  -- would tell that the number has complained. None for programs either.
  perform private.require_proof('new', coalesce(phone_number, email), challenge, proof);
  perform private.one_at_a_time('send_grievance', coalesce(phone_number, email));
  cleaned := private.clean_grievance(about, name, words, phone_number, email, language);
  -- A proof is for one complaint; the same one again is a second try, of which nothing is kept.
  if not private.count_today(format('proof %s of a complaint, %s: %s', challenge, coalesce(phone_number, email), proof), 1) then
    sent := private.kept_grievance(about, cleaned, 'website', null);
    if sent is null then
      perform private.refuse('enquiry_expired', 'This took too long. Please send it once more.');
    end if;
    return sent;
  end if;
  perform private.count_address();
  perform pg_advisory_xact_lock(hashtextextended('private.enquiries', 0));
  perform private.refuse_full_hour('new');
  perform private.note_sending('new');
  return private.keep_grievance(about, cleaned, 'website', language);
end
$$;

REVOKE ALL ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) FROM PUBLIC, "service_role";

COMMENT ON FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint) IS 'Stores a cleaned complaint, once, and returns its number. Error 22023 for a sender who is no member and left no way to answer.';

COMMENT ON FUNCTION "private"."kept_grievance"(text, jsonb, text, bigint) IS 'The same complaint of the last ten minutes: then this is a second try, because the answer to the first was lost. Null for none.';

COMMENT ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) IS 'For everybody: sends a complaint or a request about rights, with the challenge of begin_enquiry, and returns its number. The proof is for phone_number, or for email without one, and for one complaint; the limits are those of enquiries, counted together. words: 2000 characters without contact details. Error 22023 names the field in its hint.';

REVOKE ALL ON FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_grievance"(text, jsonb, text, text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."kept_grievance"(text, jsonb, text, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_grievance"(text, jsonb, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."kept_grievance"(text, jsonb, text, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_grievance"(text, text, text, text, text, text, text, text) TO "postgres";
