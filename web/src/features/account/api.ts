import { queryOptions, skipToken } from '@tanstack/react-query';
import { supabase } from '@/lib/backend/client';
import { getUserId, loadAuth, onIdentityChange } from '@/lib/backend/session';
import { AppError, toAppError } from '@/lib/errors';
import { act } from '@/lib/rpc';
import { run } from '@/lib/run';
import { loginEmail, normalizePassword } from '@/person/login-email';
import { readTemporaryPassword } from '@/person/temporary-password';
import { t } from '@/texts/texts';

export type Credentials = { username: string; password: string };

// Kept in memory only, so that the change form does not require the password just typed.
let temporary: { userId: string; password: string } | null = null;
const keepForMs = 10 * 60_000;

function forgetTemporaryPassword(): void {
  temporary = null;
}
onIdentityChange(() => {
  if (getUserId() !== temporary?.userId) forgetTemporaryPassword();
});

/** The temporary password of the current sign-in; null after a reload or for a normal password. */
export const knownTemporaryPassword = (): string | null =>
  temporary !== null && temporary.userId === getUserId() ? temporary.password : null;

/** Signs in. A temporary password is accepted in any letter case, with or without dashes, because it is often dictated. */
export async function signIn({ username, password }: Credentials): Promise<void> {
  const email = loginEmail(username);
  const typed = normalizePassword(password);
  const asTemporary = readTemporaryPassword(typed);
  let used = typed;
  const auth = await loadAuth();
  let answer = await auth.signInWithPassword({ email, password: used });
  if (answer.error?.code === 'invalid_credentials' && asTemporary !== null && asTemporary !== typed) {
    used = asTemporary;
    answer = await auth.signInWithPassword({ email, password: used });
  }
  if (answer.error) throw toAppError(answer.error);
  if (used !== asTemporary) return;
  temporary = { userId: answer.data.user.id, password: used };
  setTimeout(forgetTemporaryPassword, keepForMs);
}

export type PasswordChange = { current: string; chosen: string };

const refuseCurrent = (message: string) =>
  new AppError('invalid', message, { refusal: 'password_refused', field: 'current' });

const beginChange = act('change_password');
const finishChange = act('finish_password_change');

/**
 * Changes the viewer's own password and signs out their other sessions.
 * @throws AppError of kind 'invalid' that names the refused field ('current' or 'new_password').
 */
export async function changePassword({ current, chosen }: PasswordChange): Promise<void> {
  // Two calls: the first always counts as an attempt, even if its response is lost, and does not reveal the outcome.
  const changeId = await beginChange({
    current_password: normalizePassword(current),
    new_password: normalizePassword(chosen),
  });
  const outcome = await finishChange({ change_id: changeId });
  if (outcome === 'wrong password') throw refuseCurrent(t('account.change.wrongCurrent'));
  if (outcome === 'wait') throw refuseCurrent(t('account.change.wait'));
  forgetTemporaryPassword();
}

/** Where the viewer is signed in, this browser first. */
export const mySessionsQueryOptions = () =>
  queryOptions({
    queryKey: ['my-sessions'],
    queryFn: async ({ signal }) =>
      (await run(supabase.rpc('list_my_sessions'), signal)).map((session) => ({
        ...session,
        // The development server keeps no device.
        device: session.is_this_one ? navigator.userAgent : session.device,
      })),
  });

export const endSession = act('end_my_session');

export const endOtherSessions = act('end_my_other_sessions');

/** Whether others see the member's own profile. */
export const ownVisibilityQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: ['own-visibility', profileId],
    queryFn:
      profileId === null
        ? skipToken
        : ({ signal }) =>
            run(supabase.from('RegisteredUsers').select('visible').eq('id', profileId).maybeSingle(), signal),
  });

export const secondFactorQueryOptions = () =>
  queryOptions({
    queryKey: ['second-factor'],
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
export const makeRecoveryCodes = act('make_recovery_codes');

const enterRecoveryCode = act('enter_recovery_code');
const finishRecovery = act('finish_recovery');

/** Removes the lost factor with a recovery code. @throws AppError that names the field, for a wrong one */
export async function recover({ code }: { code: string }): Promise<void> {
  // Two calls: the first always counts as an attempt, even if its response is lost, and does not reveal the outcome.
  const tryId = await enterRecoveryCode({ code });
  const outcome = await finishRecovery({ try_id: tryId });
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
