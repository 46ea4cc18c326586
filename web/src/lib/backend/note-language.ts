import { keepChoice, readChoice } from '@/base/kept-choice';
import { supabase } from '@/lib/backend/client';
import { run } from '@/lib/run';
import { getLanguage } from '@/texts/texts';

const keptKey = 'noted-language';

/** Records in which language a member reads, once for each login and language of this browser. */
export function noteLanguage(userId: string): void {
  const language = getLanguage();
  const note = `${userId} ${language}`;
  if (readChoice(keptKey) === note) return;
  keepChoice(keptKey, note);
  // Without an answer, the next page tries again.
  run(supabase.rpc('note_my_language', { language })).catch(() => {
    keepChoice(keptKey, null);
  });
}
