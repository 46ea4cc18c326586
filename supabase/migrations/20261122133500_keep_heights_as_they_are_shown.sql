-- Who is 176 cm tall is shown as 5' 9", and "up to 5' 9"" was kept as 175 cm, the centimetre nearest to it, which left them out. The
-- site now asks for all centimetres that are shown so. Searches that members have kept ask for the same, so that what they count as
-- new is what the list shows.

update public.saved_searches
set filters = filters
  || case when filters ? 'height_from' then jsonb_build_object(
    'height_from',
    greatest(100, ceil((round((filters ->> 'height_from')::numeric / 2.54) - 0.5) * 2.54))::integer::text
  ) else '{}' end
  || case when filters ? 'height_to' then jsonb_build_object(
    'height_to',
    least(250, floor((round((filters ->> 'height_to')::numeric / 2.54) + 0.5) * 2.54))::integer::text
  ) else '{}' end
where filters ?| array['height_from', 'height_to'];
