-- Four facts that families ask for: the Moon sign, the gothram, whether there is a Mangal dosha, and the diet. A row of
-- rules each, from which checks, form, files and proposals follow, and a filter each where there is a list.
-- Who may: as all of profile_details; members filter by them, visitors do not.

alter table public.profile_details
  add column rasi text,
  add column gothram text,
  add column mangal_dosha text,
  add column diet text;
comment on column public.profile_details.rasi is 'Moon sign by its Sanskrit name; other languages are a matter of display.';
comment on column public.profile_details.mangal_dosha is 'As the astrologer says. "Don''t know" is an answer, and not the same as "No".';

insert into private.person_fields (position, table_name, field, kind, largest, choices, proposable)
values
  (124, 'profile_details', 'rasi', 'choice', null, array[
    'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'
  ], true),
  (126, 'profile_details', 'gothram', 'text', 80, null, true),
  (128, 'profile_details', 'mangal_dosha', 'choice', null, array['No', 'Yes', 'Anshik (partial)', 'Don''t know'], true),
  (185, 'profile_details', 'diet', 'choice', null, array['Vegetarian', 'Eggetarian', 'Non-vegetarian', 'Vegan', 'Jain'], true);

select private.enforce_person_field(rule) from private.person_fields as rule
where field in ('rasi', 'gothram', 'mangal_dosha', 'diet');

insert into private.profile_filters (name, kind, field, for_visitors)
values
  ('rasi', 'choice', 'rasi', false),
  ('mangal_dosha', 'choice', 'mangal_dosha', false),
  ('diet', 'choice', 'diet', false);
