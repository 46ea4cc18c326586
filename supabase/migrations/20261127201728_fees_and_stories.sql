-- What changes, and why. Who may see or do what.
-- Compared were schemas and migrations. Not written, to be added by hand: rows, settings of roles, moves of data. A renamed
-- column or table is written as dropped and added, which loses its data: write alter ... rename instead.

SET local check_function_bodies = off;

DROP POLICY "The admin adds pictures" ON "storage"."objects";

DROP VIEW "private"."short_purchases";

CREATE TABLE "private"."past_enquiries" (
  "month"      date    NOT NULL,
  "admin_name" text    NOT NULL,
  "count"      integer NOT NULL,
  CONSTRAINT "past_enquiries_pkey" PRIMARY KEY (month, admin_name)
);

ALTER TABLE "private"."past_enquiries"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."stories" (
  "id"       bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "bride_id" bigint                   NOT NULL,
  "groom_id" bigint                   NOT NULL,
  "words"    jsonb                    NOT NULL,
  "language" text                     NOT NULL,
  "picture"  text                     NOT NULL,
  "shown_at" timestamp with time zone,
  CONSTRAINT "picture_is_a_file" CHECK ((picture ~ '^[1-9][0-9]{0,17}/story-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$'::text)),
  CONSTRAINT "stories_bride_id_key" UNIQUE (bride_id),
  CONSTRAINT "stories_groom_id_key" UNIQUE (groom_id),
  CONSTRAINT "stories_picture_key" UNIQUE (picture),
  CONSTRAINT "stories_pkey" PRIMARY KEY (id),
  CONSTRAINT "written_language_has_words" CHECK ((words ? language))
);

