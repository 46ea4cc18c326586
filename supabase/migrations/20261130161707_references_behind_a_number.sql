-- Digits that go on from a number before them are no bank reference: "98422 33445331261234567" hid a phone number in the note of a
-- payment. Notes that are there stay.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_payment_note (
  note text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  STRICT
  SET search_path TO ''
  AS $function$
  select private.plain_text(note) !~ '@' and not private.holds_contact(regexp_replace(
    -- Days, as beside a cheque.
    regexp_replace(private.plain_text(note), '\m[0-3]?[0-9][./-][01]?[0-9][./-](20)?[0-9]{2}\M', ' ', 'g'),
    -- What a bank writes is no phone number, unless its digits are one: of a mobile, with 0, or with 91.
    '(?<!\+ ?)\m(?:'
      -- "S98765432", "CMS3312345678": up to three letters that stand for no phone and no parent; 16 signs of NEFT; IFSC.
      || '(?!(?:ph|no|wa|tel|mob|cel|res|off|fax|num|dad|mom|mum)[0-9]|call|cell|home|phone|office|mobile)'
      || '(?:[a-z]{1,3}|(?=[a-z0-9]{16}\M)[a-z]{4,6}|[a-z]{4}(?=0[0-9]{6}\M))(?!(?:[6-9][0-9]{9}|0[0-9]{10}|0?91[1-9][0-9]{9})\M)'
      -- Nor a number that goes on behind a gap.
      || '(?!0{0,2}(?:91)?[6-9][0-9]*[^[:alnum:]]{1,3}[0-9])(?:[0-9]{10,12}|[0-9]{7,9}(?![^[:alnum:]]{1,3}[0-9]))'
      -- Nor digits that go on from a number before the gap: "98422 33445331261234567".
      || '|(?<!\m0{0,2}(?:91)?[6-9][0-9]{0,8}[^[:alnum:]]{1,3})(?:'
      -- 12 digits of UPI and IMPS: the year, the day of the year, the hour.
      || '(?!91[1-9]|0[0-9]*[^[:alnum:]]{1,3}[0-9])[0-9](?:[0-2][0-9]|3[0-6])[0-9]{9}'
      -- More digits than a phone number has, and no two of them side by side.
      || '|(?:[a-z]{1,6}|(?![06-9]))(?!0[06-9]|0?91[1-9]|(?:[6-9][0-9]{9}){2}\M)[0-9]{13,22})'
      || ')\M',
    ' ', 'g'
  ))
$function$;
