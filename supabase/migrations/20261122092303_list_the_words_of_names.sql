-- A million names have few words among them: a name that nobody has, or that is written nearly so, is looked for by these.
-- Decision 020.

create index profile_search_words on private.profile_search using gin (string_to_array(name_folded, ' ')) with (fastupdate = off);

create table private.name_words (
  id bigint generated always as identity primary key,
  word text collate "C" not null
);
comment on table private.name_words is
  'Each word of the names in private.profile_search, once or more often: no index forbids it, so that nobody waits for somebody else who has the same name.';
create index name_words_word on private.name_words (word);
create index name_words_part on private.name_words using gin (word extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.name_words enable row level security;
create policy "No API role reads or writes the words" on private.name_words for all to anon, authenticated using (false) with check (false);

insert into private.name_words (word)
  select distinct unnest(string_to_array(name_folded, ' ')) from private.profile_search;

create function private.keep_name_words()
returns trigger
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  new_words text[] := case when tg_op <> 'DELETE' then string_to_array(new.name_folded, ' ') else '{}' end;
  old_words text[] := case when tg_op <> 'INSERT' then string_to_array(old.name_folded, ' ') else '{}' end;
  held text[];
  mine bigint[];
begin
  -- Whoever needs a word holds its row, and whoever is to remove it lets alone what is held; nobody waits. A row that is just
  -- being removed is no row: another one is written.
  held := array(select word from private.name_words where word = any (new_words) for key share skip locked);
  insert into private.name_words (word)
    select distinct word from unnest(new_words) as word where word <> all (held);
  -- First the lock, then the look: whoever held the row before has done what they did, and is seen.
  mine := array(
    select id from private.name_words where word = any (old_words) and word <> all (new_words) for update skip locked
  );
  delete from private.name_words as gone
    where gone.id = any (mine)
      and not exists (select from private.profile_search where string_to_array(name_folded, ' ') @> array[gone.word::text]);
  return null;
end
$$;
comment on function private.keep_name_words() is 'Trigger: keeps the words of names as they are in private.profile_search.';

create trigger keep_words_of_new_name
  after insert or delete on private.profile_search
  for each row execute function private.keep_name_words();
create trigger keep_words_of_name
  after update on private.profile_search
  for each row when (old.name_folded <> new.name_folded)
  execute function private.keep_name_words();