ALTER TABLE "private"."stories"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.agrees_to_story (
  profile_id bigint
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- A yes on a parent's form, or of a file, is not the partner's own.
  select private.consent(profile_id, 'kept') is distinct from false
    and exists (select from public."RegisteredUsers" where id = profile_id and status in ('engaged', 'married') and deleted_at is null)
    and (
      select given and said_by = 'Self' and channel <> 'file' from private.consents
      where registered_user_id = profile_id and purpose = 'story' order by id desc limit 1
    ) is true
$function$;

CREATE OR REPLACE FUNCTION private.are_story_words (
  words jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_typeof(words) = 'object' and words <> '{}' and not exists (
    select from jsonb_each(words) where key !~ '^[a-z]{2,3}$' or jsonb_typeof(value) <> 'string'
      or char_length(value #>> '{}') not between 1 and 600 or private.holds_contact(value #>> '{}')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_between (
  since timestamp with time zone,
  until timestamp with time zone
)
  RETURNS TABLE (
    kind        text,
    happened_at timestamp with time zone,
    admin_name  text,
    source      text,
    amount      bigint,
    days        numeric
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with acts (kind, happened_at, admin_name, source, amount, asked_at) as (
    select 'enquiries', created_at, changed_by_name, null, 1::bigint, null::timestamptz from private.enquiries where kind = 'new'
    union all
    select 'enquiries', private.start_of_month(month), nullif(admin_name, ''), null, count, null from private.past_enquiries
    union all
    select 'registered', card.created_at, private.name_of_actor(entry.actor_name), office.source, 1, null
    from public."RegisteredUsers" as card
    left join public.office_details as office on office.registered_user_id = card.id
    left join lateral (
      select actor_name from public.audit_log
      where registered_user_id = card.id and table_name = 'RegisteredUsers' and old_values is null order by id limit 1
    ) as entry on true
    where card.created_at >= since and card.created_at < until
    union all
    -- A later verification moves verified_at; the first check of an item stays.
    select 'verified', coalesce(first.checked_at, card.verified_at), coalesce(first.checked_by_name, card.verified_by), null, 1, card.created_at
    from public."RegisteredUsers" as card
    left join lateral (
      select checked_at, checked_by_name from public.verification_checks
      where registered_user_id = card.id order by checked_at limit 1
    ) as first on true
    where card.verified_at >= since
    union all
    select 'shown', shown_at, shown_by_name, null, 1, null from public.introductions where how <> 'Interest'
    union all
    select 'interested', answered_at, shown_by_name, null, 1, null from public.introductions where answer = 'interested'
    union all
    select 'shared', shared_at, shared_by_name, null, 1, null from public.disclosures
    union all
    select status, happened_at, admin_name, null, 1, null from (
      -- The last time of each status that somebody still has; who is married was engaged too.
      select distinct on (card.id, change.status) change.*
      from public."RegisteredUsers" as card
      left join private.deletions as gone on gone.registered_user_id = card.id
      cross join lateral (
        select new_values ->> 'status' as status, happened_at, private.name_of_actor(actor_name) as admin_name from public.audit_log
        where registered_user_id = card.id and table_name = 'RegisteredUsers' and new_values ->> 'status' in ('engaged', 'married')
        union all
        -- By the member.
        select given ->> 'status', created_at, null from public.notifications
        where registered_user_id = card.id and recipient is null and kind = 'settled'
      ) as change
      where coalesce(gone.status_before, card.status) in ('married', change.status)
      order by card.id, change.status, change.happened_at desc
    ) as settled
    union all
    select 'money', paid_on::timestamp at time zone 'Asia/Kolkata', received_by_name, null, amount, null
    from private.payments where (select fees_on from public.site_settings)
    union all
    -- A revoked sharing was decided before; a request that ended with the profile was not.
    select 'decided', coalesce(shared.at, decided_at), decided_by_name, null, 1, created_at
    from public.contact_requests as request
    cross join lateral (select min(shared_at) as at from public.disclosures where request_id = request.id) as shared
    where status in ('approved', 'declined', 'revoked') and decided_by_name <> 'The bureau'
  )
  select kind, happened_at, admin_name, source, amount, extract(epoch from happened_at - asked_at) / 86400
  from acts where happened_at >= since and happened_at < until
$function$;

CREATE OR REPLACE FUNCTION private.forget_enquiries (
  as_of timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  forgotten integer;
begin
  with erased as (
    delete from private.enquiries where created_at < as_of - interval '90 days' and registered_user_id is null
      returning kind, date_trunc('month', created_at at time zone 'Asia/Kolkata')::date as month, coalesce(changed_by_name, '') as admin_name
  ),
  counted as (
    insert into private.past_enquiries as past (month, admin_name, count)
      select month, admin_name, count(*) from erased where kind = 'new' group by month, admin_name
      on conflict (month, admin_name) do update set count = past.count + excluded.count
  )
  select count(*) into forgotten from erased;
  return forgotten;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_shown (
  story private.stories
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select story.shown_at is not null and private.agrees_to_story(story.bride_id) and private.agrees_to_story(story.groom_id)
$function$;

CREATE OR REPLACE FUNCTION private.lists_about (
  my_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  list record;
  rows jsonb;
  lists jsonb := '{}';
begin
  -- Other people appear only as the member may see them now: with an id, and the name unless the profile is hidden.
  for list in select * from (values
    ('log', 'select written_at, kind, entry, written_by_name as written_by, call_again_on, done_at
      from public.profile_log where registered_user_id = $1 order by id'),
    ('proposals', 'select changes, base, status, reason, decided_at, created_at
      from public.profile_proposals where registered_user_id = $1 order by id'),
    ('likes', 'select card.id as registered_user_id, private.name_i_see(card) as name, likes.created_at
      from public.likes join public."RegisteredUsers" as card on card.id = profile_id where liker_id = $1 order by likes.created_at'),
    ('requests', 'select card.id as registered_user_id, private.name_i_see(card) as name, note, request.status, decline_reason,
        decided_at, request.created_at
      from public.contact_requests as request join public."RegisteredUsers" as card on card.id = profile_id
      where requester_id = $1 order by request.id'),
    ('consents', 'select given_on, channel, person, recorded_by_name as recorded_by, recorded_at
      from public.contact_consents where registered_user_id = $1 order by recorded_at'),
    ('register_consents', 'select purpose, given, notice_version, notice_language, said_by, said_by_name, channel, said_on, recorded_by_name as recorded_by
      from private.consents_for_person($1) order by id'),
    ('attempts', 'select tried_at, channel, note, tried_by_name as tried_by
      from public.contact_attempts where registered_user_id = $1 order by id'),
    -- Of both families: without the other one, the side that ended it, and the note about both.
    ('follow_ups', 'select state, changed_at
      from public.contact_requests as request join public.follow_ups on request_id = request.id
      where $1 in (requester_id, profile_id) order by request.id'),
    -- Also names people whose profile is hidden, as public.list_my_disclosures does.
    ('disclosures', 'select card.name as shared_with, card.id as registered_user_id, shared_at, shared_by_name as shared_by, revoked_at
      from public.disclosures join public."RegisteredUsers" as card on card.id = recipient_id
      where subject_id = $1 order by disclosures.id'),
    ('blocks', 'select card.id as registered_user_id, private.name_i_see(card) as name, blocks.created_at
      from public.blocks join public."RegisteredUsers" as card on card.id = profile_id where blocker_id = $1 order by blocks.created_at'),
    ('reports', 'select profile_id as registered_user_id, reason, note, created_at, resolved_at
      from public.reports where reporter_id = $1 order by id'),
    ('enquiries', 'select name, relative, best_time, words, language, created_at
      from private.enquiries where registered_user_id = $1 order by id'),
    ('grievances', 'select about, words, created_at, acknowledged_at, answered_at, answer
      from private.grievances where registered_user_id = $1 order by id'),
    ('stories', 'select own.value as words, own.key as language, shown_at
      from private.stories cross join lateral jsonb_each_text(words) as own where $1 in (bride_id, groom_id) order by own.key'),
    ('introductions', 'select card.id as registered_user_id, private.name_i_see(card) as name, how, shown_at, answer, answered_at
      from public.introductions join public."RegisteredUsers" as card on card.id = shown_id
      where family_id = $1 order by introductions.id'),
    ('shown_before', 'select kind, how, happened_at, answered from private.earlier_acts where family_id = $1 order by happened_at'),
    ('purchases', 'select id, plan_name, agreed_price, parts, agreed_by, agreed_on, agreed_how, starts_on, days, introductions, contacts, ended_on
      from private.purchases where registered_user_id = $1 order by id'),
    ('pauses', 'select purchase_id, from_on, until_on, pause.ended_on, reason
      from private.purchase_pauses as pause join private.purchases on purchases.id = purchase_id where registered_user_id = $1 order by from_on'),
    ('payments', 'select purchase_id, amount, way, paid_on, financial_year, number, code, gst_number, gst_rate, corrects is not null as is_correction
      from private.payments join private.purchases on purchases.id = purchase_id where registered_user_id = $1 order by payments.id'),
    -- Without the family: together with its silence, a name would say who did not want them.
    ('shown_to_families', 'select how, shown_at from public.introductions where shown_id = $1 order by id'),
    -- The phones that are known; without the token.
    ('links_opened', 'select created_at, first_opened_at, last_opened_at, other_phone_at,
        greatest(1 + cardinality(known_phones), case when other_phone_at is null then 1 else 2 end) as phones, expires_at, revoked_at
      from private.family_links where registered_user_id = $1 and first_opened_at is not null and not for_candidate order by id'),
    ('saved_searches', 'select name, filters, created_at from public.saved_searches where registered_user_id = $1 order by id'),
    ('notifications', 'select message, kind, given, created_at, read_at
      from public.notifications where recipient = (select user_id from public.accounts where registered_user_id = $1) order by id')
  ) as listed (name, query) loop
    execute format('select coalesce(jsonb_agg(to_jsonb(listed)), %L) from (%s) as listed', '[]', list.query) into rows using my_id;
    lists := lists || jsonb_build_object(list.name, rows);
  end loop;
  return lists;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_read_story_picture (
  object_name text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.stories as story
    where story.picture = private.picture_path(object_name) and (private.is_admin() or private.is_shown(story))
  )
$function$;

CREATE OR REPLACE FUNCTION private.name_of_actor (
  actor_name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$ select regexp_replace(actor_name, ' \([^()]*\)$', '') $function$;

CREATE OR REPLACE FUNCTION private.picture_is_used (
  object_bucket text,
  object_name   text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- One query for each bucket, so that PostgreSQL uses the indexes of the pictures.
  select case object_bucket
    when 'profile-images' then exists (
      select from public."RegisteredUsers" where private.picture_path(object_name) in (first_img, second_img, third_img)
    ) or exists (
      select from public.profile_proposals
      where status = 'pending'
        and private.picture_path(object_name) in (changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img')
    ) or exists (select from private.stories where picture = private.picture_path(object_name))
    else exists (
      select from public."RegisteredUsers" where birth_chart = private.picture_path(object_name)
    ) or exists (
      select from public.profile_proposals where status = 'pending' and changes ->> 'birth_chart' = private.picture_path(object_name)
    )
  end
$function$;

CREATE OR REPLACE FUNCTION private.unreferenced_files (
  profile_id bigint DEFAULT NULL::bigint
)
  RETURNS TABLE (
    bucket_id text,
    name      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if profile_id is not null then
    return query
      select objects.bucket_id, objects.name
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        -- A range of the index: from "12/" to below "120".
        and objects.name collate "C" >= profile_id || '/' and objects.name collate "C" < profile_id || '0'
        and not private.picture_is_used(objects.bucket_id, objects.name)
      order by objects.name
      limit 1000;
    return;
  end if;
  -- One anti join of all files with all pictures.
  return query
    with used (bucket_id, path) as (
      select 'profile-images', unnest(array[first_img, second_img, third_img]) from public."RegisteredUsers"
      union all
      select 'profile-images', picture from private.stories
      union all
      select 'birth-charts', birth_chart from public."RegisteredUsers"
      union all
      select 'profile-images', unnest(array[changes ->> 'first_img', changes ->> 'second_img', changes ->> 'third_img'])
        from public.profile_proposals where status = 'pending'
      union all
      select 'birth-charts', changes ->> 'birth_chart' from public.profile_proposals where status = 'pending'
    ), unused as (
      select objects.bucket_id, objects.name, objects.created_at
      from storage.objects
      where objects.bucket_id in ('profile-images', 'birth-charts')
        and not exists (
          select from used where used.bucket_id = objects.bucket_id and used.path = private.picture_path(objects.name)
        )
    )
    select unused.bucket_id, unused.name
    from unused
    -- Not uploads of the last day for a registration, an edit or a proposal that may still be in progress.
    where not (
      unused.created_at > now() - interval '1 day'
      -- A folder's name is the registered user's id.
      and (
        exists (select from public."RegisteredUsers" as card where card.id::text = split_part(unused.name, '/', 1))
        or exists (
          select from private.requests
          where requests.registered_user_id::text = split_part(unused.name, '/', 1) and requests.completed_at is null
        )
      )
    )
    order by unused.name
    limit 1000;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_story()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.stories where new.registered_user_id in (bride_id, groom_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_story (
  story_id bigint
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  delete from private.stories where id = story_id;
  if not found then
    perform private.not_found('story_gone', 'This story is not there any more.');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."delete_story"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_stories (
  wanted_language text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.refuse_large(wanted_language);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'picture', picture, 'language', own.language, 'words', words ->> own.language
    ) order by shown_at desc, id desc), '[]')
    from (
      select * from private.stories as story where private.is_shown(story) order by shown_at desc, id desc limit 6
    ) as shown
    cross join lateral (select case when words ? wanted_language then wanted_language else shown.language end) as own (language)
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."list_stories"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.read_figures (
  first_month date,
  last_month  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET statement_timeout TO '20s'
  AS $function$
declare
  smallest constant integer := 5;
  begins date;
  ends date;
begin
  perform private.require_owner();
  begins := private.check_month(first_month);
  ends := private.check_month(last_month);
  if begins > ends then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'first_month');
  end if;
  return (
    with acts as materialized (
      select *, date_trunc('month', happened_at at time zone 'Asia/Kolkata')::date as month
      from private.figures_between(private.start_of_month(begins), private.start_of_month(ends, 1))
    ),
    days as (
      select month,
        case when count(*) filter (where kind = 'verified') >= smallest then
          round(percentile_cont(0.5) within group (order by days) filter (where kind = 'verified')::numeric, 1) end as to_verify,
        case when count(*) filter (where kind = 'decided') >= smallest then
          round(percentile_cont(0.5) within group (order by days) filter (where kind = 'decided')::numeric, 1) end as to_decide
      from acts group by grouping sets ((month), ())
    ),
    months as (
      select each::date as month, (
          select coalesce(jsonb_object_agg(kind, total), '{}') from (
            select kind, sum(amount) as total from acts where acts.month = each::date and kind <> 'decided' group by kind
          ) as counted
        ) as counts
      from generate_series(begins::timestamp, ends, interval '1 month') as each
    ),
    cells as (
      select *, case when kind = 'money' then payments else total end as cases from (
        select 'admin' as split, kind, admin_name as name, sum(amount) as total, count(*) as payments
        from acts where kind <> 'decided' group by kind, admin_name
        union all
        select 'source', kind, source, sum(amount), count(*) from acts where kind = 'registered' group by kind, source
      ) as each
    ),
    rows as (
      select split, name, jsonb_object_agg(kind, case when is_small or (is_next and smalls = 1) then null else total end) as counts
      from (
        -- One small number alone would be the difference to the total: the next one is left out with it.
        select *, cases < smallest as is_small, count(*) filter (where cases < smallest) over (partition by split, kind) as smalls,
          row_number() over (partition by split, kind order by cases, name) = 2 as is_next
        from cells
      ) as ranked
      group by split, name
    )
    select jsonb_build_object(
      'first_month', (
        select to_char(greatest(least(
          (select min(created_at) from public."RegisteredUsers"), (select private.start_of_month(min(month)) from private.past_enquiries), now()
        ), '2020-01-01') at time zone 'Asia/Kolkata', 'YYYY-MM-01')
      ),
      'smallest', smallest,
      'fees_on', (select fees_on from public.site_settings),
      'months', (
        select jsonb_agg(to_jsonb(months) || jsonb_build_object('to_verify', to_verify, 'to_decide', to_decide) order by month)
        from months left join days using (month)
      ),
      'days', (select to_jsonb(days) - 'month' from days where month is null),
      'admins', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'counts', counts) order by name), '[]') from rows where split = 'admin'),
      'sources', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'counts', counts) order by name), '[]') from rows where split = 'source')
    )
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_figures"(date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_story (
  profile_id bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'id', story.id, 'words', words, 'language', language, 'picture', picture, 'shown', shown_at is not null,
      'people', (
        select jsonb_agg(jsonb_build_object('id', card.id, 'name', card.name, 'agrees', private.agrees_to_story(card.id)) order by card.id)
        from public."RegisteredUsers" as card where card.id in (bride_id, groom_id)
      )
    )
    from private.stories as story where profile_id in (bride_id, groom_id)
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_story"(bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_story (
  profile_id bigint,
  partner_id bigint,
  words      jsonb,
  language   text,
  picture    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  couple bigint[];
  own record;
  cleaned text;
  texts jsonb := '{}';
begin
  perform private.require_admin();
  perform private.refuse_large(words);
  perform private.refuse_large(language);
  perform private.refuse_large(picture);
  perform private.refuse_deleted(private.lock_profile(id))
    from (select id from unnest(array[profile_id, partner_id]) as id order by id) as ordered;
  couple := array(select id from public."RegisteredUsers"
    where id in (profile_id, partner_id) and status in ('engaged', 'married') order by gender);
  if cardinality(couple) <> 2 or (select count(distinct gender) from public."RegisteredUsers" where id = any (couple)) <> 2 then
    perform private.refuse('no_couple', 'Choose a bride and a groom who are engaged or married.', 'partner_id');
  end if;
  if exists (select from private.stories where (bride_id = couple[1]) <> (groom_id = couple[2])) then
    perform private.refuse('has_another_story', 'There is a story with somebody else already. Delete it first.', 'partner_id');
  end if;
  if exists (select from unnest(couple) as id where private.consent(id, 'story') is false or private.consent(id, 'kept') is false) then
    perform private.refuse('story_refused', 'One of the two has said no to a story. A new yes comes first.', 'partner_id');
  end if;
  if jsonb_typeof(words) is distinct from 'object' or exists (
    select from jsonb_each(words) where key !~ '^[a-z]{2,3}$' or jsonb_typeof(value) <> 'string'
  ) then
    perform private.refuse('story_words_missing', 'Write a few words.', 'words');
  end if;
  for own in select key, value from jsonb_each_text(words) order by key loop
    cleaned := private.clean_text('words_' || own.key, own.value, 600, no_contact => true);
    if cleaned is not null then
      texts := texts || jsonb_build_object(own.key, cleaned);
    end if;
  end loop;
  if (texts ? language) is not true then
    perform private.refuse('story_words_missing', 'Write a few words.', 'words');
  end if;
  if (split_part(picture, '/', 1) = any (couple::text[]) and split_part(picture, '/', 2) like 'story-%' and 2 = (
    select count(*) from storage.objects
    where bucket_id = 'profile-images' and name in (picture, regexp_replace(picture, '\.([a-z]+)$', '.thumb.\1'))
  )) is not true then
    perform private.refuse('picture_not_arrived', 'This picture has not arrived. Add it again.', 'picture');
  end if;
  -- What the two agreed to see is changed: it is shown again by another step.
  insert into private.stories as story (bride_id, groom_id, words, language, picture)
    values (couple[1], couple[2], texts, save_story.language, save_story.picture)
    on conflict (bride_id) do update
      set words = excluded.words, language = excluded.language, picture = excluded.picture, shown_at = null;
end
$function$;

REVOKE ALL ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.show_story (
  story_id bigint,
  shown    boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  story private.stories;
begin
  perform private.require_admin();
  select * into story from private.stories where id = story_id for update;
  if not found then
    perform private.not_found('story_gone', 'This story is not there any more.');
  end if;
  if shown and not (private.agrees_to_story(story.bride_id) and private.agrees_to_story(story.groom_id)) then
    perform private.refuse('story_not_agreed', 'Both say yes to the story themselves first.', 'shown');
  end if;
  update private.stories set shown_at = case when shown then now() end where id = story_id and (shown_at is not null) <> shown;
end
$function$;

REVOKE ALL ON FUNCTION "public"."show_story"(bigint, boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."stories"
  ADD CONSTRAINT "stories_bride_id_fkey" FOREIGN KEY (bride_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

ALTER TABLE "private"."stories"
  ADD CONSTRAINT "stories_groom_id_fkey" FOREIGN KEY (groom_id) REFERENCES public."RegisteredUsers"(id) ON DELETE CASCADE;

CREATE VIEW "private"."short_purchases" AS   select purchase.id as purchase_id, purchase.registered_user_id, state.promised, present.shown + earlier.shown as shown
  from private.purchases as purchase
  join private.purchase_states as state on state.id = purchase.id
  join public."RegisteredUsers" as card on card.id = purchase.registered_user_id
  cross join lateral (select purchase.starts_on::timestamp at time zone 'Asia/Kolkata' as moment) as start
  -- Of private.acts_for, which is too slow for all families at once. None lies after today.
  cross join lateral (
    select count(*) as shown from public.introductions where family_id = card.id and how <> 'Interest' and shown_at >= start.moment
  ) as present
  cross join lateral (
    select count(distinct row_id) as shown from private.earlier_acts as act
    where act.family_id = card.id and act.kind = 'shown' and act.happened_at >= start.moment and not exists (
      select from public.introductions as still where still.id = act.row_id and still.family_id = card.id and still.shown_at >= start.moment
    )
  ) as earlier
  where card.visible and state.runs and state.rests_until is null and state.promised > 0 and present.shown + earlier.shown < state.promised;

CREATE TRIGGER withdraw_story
  AFTER INSERT ON private.consents
  FOR EACH ROW
  WHEN (((new.purpose = ANY (ARRAY['story'::text, 'kept'::text])) AND (NOT new.given)))
  EXECUTE FUNCTION private.withdraw_story();

CREATE TRIGGER audit_change
  AFTER INSERT OR DELETE OR UPDATE ON private.stories
  FOR EACH ROW
  EXECUTE FUNCTION private.audit_change('id', 'bride_id', 'groom_id', 'words', 'picture');

CREATE POLICY "No API role reads or writes it" ON "private"."past_enquiries"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "No API role reads or writes it" ON "private"."stories"
  FOR ALL
  TO "anon", "authenticated"
  USING (false)
  WITH CHECK (false);

CREATE POLICY "A picture of a story is read by its story alone" ON "storage"."objects"
  AS RESTRICTIVE
  FOR SELECT
  TO "anon", "authenticated"
  USING
    (((name !~~ '%/story-%'::text) OR private.may_read_story_picture(name) OR ( SELECT private.is_storage_operation(ARRAY['storage.object.upload'::text,
    'storage.object.delete'::text, 'storage.object.delete_many'::text]) AS is_storage_operation)));

CREATE POLICY "Everybody reads the pictures of shown stories" ON "storage"."objects"
  FOR SELECT
  TO "anon", "authenticated"
  USING
    (((bucket_id = 'profile-images'::text) AND (name ~~ '%/story-%'::text) AND ( SELECT private.is_storage_operation(ARRAY['storage.object.get_authenticated'::text]) AS
    is_storage_operation) AND private.may_read_story_picture(name)));

CREATE POLICY "The admin adds pictures" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH
    CHECK
    (((bucket_id = ANY (ARRAY['profile-images'::text, 'birth-charts'::text])) AND (name ~
    '^[1-9][0-9]{0,17}/(story-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.(webp|jpg|png)$'::text) AND private.is_not_empty(metadata) AND
    ( SELECT private.is_admin() AS is_admin) AND ( SELECT private.is_storage_operation(ARRAY['storage.object.upload'::text]) AS is_storage_operation)));

COMMENT ON COLUMN "private"."past_enquiries"."admin_name" IS 'The admin who set the state; empty if nobody did.';

COMMENT ON COLUMN "private"."stories"."language" IS 'The language in which it was written, shown where there is no translation.';

COMMENT ON COLUMN "private"."stories"."shown_at" IS 'Null while it is a draft or hidden.';

COMMENT ON COLUMN "private"."stories"."words" IS '{language: words}.';

COMMENT ON FUNCTION "private"."agrees_to_story"(bigint) IS 'Whether this engaged or married person last said yes to a success story themselves.';

COMMENT ON FUNCTION "private"."are_story_words"(jsonb) IS 'Whether these are texts by their languages, each of 1 to 600 characters without contact details.';

COMMENT ON FUNCTION "private"."fees_of_today"(bigint[]) IS 'Of the page Today: what is due within a week or longer, plans that end within a week without a next one, pauses that last longer than agreed, and families that were shown fewer people than their plan promises until today, each with its count and the first 25. id is the person''s. my_people: only of these; null: of all.';

COMMENT ON FUNCTION "private"."figures_between"(timestamp with time zone, timestamp with time zone) IS 'What the bureau did in a time, a row for each act. amount: paise of a payment, otherwise 1, or the number of erased enquiries. days: from the registration to the verification, and from a request to its decision.';

COMMENT ON FUNCTION "private"."is_shown"(private.stories) IS 'Whether everybody may read this story now.';

COMMENT ON FUNCTION "private"."may_read_story_picture"(text) IS 'Whether the caller may read this picture of a story: everybody a shown one, the admin also a draft''s.';

COMMENT ON FUNCTION "private"."name_of_actor"(text) IS 'The name by which an admin of the audit log stands in other rows: without the username.';

COMMENT ON FUNCTION "private"."picture_is_used"(text, text) IS 'Whether a profile, a pending proposal or a story holds this file; for a thumbnail, its full-size picture.';

COMMENT ON FUNCTION "private"."unreferenced_files"(bigint) IS 'Files in the buckets that no profile, no pending proposal and no story holds: left by an erasure, an edit or an abandoned upload. For one profile, all of its folder; otherwise without uploads of the last day that may be in progress.';

COMMENT ON FUNCTION "private"."withdraw_story"() IS 'Trigger: a no to the story, or to being kept, erases the story.';

COMMENT ON FUNCTION "public"."correct_payment"(bigint) IS 'For an owner: takes a wrong payment back by a row against it, with a receipt of its own. The right one is recorded again.';

COMMENT ON FUNCTION "public"."delete_story"(bigint) IS 'For the admin: deletes a story. Its files go through the Storage API afterwards. PT404.';

COMMENT ON FUNCTION "public"."list_stories"(text) IS 'For everybody: the six newest shown stories, [{id, picture, language, words}], in this language or in the one of the writer.';

COMMENT ON FUNCTION "public"."read_figures"(date, date) IS 'For an owner: what the bureau did from one month to another, both included: {first_month, smallest, fees_on, months: [{month, counts, to_verify, to_decide}], days, admins and sources: [{name, counts}]}. counts: {kind: number}, without a kind it is 0; null for a number below smallest, and for one that would show it. days and the two of a month: medians, null for fewer cases. money is in paise, and 0 while fees are off. Takes at most 20 s.';

COMMENT ON FUNCTION "public"."read_story"(bigint) IS 'For the admin: the story of a person, {id, words, language, picture, shown, people: [{id, name, agrees}]}, or null.';

COMMENT ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) IS 'For the admin: writes the story of a couple, {language: words}, of which language is the one of the writer, with an uploaded picture; it is hidden until it is shown. Error 22023 with the field in its hint (words_ta for a text), PT404, PT409 for a deleted profile.';

COMMENT ON FUNCTION "public"."show_story"(bigint, boolean) IS 'For the admin: shows a story on the home page, or hides it. Error 22023 unless both people said yes themselves, PT404.';

COMMENT ON TABLE "private"."past_enquiries" IS 'How many enquiries for a match a month had that were erased since: nothing else tells it (overview/figures.sql).';

COMMENT ON TABLE "private"."stories" IS 'Success stories. A row goes with either person, and with a no of either.';

COMMENT ON VIEW "private"."short_purchases" IS 'Running purchases of visible people by which fewer people were shown than promised until today.';

REVOKE ALL ON FUNCTION "private"."agrees_to_story"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."agrees_to_story"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."agrees_to_story"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."are_story_words"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_story_words"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_story_words"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_story_words"(jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."figures_between"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."figures_between"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_between"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_shown"(private.stories) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_shown"(private.stories) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_shown"(private.stories) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_read_story_picture"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_read_story_picture"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."may_read_story_picture"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_read_story_picture"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_of_actor"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_of_actor"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_of_actor"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_story"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdraw_story"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_story"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_story"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_story"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_story"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_stories"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."list_stories"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_stories"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_figures"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_figures"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_figures"(date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_story"(bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_story"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_story"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_story"(bigint, bigint, jsonb, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."show_story"(bigint, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."show_story"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."show_story"(bigint, boolean) TO "postgres";

ALTER TABLE "private"."stories"
  ADD CONSTRAINT "words_are_texts" CHECK (private.are_story_words(words));
