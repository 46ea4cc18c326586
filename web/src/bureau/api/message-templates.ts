import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** What the admin sends on WhatsApp in each language, with its placeholders, and what it said at first. */
export const messageTemplatesQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.messageTemplates(),
    queryFn: ({ signal }) =>
      run(supabase.from('message_templates').select('template, language, body, original'), signal),
  });
