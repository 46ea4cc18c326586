import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { openContactDetails } from '@/bureau/api/contact-details';
import { act } from '@/lib/act';
import { supabase } from '@/lib/backend/client';
import { deviceNumber } from '@/lib/device-number';
import { run, type Row } from '@/lib/run';
import { phonesOf } from '@/person/contact-details';

const shown =
  'id, name, own_script_name, gender, age, religion, location, first_img, visible, deleted_at, pictures_for_members, office_details(off_links), profile_details(*), accounts(active), asked:introductions!introductions_family_id_fkey(id, asked_at, answer)' as const;

/** Most introductions that one page of a family reads. */
export const mostIntroductions = 60;

const getIntroductions = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('introductions')
      .select(`*, request:contact_requests(status), shown:RegisteredUsers!introductions_shown_id_fkey(${shown})`)
      .eq('family_id', profileId)
      // Of those who were shown, only what this family's interest asks them.
      .eq('shown.asked.shown_id', profileId)
      .order('shown_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(mostIntroductions),
    signal,
  );

export type Introduction = Awaited<ReturnType<typeof getIntroductions>>[number];

/** Who was shown to a family, the newest first: for the admin. */
export const introductionsQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['introductions', 'family', profileId],
    queryFn: ({ signal }) => getIntroductions(profileId, signal),
    staleTime: 0,
  });

/** The facts of a person that the star match reads, with the name, the login, and whether the site tells interests. */
export const familyQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['introductions', 'family', profileId, 'person'] as const,
    queryFn: async ({ signal }) => {
      const [row, settings] = await Promise.all([
        run(
          supabase
            .from('RegisteredUsers')
            .select('id, name, own_script_name, gender, profile_details(birth_star, star_pada, rasi), accounts(active)')
            .eq('id', profileId)
            .maybeSingle(),
          signal,
        ),
        run(supabase.from('site_settings').select('asked_families').maybeSingle(), signal),
      ]);
      const { birth_star = null, star_pada = null, rasi = null } = row?.profile_details ?? {};
      return (
        row && {
          id: row.id,
          name: row.name,
          own_script_name: row.own_script_name,
          gender: row.gender,
          hasLogin: row.accounts?.active === true,
          siteTells: settings?.asked_families !== 'bureau calls',
          birth_star,
          star_pada,
          rasi,
        }
      );
    },
  });

export type FamilyLink = Row<
  'list_family_links',
  'revoked_at' | 'first_opened_at' | 'last_opened_at' | 'other_phone_at'
>;

/** The private links of a family, the newest first, without their tokens. */
export const linksQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['introductions', 'links', profileId],
    queryFn: ({ signal }): Promise<FamilyLink[]> =>
      run(supabase.rpc('list_family_links', { profile_id: profileId }), signal),
    staleTime: 0,
  });

/** The codes of the refusals of each kind of private link; null for a link that can be made. */
type LinkHindrances = Row<'read_link_hindrances', 'family' | 'candidate'>;

/** What hinders the private links of a family, before one is made. */
export const linkHindrancesQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['introductions', 'links', profileId, 'hindrances'],
    queryFn: async ({ signal }): Promise<LinkHindrances> => {
      const [hindrances] = await run(supabase.rpc('read_link_hindrances', { profile_id: profileId }), signal);
      return hindrances ?? { family: null, candidate: null };
    },
    staleTime: 0,
  });

/** Records that people are shown to a family; returns how many. */
export const showPeople = act('show_people');

export const daysOfLink = 30;

/** Makes the private link of a family, or one for the candidate alone; returns its token, once. */
const makeLink = ({ profileId, forCandidate = false }: { profileId: number; forCandidate?: boolean }) =>
  run(
    supabase.rpc('make_family_link', {
      profile_id: profileId,
      days: daysOfLink,
      for_candidate: forCandidate,
      device: deviceNumber(),
    }),
  );

/** Not kept: the database gives the token once. */
export const linkMaking = () => mutationOptions({ mutationFn: makeLink, gcTime: 0 });

/** Opens the number of the candidate alone, not of a parent; null when none is stored. Each opening is recorded. */
export const ownNumberOpening = () =>
  mutationOptions({
    mutationFn: async (profileId: number): Promise<string | null> =>
      phonesOf(await openContactDetails(profileId)).find(({ whose }) => whose === 'Self')?.number ?? null,
    gcTime: 0,
    meta: { reads: true },
  });

export const sharedProfilesQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: ['introductions', 'shared', ...profileIds],
    queryFn: async ({ signal }) => {
      const rows = await run(
        supabase
          .from('RegisteredUsers')
          .select(
            'id, name, own_script_name, age, location, profile_details(birth_star, height, caste, education, job), office_details(off_links)',
          )
          .in('id', [...profileIds])
          .eq('visible', true),
        signal,
      );
      // In the order in which they were ticked.
      return profileIds.flatMap((id) =>
        rows.filter(({ id: own, office_details: office }) => own === id && office?.off_links !== true),
      );
    },
  });

/** Which of these people have pictures that people without a login do not see: their last answer to `pictures`. */
export const hiddenPicturesQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: ['introductions', 'hidden-pictures', ...profileIds],
    queryFn: async ({ signal }) => {
      const rows = await run(
        supabase
          .from('RegisteredUsers')
          .select('id')
          .in('id', [...profileIds])
          .eq('pictures_for_members', true)
          .not('first_img', 'is', null),
        signal,
      );
      return rows.map(({ id }) => id);
    },
    staleTime: 0,
  });

/** Marks an answer as done, or takes that back. */
export const seeAnswer = act('see_answer');

export const endLink = act('end_family_link');

/** Records a family's answer about a person who was shown to it; with "later", the day to ask again. */
export const recordAnswer = act('record_answer');
