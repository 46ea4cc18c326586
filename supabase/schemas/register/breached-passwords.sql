-- The 10,000 commonest passwords of ten characters or more, lowercase, the commonest first. Shorter ones are refused for their length.
-- They were counted in ten million stolen passwords by Mark Burnett, and come from SecLists, Passwords/Common-Credentials
-- (MIT licence: docs/licences/seclists.txt). Many are rude. A function and not a table: there is nothing to restore.
-- Who may: only private.refuse_weak_password asks.

create function private.is_breached_password(entered text) returns boolean language sql immutable set search_path = '' as $$
  -- One search in a text of 120 kB is faster than making a list of it.
  select char_length(entered) >= 10 and position(' ' in entered) = 0 and position(' ' || entered || ' ' in translate($words$
  -- The words of breached-passwords.txt.
$words$, E'\n', ' ')) > 0
$$;
comment on function private.is_breached_password(text) is 'Whether this lowercase text is one of the 10,000 commonest stolen passwords.';
