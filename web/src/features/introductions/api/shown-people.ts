import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { answerOfSomebody } from '@/bureau/api/consents';
import { deviceNumber } from '@/lib/device-number';
import { supabase } from '@/lib/backend/client';
import { act, question } from '@/lib/rpc';
import { type Args, readAs, run } from '@/lib/run';
import { getLanguage } from '@/texts/texts';

/** How many people a private link shows at first, as the database has it. */
export const shownByLink = 50;

const stars = {
  gender: z.string().nullable(),
  birth_star: z.string().nullable(),
  star_pada: z.number().nullable(),
  rasi: z.string().nullable(),
};
/** Somebody who is shown to a family, as the family may see them. */
export const shownPerson = z.object({
  id: z.number(),
  name: z.string(),
  own_script_name: z.string().nullable(),
  age: z.number().nullable(),
  location: z.string().nullable(),
  religion: z.string().nullable(),
  height: z.number().nullable(),
  education: z.string().nullable(),
  job: z.string().nullable(),
  picture: z.string().nullable(),
  shown_at: z.string(),
  answer: z.string().nullable(),
  asked: z.boolean(),
  may_answer: z.boolean(),
  both: z.boolean(),
  told: z.boolean(),
  /** Whether the interest of the other family has ended. */
  ended: z.boolean(),
  /** Whether the other family knew of an interest before the answer became another one. */
  was_told: z.boolean(),
  /** What else the bureau's paper says; null on a phone that the private link does not know. */
  more: z
    .object({
      caste: z.string().nullable(),
      gothram: z.string().nullable(),
      kulam: z.string().nullable(),
      native_place: z.string().nullable(),
      work_place: z.string().nullable(),
      children: z.number().nullable(),
      children_live_with: z.string().nullable(),
      mangal_dosha: z.string().nullable(),
      other_dosha: z.string().nullable(),
      mother_tongue: z.string().nullable(),
      marital_status: z.string().nullable(),
      diet: z.string().nullable(),
      "father's_name": z.string().nullable(),
      "father's_job": z.string().nullable(),
      "mother's_name": z.string().nullable(),
      "mother's_job": z.string().nullable(),
      number_of_siblings: z.number().nullable(),
      brothers: z.number().nullable(),
      married_brothers: z.number().nullable(),
      sisters: z.number().nullable(),
      married_sisters: z.number().nullable(),
    })
    .nullable(),
  ...stars,
});
export type ShownPerson = z.infer<typeof shownPerson>;

/** The people on the member's own list, unanswered ones first. */
export const myMatches = question('list_my_matches', z.array(shownPerson), 0);

export const answerMatch = act('answer_match');
export type GivenAnswer = Args<'answer_match'>;

export const linkedFamily = z.object({
  family: z.object({ id: z.number(), name: z.string(), own_script_name: z.string().nullable(), ...stars }),
  expires_at: z.string(),
  /** Whether this phone opened the link first, or gave the digits. */
  is_known: z.boolean(),
  may_try: z.boolean(),
  /** Whether it was made for the candidate herself. Her answer is not read here: her parents may open the link. */
  for_candidate: z.boolean(),
  people: z.array(shownPerson),
  has_more: z.boolean(),
  /** Whether the family has confirmed its own profile today. */
  confirmed_today: z.boolean(),
  /** On the candidate's own phone: what was last answered for her, without her own answers by this link. */
  answered_for_candidate: z.array(answerOfSomebody),
  /** There too: what people without a login see now, after any answer. */
  seen_by_visitors: z.array(z.enum(['visitors', 'pictures'])),
});
export type LinkedFamily = z.infer<typeof linkedFamily>;

/** The list of the family whose private link this is. Reading it is recorded. */
export const linkedFamilyQueryOptions = (token: string, atMost = shownByLink) =>
  queryOptions({
    queryKey: ['introductions', 'link', token, atMost],
    queryFn: async ({ signal }) =>
      readAs(
        linkedFamily,
        await run(
          supabase.rpc('open_family_link', {
            token,
            device: deviceNumber(),
            language: getLanguage(),
            // The request that is sent before the code is here has none.
            ...(atMost !== shownByLink && { at_most: atMost }),
          }),
          signal,
        ),
      ),
    staleTime: 0,
  });

const answerLink = act('answer_family_link');
const confirmLink = act('confirm_by_link');
const proveLink = act('prove_family_phone');

export const answerByLink = (token: string) => (given: GivenAnswer) =>
  answerLink({ token, device: deviceNumber(), ...given });

/** The family's own profile is still right. */
export const confirmByLink = (token: string) => confirmLink({ token, device: deviceNumber() });

/** Gives the last four digits of the family's number on another phone. Right and wrong ones get the same answer. */
export const provePhone = (given: { token: string; digits: string }) => proveLink({ ...given, device: deviceNumber() });
