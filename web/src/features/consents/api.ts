import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { deviceNumber } from '@/lib/device-number';
import { act, question } from '@/lib/rpc';
import { run, type Args } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The parts of a notice above its purposes, in their order (DPDP Act section 5, rule 3). */
export const noticeParts = ['data', 'recipients', 'withdraw', 'rights', 'bureau', 'board'] as const;
export type NoticePart = (typeof noticeParts)[number];

const noticeItems = z.object({
  data: z.string(),
  recipients: z.string(),
  withdraw: z.string(),
  rights: z.string(),
  bureau: z.string(),
  board: z.string(),
  purposes: z.record(z.string(), z.string()),
});
export type NoticeItems = z.infer<typeof noticeItems>;

const notice = z.object({
  version: z.number(),
  language: z.string(),
  published_on: z.string(),
  items: noticeItems,
});
export type Notice = z.infer<typeof notice>;

/** The notice in a language; in English if there is none in it. Null for an unknown version. */
export const notices = question('read_notice', notice.nullable());

/** The newest, or a version. */
export const noticeIn = (language: string, version: number | null = null) =>
  notices.of({ wanted_language: language, ...(version !== null && { wanted_version: version }) });

/** Publishes a new version of the notice, the next one of `seen_version`; languages that are not in it keep their texts. */
export const saveNotice = act('save_notice');

const familyNotTold = z.object({
  id: z.number(),
  name: z.string(),
  location: z.string().nullable(),
  status: z.string(),
  language: z.string().nullable(),
});
export type NotTold = z.infer<typeof familyNotTold>;

/** The families without a notice, the oldest 100 with their number: section 5(2) of the DPDP Act. */
export const notTold = question('list_not_told', z.object({ count: z.number(), people: z.array(familyNotTold) }), 0);

export const recordConsents = act('record_consents');

export const setMyConsent = act('set_my_consent');

const answerFromDevice = act('answer_by_candidate');

/** By a private link that was made for the candidate: whether contact details may be given. */
export const answerByCandidate = (given: Omit<Args<'answer_by_candidate'>, 'device'>) =>
  answerFromDevice({ ...given, device: deviceNumber() });

/** Whose answers are printed: for the admin, also of a hidden profile. */
export const personQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['consent-proof', profileId] as const,
    queryFn: ({ signal }) =>
      run(
        supabase.from('RegisteredUsers').select('id, name, own_script_name').eq('id', profileId).maybeSingle(),
        signal,
      ),
  });
