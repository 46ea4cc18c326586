-- Demo fixtures: answers to the notice. Nearly everybody has got it; asha has said yes to all; a few have said no to something.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

insert into private.consents (
    registered_user_id, purpose, given, notice_version, notice_language, said_by, said_by_name, channel, said_on, recorded_at, recorded_by_name
  )
select
  card.id, purpose,
  card.id = 1000 or case purpose
    when 'whatsapp' then card.id % 4 <> 1
    when 'story' then card.id % 3 = 0
    when 'visitors' then card.status <> 'on hold'
    when 'chart' then card.id % 30 <> 11
    else true
  end,
  1, 'ta', case when card.id = 1000 or purpose = 'sharing' then 'Self' else 'Father' end, null,
  case card.id % 3 when 0 then 'paper' when 1 then 'in person' else 'telephone' end,
  -- Nobody agrees to a notice before its day.
  greatest((card.created_at at time zone 'Asia/Kolkata')::date, notice.published_on),
  greatest(card.created_at, notice.published_on at time zone 'Asia/Kolkata'), 'Lakshmi Narayanan, office'
from public."RegisteredUsers" as card
cross join unnest(private.consent_purposes()) as purpose
join private.notices as notice on notice.version = 1 and notice.language = 'ta'
where card.id between 1 and 1000
  -- 20 of the thousand have not been told.
  and card.id % 50 <> 7
  -- All purposes of the newest fifty: the others came before they were asked for.
  and (purpose = 'notice' or card.id > 950 and (purpose <> 'sharing' or card.id % 5 = 0))
  and not exists (select from private.consents as known where known.registered_user_id = card.id)
order by card.id, array_position(private.consent_purposes(), purpose);
