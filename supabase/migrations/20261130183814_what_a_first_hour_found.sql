-- The queue of verification says whether a person is bride or groom, so that the list can name who lacks it.
-- A search for one letter typed many times, such as "zzzz", finds nobody: it folded to one letter, with which many names begin.
-- The refusal of a candidate's link says that a number may only lack its owner. No new rights.

create or replace function private.name_condition(search text, findable text, key_of text default 'name')
returns text
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  -- A name in Tamil letters and a search in others, or the other way round, compare their Tamil keys.
  in_tamil constant boolean := private.is_tamil(search);
  folded text := private.fold_name(search, is_search => true);
  of_latin constant text := key_of || '_folded';
  of_tamil constant text := key_of || '_for_tamil';
  of_name constant text := case when in_tamil then of_tamil else of_latin end;
  exactly text;
  nearly text;
  has_exact_match boolean;
begin
  if in_tamil then
    folded := private.fold_for_tamil(folded);
  end if;
  -- Words of one or two letters only: a prefix of the name.
  if folded !~ '[^ ]{3}' then
    return case
      -- "zzzz" folds to s, with which very many names begin.
      when folded = '' or char_length(folded) = 1 and search ~ '[A-Za-z]{3}' then 'false'
      -- ச is s, sh and ch, and only seldom j: Tamil has ஜ for it.
      when in_tamil then format('name_for_tamil ^@ %L', folded) || case when search ~ '^\s*ச' then ' and not name_folded ^@ ''j''' else '' end
      else format('(name_folded ^@ %L or name_folded ^@ %L)', folded, upper(private.fold_for_tamil(folded)))
    end;
  end if;
  select string_agg(whole, ' and '), case when bool_or(near is not null) then string_agg(coalesce(near, whole), ' and ') end
    into exactly, nearly
    from unnest(string_to_array(folded, ' ')) as word
    cross join lateral (select upper(private.fold_for_tamil(word))) as tamil (tamil_word)
    cross join lateral (select
      regexp_replace(word, '([\\%_])', '\\\1', 'g'), regexp_replace(tamil_word, '([\\%_])', '\\\1', 'g')
    ) as escaped (pattern, tamil_pattern)
    cross join lateral (select
      -- One or two letters: a prefix of a word.
      case
        when char_length(word) < 3 then format('(%L || %I) like %L', ' ', of_name, '% ' || pattern || '%')
        -- Few letters of the Tamil key are inside very many names: "asa" (Asha) is in Ramachandran and Natarajan.
        when in_tamil and char_length(word) < 5 then format(
          '(%1$I like %2$L and (%3$L || %1$I) like %4$L)', of_tamil, '%' || pattern || '%', ' ', '% ' || pattern || '%')
        -- Without three letters the index would be read as a whole.
        when in_tamil or char_length(tamil_word) < 3 then format('%I like %L', of_name, '%' || pattern || '%')
        else format('(%1$I like %2$L or %1$I like %3$L)', of_latin, '%' || pattern || '%', '%' || tamil_pattern || '%')
      end,
      case
        when in_tamil and char_length(word) between 3 and 4 then format('%I like %L', of_tamil, '%' || pattern || '%')
        when word ~ '^[a-z]{4,}$' then format('%I operator(extensions.%%>) %L', of_name, word)
      end
    ) as conditions (whole_word, near)
    -- Inside of a word of the name itself; of the parents' names only the beginning: "ram" is no Pramila.
    cross join lateral (select case key_of when 'family' then format(
      '%1$s and (%2$I like %3$L or %2$I like %4$L or (%5$L || %6$I) like %7$L or (%5$L || %6$I) like %8$L)',
      whole_word, case when in_tamil then 'name_for_tamil' else 'name_folded' end, '%' || pattern || '%',
      case when in_tamil then '' else '%' || tamil_pattern || '%' end,
      ' ', of_name, '% ' || pattern || '%', case when in_tamil then '' else '% ' || tamil_pattern || '%' end
    ) else whole_word end) as of_family (whole);
  if nearly is null or private.are_frequent(findable || ' and ' || exactly, '', 'created_at desc, id desc', 1) then
    return exactly;
  end if;
  -- Similar names only if no profile that the caller may find has this name: otherwise the answer would tell about hidden ones.
  -- count(*), not "exists": for one row the planner scans the table as soon as it expects some hundreds of matches. Two frequent
  -- words that nobody has together are such a case. The count is small, as none is among the newest; it uses the trigram index.
  execute format('select count(*) > 0 from private.profile_search where %s and %s', findable, exactly) into has_exact_match;
  if has_exact_match then
    return exactly;
  end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return nearly;
end
$$;

create or replace function public.make_family_link(
  profile_id bigint, days integer default 30, for_candidate boolean default false, device uuid default null
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  link_id bigint;
begin
  perform private.keep_out_of_log();
  perform private.require_admin();
  if days is null or days not between 1 and 90 then
    perform private.refuse('not_in_range', 'Enter a whole number from {from} to {to}.', 'days', '{"from": 1, "to": 90}');
  end if;
  perform private.refuse_deleted(private.lock_profile(profile_id));
  case private.link_hindrance(profile_id, coalesce(make_family_link.for_candidate, false))
    when 'family_not_visible' then
      perform private.conflict('family_not_visible', 'The profile of this family must be verified and active first.');
    when 'family_has_login' then
      perform private.conflict('family_has_login', 'This family has a login and finds the profiles on My Matches: it needs no private link.');
    when 'no_own_number' then
      perform private.conflict('no_own_number', 'No telephone number is marked as that of the person to be married. Say whose each number is, or add theirs; or ask at the counter, and record the answer.');
    else null;
  end case;
  update private.family_links as link set revoked_at = now()
    where registered_user_id = profile_id and revoked_at is null and link.for_candidate = coalesce(make_family_link.for_candidate, false);
  insert into private.family_links (registered_user_id, token_hash, created_by_name, expires_at, for_candidate, maker_hash)
    values (
      profile_id, sha256(convert_to(token, 'UTF8')), private.my_admin_name(), now() + make_interval(days => days),
      coalesce(make_family_link.for_candidate, false), case when make_family_link.for_candidate then sha256(uuid_send(device)) end
    )
    returning id into link_id;
  perform private.write_audit('made private link', 'family_links', link_id::text, profile_id, null, jsonb_build_object('days', days));
  return token;
end
$$;

create or replace function public.list_verifications(imported boolean default false, skipped integer default 0)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  waiting jsonb;
begin
  perform private.require_admin();
  with wanted as (
    select * from public."RegisteredUsers"
    where status = 'submitted' and not visible
      and (id in (select registered_user_id from private.imported_people)) = coalesce(imported, false)
  )
  select jsonb_build_object('count', (select count(*) from wanted), 'list', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'age', age, 'religion', religion, 'location', location, 'first_img', first_img, 'status', status,
      'verified_at', verified_at, 'created_at', created_at, 'updated_at', private.version_of(id), 'gender', gender,
      'missing', private.items_without_facts(id, private.verification_items())
    ) order by created_at, id)
    from (select * from wanted order by created_at, id offset greatest(coalesce(skipped, 0), 0) limit 25) as part
  ), '[]')) into waiting;
  return waiting;
end
$$;
