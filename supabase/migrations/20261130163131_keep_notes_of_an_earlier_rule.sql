-- The rule for notes of payments refuses more since 20261130151536 and 20261130161707, and a CHECK constraint has it: a stored note
-- that the rule refuses today kept every backup of that bureau from being loaded. The rule stays where a note is entered; the
-- table checks the length alone. service_role no longer calls private.is_payment_note.

SET local check_function_bodies = off;

REVOKE ALL ON FUNCTION "private"."is_payment_note"(text) FROM "service_role";

ALTER TABLE "private"."payments"
  DROP CONSTRAINT "note_names_nobody";

ALTER TABLE "private"."payments"
  ADD CONSTRAINT "note_is_readable" CHECK (((char_length(note) >= 1) AND (char_length(note) <= 120)));
