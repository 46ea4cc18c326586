import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { mostRows, readAll } from '@/lib/read-all';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The messages after this one, or the first. */
function getTemplates(after: { template: string; language: string } | null, signal: AbortSignal) {
  const all = supabase.from('message_templates').select('template, language, body, original');
  const rest =
    after === null
      ? all
      : all.or(`template.gt."${after.template}",and(template.eq."${after.template}",language.gt."${after.language}")`);
  return run(rest.order('template').order('language').limit(mostRows), signal);
}

type Template = Awaited<ReturnType<typeof getTemplates>>[number];

/** The admin's WhatsApp messages in each language, with their placeholders and original texts. */
export const messageTemplatesQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.messageTemplates(),
    queryFn: ({ signal }) => readAll<Template>((last) => getTemplates(last, signal)),
  });
