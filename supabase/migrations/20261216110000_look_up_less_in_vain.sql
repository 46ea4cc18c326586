-- Of what the lists of the search give, less is looked up in vain. Nothing changes in who is found. Decision 020.

-- Two bits for each tag: with one, a rare tag that shares it with a common one ruled out nobody.
create or replace function private.search_signature(tags text[], place text, other_place text default null)
returns bigint
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  -- Places are asked for by their beginning.
  marks constant text[] := tags
    || case when char_length(place) >= 3 then array[left(place, 3)] end
    || case when char_length(other_place) >= 3 then array[left(other_place, 3)] end;
  mark text;
  hash integer;
  signature bigint := 0;
begin
  foreach mark in array marks loop
    hash := hashtext(mark);
    signature := signature | (1::bigint << (hash & 63)) | (1::bigint << ((hash >> 6) & 63));
  end loop;
  return signature;
end
$$;
comment on function private.search_signature(text[], text, text) is
  'Two bits for each tag and place: whoever has others besides has these bits too.';

update private.newest_by_tag as listed
  set signature = private.search_signature(entry.tags, entry.town, entry.state)
  from private.profile_search as entry where entry.id = listed.id;

create or replace function private.count_along(
  list integer, terms private.search_terms, looked_at integer, at_most integer, created_after timestamptz
)
returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  wanted constant bigint := private.search_signature(terms.tags, terms.place);
  stars integer[];
  -- A few may be there only because their tags have the same bits: they are found out when all are looked up.
  listed_at_most integer := at_most + at_most / 4 + 1;
  listed_ids bigint[];
  matches integer;
begin
  if terms.codes is not null then
    stars := array(select hashtext(code) from unnest(terms.codes) as code);
  end if;
  loop
    -- As private.newest_ids() has it, which looks each one up as it comes.
    listed_ids := array(
      select entry.id
      from (
        select * from private.newest_by_tag where tag = list and created_at > created_after
        order by created_at desc, id desc limit looked_at
      ) as entry
      where (entry.signature & wanted) = wanted
        and (stars is null or entry.star = any (stars))
        and (terms.age_from is null or entry.age between terms.age_from and terms.age_to)
        and (terms.height_from is null or entry.height between terms.height_from and terms.height_to)
      limit listed_at_most
    );
    select count(*) into matches from (
      select from private.profile_search as part
      where part.id = any (listed_ids)
        -- By their ids: a condition that is asked whether it is true is no question to the other indexes.
        and (
          visible and tags @> terms.tags
          and (terms.codes is null or star_code = any (terms.codes))
          and (terms.place is null or town ^@ terms.place or state ^@ terms.place)
          and part.id <> all (terms.kept_ids)
        ) is true
      limit at_most
    ) as counted;
    if matches = at_most or cardinality(listed_ids) < listed_at_most then
      return matches;
    end if;
    listed_at_most := looked_at + 1;
  end loop;
end
$$;
