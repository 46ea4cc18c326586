import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '@/features/account/api/keys';
import { AppError, toAppError } from '@/lib/errors';
import { loadAuth } from '@/lib/backend/session';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import { t } from '@/texts/texts';

/** The second factor of the viewer, an admin. */
export const secondFactorQueryOptions = () =>
  queryOptions({
    queryKey: accountKeys.secondFactor(),
    queryFn: ({ signal }) => run(supabase.rpc('read_second_factor').single(), signal),
  });

export interface NewFactor {
  id: string;
  /** The address of the picture to scan. To be revoked. */
  picture: string;
  /** The same for typing. */
  secret: string;
}

/** Asks the auth service for a new factor. It counts once its code was given. */
export async function beginFactor(issuer: string): Promise<NewFactor> {
  const { mfa } = await loadAuth();
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: crypto.randomUUID(), issuer });
  if (error) throw toAppError(error);
  // The content policy shows no data: URLs.
  const svg = data.totp.qr_code.replace(/^data:image\/svg\+xml;utf-8,/, '');
  return {
    id: data.id,
    picture: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
    secret: data.totp.secret,
  };
}

const refuseCode = (words: string) => new AppError('invalid', words, { refusal: 'code_refused', field: 'code' });

/** Gives the code of this factor, or of the viewer's only one. @throws AppError that names the field, for a wrong code */
export async function giveCode({ id, code }: { id: string | null; code: string }): Promise<void> {
  const { mfa } = await loadAuth();
  let factorId = id;
  if (factorId === null) {
    const { data, error } = await mfa.listFactors();
    if (error) throw toAppError(error);
    factorId = data.totp[0]?.id ?? null;
    if (factorId === null) throw new AppError('not-found', 'There is no factor.');
  }
  const { error } = await mfa.challengeAndVerify({ factorId, code });
  if (error?.code === 'mfa_verification_failed') throw refuseCode(t('logins.factor.wrongCode'));
  if (error?.code === 'mfa_verification_rejected' || error?.status === 429)
    throw refuseCode(t('logins.factor.tooMany'));
  if (error) throw toAppError(error);
}

/** Makes ten recovery codes; earlier ones are void. */
export const makeRecoveryCodes = () => run(supabase.rpc('make_recovery_codes'));

/** Removes the lost factor with a recovery code. @throws AppError that names the field, for a wrong one */
export async function recover({ code }: { code: string }): Promise<void> {
  // Two calls: the first always counts as an attempt, even if its response is lost, and does not reveal the outcome.
  const tryId = await run(supabase.rpc('enter_recovery_code', { code }));
  const outcome = await run(supabase.rpc('finish_recovery', { try_id: tryId }));
  if (outcome === 'wrong code') throw refuseCode(t('logins.factor.wrongRecovery'));
  if (outcome === 'wait') throw refuseCode(t('logins.factor.waitRecovery'));
}

/** Removes the viewer's own factor; the password is then enough. */
export async function removeFactor(): Promise<void> {
  const auth = await loadAuth();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw toAppError(error);
  for (const { id } of data.totp) {
    const answer = await auth.mfa.unenroll({ factorId: id });
    if (answer.error) throw toAppError(answer.error);
  }
  // The token in use says that the code was given.
  await auth.refreshSession();
}
