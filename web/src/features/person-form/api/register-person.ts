import type { ColumnValues } from '@/features/person-form/fields/person-values';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const patienceMs = 20_000;

export interface Registration {
  requestId: string;
  person: ColumnValues;
  login: { username: string; temporaryPassword: string } | null;
}

/** Registers a person, with a login where one is given, and returns the id. The same request registers once. */
export async function registerPerson({ requestId, person, login }: Registration): Promise<number> {
  const { data, error, status } = await supabase
    .rpc('register_person', {
      request_id: requestId,
      person,
      ...(login && { username: login.username, temporary_password: login.temporaryPassword }),
    })
    .abortSignal(AbortSignal.timeout(patienceMs))
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}
