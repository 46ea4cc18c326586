-- A line with a postal address of a pasted or imported biodata goes to the office's note, as one with a phone number does. The
-- log is read without a recorded view of contact details.

create function private.holds_address(entered text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select plain ~ '^[^[:alpha:]]*((present|current|permanent|perm|residential|residence|resi|res|home|house|contact|postal|communication)\M[ .]*)?(address|addr|adrs|add)\M'
    or plain ~ '^[^[:alpha:]]*(residence|resi|door no|d[.] ?no|house no|h[.] ?no|flat no|plot no)\M'
    or plain ~ '^[^:：]{0,30}(முகவரி|விலாசம்|அட்ரஸ்|पता|एड्रेस|വിലാസം|അഡ്രസ|చిరునామా|అడ్రస్|అడ్రెస్|ವಿಳಾಸ|ಅಡ್ರೆಸ್)'
    -- A number with a street, and a pincode behind the name of a place.
    or (plain ~ '[0-9]' and (
      plain ~ '\m(road|rd|street|st|nagar|colony|layout|lane|cross|salai|theru|veedhi|veethi|post|pin|pincode|zip)\M'
      or plain ~ '(தெரு|சாலை|நகர்|வீதி|அஞ்சல்|பின்கோடு|रोड|मार्ग|गली|नगर|डाक|पिन|റോഡ്|നഗർ|തെരുവ്|പിൻ|వీధి|రోడ్|నగర్|పిన్|ರಸ್ತೆ|ಬೀದಿ|ನಗರ|ಪಿನ್)'
      or plain ~ '[[:alpha:].] ?[-–,]? ?[1-9][0-9]{2} ?[0-9]{3}([^0-9]|$)'))
  from private.plain_text(entered) as plain
$$;
comment on function private.holds_address(text) is 'Whether a line may hold a postal address: a label of one, a number with a street, or a pincode. In doubt it does, because its line is then closed to those who may not read contact details.';

create or replace function private.keep_lines(profile_id bigint, field text, entered text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  line text;
  entry text := '';
  closed text := '';
begin
  foreach line in array coalesce(string_to_array(private.clean_text(field, entered, 2000), E'\n'), '{}') loop
    -- Together with the lines before it: a number may be spread over two.
    if char_length(line) > 1000 or private.holds_contact(right(entry, 200) || E'\n' || line)
      or private.holds_address(line) then
      closed := closed || E'\n' || line;
    elsif char_length(entry) + char_length(line) >= 1000 then
      insert into public.profile_log (registered_user_id, kind, entry, written_by_name)
        values (profile_id, 'Other', btrim(entry, E' \n'), private.my_admin_name());
      entry := line;
    else
      entry := entry || E'\n' || line;
    end if;
  end loop;
  if btrim(entry, E' \n') <> '' then
    insert into public.profile_log (registered_user_id, kind, entry, written_by_name)
      values (profile_id, 'Other', btrim(entry, E' \n'), private.my_admin_name());
  end if;
  if btrim(closed, E' \n') <> '' then
    insert into private.office_notes (registered_user_id, note) values (profile_id, btrim(closed, E' \n'));
  end if;
end
$$;
comment on function private.keep_lines(bigint, text, text) is 'Stores the further lines of a file or a paper about a new person: those with contact details or an address in the office''s note, the others in the log.';
