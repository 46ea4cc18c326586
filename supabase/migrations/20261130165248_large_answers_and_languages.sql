-- Answers that are no object are refused by their size or form, as before, and not by jsonb_each; who is no member learns nothing of
-- the size of a language. Who may call them is as before.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.note_my_language (
  language text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.refuse_large(note_my_language.language);
  perform private.note_language(my_id, note_my_language.language);
end
$function$;

CREATE OR REPLACE FUNCTION public.record_consents (
  profile_id      bigint,
  answers         jsonb,
  said_by         text,
  said_by_name    text,
  channel         text,
  said_on         date,
  notice_language text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  if channel is null or channel not in ('paper', 'telephone', 'in person') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  -- Nor does anybody else turn what she took back by her own link.
  if said_by is distinct from 'Self' and (answers @> '{"sharing": true}' or exists (
    select from jsonb_each(case jsonb_typeof(answers) when 'object' then answers else '{}' end) as answer
    cross join private.last_consent(profile_id, answer.key) as last
    where answer.value = 'true' and last.channel = 'link' and not last.given
  )) then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  perform private.add_consents(profile_id, answers, said_by, said_by_name, channel, said_on, notice_language);
end
$function$;
