-- A birth star has a name in each community: Magha is Magam in Tamil and Makam in Malayalam. The register keeps the Sanskrit
-- names, and the bureau chooses in which the site shows them.
-- Who may: as all of site_settings; everyone reads it.

alter table public.site_settings
  add column star_names text not null default 'tamil'
    constraint star_names_are_known check (star_names in ('sanskrit', 'tamil', 'malayalam'));
comment on column public.site_settings.star_names is 'In which names birth stars are shown. They are kept by their Sanskrit ones.';
