-- An erasure took every answer that waited to be read, so another admin's check for duplicates, asked in the same second, was
-- answered with "not there any more". Only the answers that name an erased person go now.
--
-- Who may: nobody calls it; erasing and deleting people does.

create or replace function private.discard_answers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Whatever the form of an answer: a person is in it by their id.
  delete from private.answers
    where exists (
      select from erased
      where jsonb_path_exists(answers.answer, '$.** ? (@ == $id)', jsonb_build_object('id', erased.id))
    );
  return null;
end
$$;
comment on function private.discard_answers() is 'Trigger: answers that wait to be read and name somebody who is being erased go with them.';

drop trigger discard_answers on public."RegisteredUsers";
create trigger discard_answers after delete on public."RegisteredUsers"
  referencing old table as erased
  for each statement execute function private.discard_answers();
