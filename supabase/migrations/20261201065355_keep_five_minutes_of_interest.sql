-- A family takes an interest back within five minutes. A second phone that left the page of the link told it at once, while the
-- first one still promised the five minutes. Now nothing is told by leaving: the first reader after five minutes tells it.
DROP FUNCTION "public"."tell_linked_answers"(text, uuid);

DROP FUNCTION "public"."tell_my_answers"();

comment on function private.answer_introduction(bigint, bigint, text, text, text, date, text, text) is 'A family answers about a person who was shown to it, and may agree with its interest that its contact details are given. Interest is told after five minutes, or at once by the bureau: see private.tell_answer. Errors: PT404 if the person is not on the list or not to be seen, PT409 once both were interested, 22023 for a wrong answer, or the sixth within a day.';
