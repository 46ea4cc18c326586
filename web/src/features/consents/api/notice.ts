import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { consentKeys } from '@/features/consents/api/notice-keys';
import { readAs, run } from '@/lib/run';
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

export const notice = z.object({
  version: z.number(),
  language: z.string(),
  published_on: z.string(),
  items: noticeItems,
});

export type NoticeItems = z.infer<typeof noticeItems>;
export type Notice = z.infer<typeof notice>;

/** The notice in a language; in English if there is none in it. Null for an unknown version. */
export const noticeQueryOptions = (language: string, version: number | null = null) =>
  queryOptions({
    queryKey: consentKeys.notice(language, version),
    queryFn: async ({ signal }) =>
      readAs(
        notice.nullable(),
        await run(
          supabase.rpc('read_notice', {
            wanted_language: language,
            ...(version !== null && { wanted_version: version }),
          }),
          signal,
        ),
      ),
  });
