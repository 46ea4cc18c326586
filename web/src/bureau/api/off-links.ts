import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerKeys } from '@/bureau/api/consent-keys';
import { sharedKeys } from '@/bureau/api/keys';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';

async function listThose(column: 'off_links' | 'off_whatsapp', profileIds: readonly number[], signal: AbortSignal) {
  if (profileIds.length === 0) return [];
  const rows = await run(
    supabase
      .from('office_details')
      .select('registered_user_id')
      .in('registered_user_id', [...profileIds])
      .eq(column, true),
    signal,
  );
  return rows.map(({ registered_user_id: id }) => id);
}

/** Which of these people are kept off private links, messages and paper. For the admin: nobody else reads a row. */
export const offLinksQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: sharedKeys.offLinks(profileIds),
    queryFn: ({ signal }) => listThose('off_links', profileIds, signal),
    staleTime: 0,
  });

/** Which of these families asked for no WhatsApp. */
export const offWhatsAppQueryOptions = (profileIds: readonly number[]) =>
  queryOptions({
    queryKey: answerKeys.offWhatsApp(profileIds),
    queryFn: ({ signal }) => listThose('off_whatsapp', profileIds, signal),
    staleTime: 0,
  });

/** Whether a family asked for no WhatsApp; false while that is not known, and for null. */
export function useNoWhatsApp(profileId: number | null): boolean {
  const off = useQuery({ ...offWhatsAppQueryOptions([profileId ?? 0]), enabled: profileId !== null });
  return off.data !== undefined && off.data.length > 0;
}
