import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The admin's WhatsApp messages in each language, with their placeholders and original texts. */
export const messageTemplatesQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.messageTemplates(),
    queryFn: ({ signal }) =>
      run(supabase.from('message_templates').select('template, language, body, original'), signal),
  });
