import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAnswer } from '@/lib/api/read-answer';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export interface DuplicateQuestion {
  /** Name and date of birth count together only. */
  named: { name: string; dateOfBirth: string } | null;
  /** In international form. */
  phone: string | null;
  /** The person's own id, where it is known. */
  exceptId: number | null;
}

const duplicates = z.array(z.object({ id: z.number(), name: z.string(), reason: z.string() }));

async function findPossibleDuplicates({ named, phone, exceptId }: DuplicateQuestion, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .rpc('find_possible_duplicates', {
      ...(named !== null && { person_name: named.name, birth_date: named.dateOfBirth }),
      ...(phone !== null && { phone }),
      ...(exceptId !== null && { except_id: exceptId }),
    })
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return duplicates.parse(await readAnswer(data, signal));
}

/** Profiles that may be of the same person. */
export const possibleDuplicatesQueryOptions = (question: DuplicateQuestion) =>
  queryOptions({
    queryKey: ['possible-duplicates', question],
    queryFn: ({ signal }) => findPossibleDuplicates(question, signal),
    enabled: question.named !== null || question.phone !== null,
    // The question holds a telephone number.
    gcTime: 0,
  });
