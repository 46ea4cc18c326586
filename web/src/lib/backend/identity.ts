import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { keepChoice, readChoice } from '@/base/browser-storage';
import { checkSessionsBy, supabase, uncheckedSupabase } from '@/lib/backend/client';
import { keepLikelyViewer } from '@/lib/backend/kept-session';
import {
  endSession,
  genderOf,
  getUserId,
  onIdentityChange,
  setSession,
  unknownViewer,
  visitor,
  type SignOutReason,
  type Viewer,
} from '@/lib/backend/session';
import { AppError } from '@/lib/errors';
import { coreKeys, queryClient } from '@/lib/query-client';
import { run } from '@/lib/run';
import { needWords, onLanguageChosen, showAccountLanguage } from '@/texts/language';
import { isLanguage } from '@/texts/languages';
import { loadRefusals } from '@/texts/refusals';
import { keepAccountLanguage } from '@/texts/start-language';
import { getLanguage } from '@/texts/texts';

const keptKey = 'noted-language';

/** Records in which language a member reads, once for each login and language of this browser. */
function noteLanguage(userId: string): void {
  const language = getLanguage();
  const note = `${userId} ${language}`;
  if (readChoice(keptKey) === note) return;
  keepChoice(keptKey, note);
  // Without an answer, the next page tries again.
  run(supabase.rpc('note_my_language', { language })).catch(() => keepChoice(keptKey, null));
}

// Who a login is, read from the database. It comes with the pages.

/** Who a login is. `temporary` has yet to change the password it was given. One with a reason to sign out has no rights. */
type Identity =
  | {
      role: 'member' | 'admin' | 'temporary';
      /** An admin who may do all: exports, imports, erasures, settings, the admins' logins. */
      isOwner: boolean;
      username: string;
      name: string | null;
      ownScriptName: string | null;
      profileId: number | null;
      /** Bride or groom; null when that is not stated, or when the login is nobody's. */
      gender: string | null;
    }
  | { role: 'second step'; step: 'code' | 'set up'; username: string }
  | { role: 'ended'; reason: SignOutReason };

const reasons: readonly SignOutReason[] = [
  'off',
  'admin off',
  'password changed',
  'password replaced',
  'password expired',
  'too long',
  'unused',
];

/** The words of the database for a session that is not open. */
const reasonOf = (state: string): SignOutReason => reasons.find((reason) => reason === state) ?? 'elsewhere';

/** The login that gave the page its language. */
let greeted: string | null = null;

/** An admin's duty before anything else. */
async function readStep(signal: AbortSignal): Promise<'code' | 'set up' | null> {
  const { step } = await run(uncheckedSupabase.rpc('read_second_factor').single(), signal);
  return step === 'code' || step === 'set up' ? step : null;
}

export async function getIdentity(userId: string, signal: AbortSignal): Promise<Identity> {
  const [office, account] = await Promise.all([
    run(uncheckedSupabase.rpc('read_my_role'), signal),
    run(
      uncheckedSupabase
        .from('accounts')
        .select(
          'username, registered_user_id, active, must_change_password, language, card:RegisteredUsers(name, own_script_name, gender)',
        )
        .eq('user_id', userId)
        .maybeSingle(),
      signal,
    ),
  ]);
  const isAdmin = office !== 'none';
  // An ended session does not read even its own account.
  if (account === null)
    return { role: 'ended', reason: reasonOf(await run(uncheckedSupabase.rpc('read_session_state'), signal)) };
  if (!account.active) return { role: 'ended', reason: 'off' };
  // Once for each login: the member's later choice for the bureau's messages leaves the page as it is.
  if (!isAdmin && greeted !== userId && (account.language === null || isLanguage(account.language))) {
    // Without its texts the page stays as it is.
    await showAccountLanguage(account.language).catch(() => undefined);
    greeted = userId;
  }
  const step =
    isAdmin || account.must_change_password || account.registered_user_id !== null ? null : await readStep(signal);
  // Before the screens get the login, which are then drawn in its words.
  await Promise.all([needWords('details'), loadRefusals()]);
  if (step !== null) return { role: 'second step', step, username: account.username };
  if (!isAdmin && !account.must_change_password) noteLanguage(userId);
  return {
    role: account.must_change_password ? 'temporary' : isAdmin ? 'admin' : 'member',
    isOwner: office === 'owner',
    username: account.username,
    name: account.card?.name ?? null,
    ownScriptName: account.card?.own_script_name ?? null,
    profileId: account.registered_user_id,
    gender: account.card?.gender ?? null,
  };
}

const identityQueryOptions = (userId: string | null) =>
  queryOptions({
    queryKey: coreKeys.identity(userId),
    queryFn: ({ signal }) => {
      if (userId === null) throw new AppError('unauthorised', 'Auth session missing!');
      return getIdentity(userId, signal);
    },
    meta: { keep: true },
    enabled: userId !== null,
    staleTime: 60_000,
    // No data of an identity survives its session.
    gcTime: 0,
  });

/** Why this login has no rights; null when it has, or when that is not known. */
function signOutReasonOf(identity: Identity | undefined, error: AppError | null): SignOutReason | null {
  if (identity?.role === 'ended') return identity.reason;
  // Nor has a token that the backend refuses, and that could not be renewed.
  return error?.status === 401 ? 'refused' : null;
}

function viewerOf(userId: string | null, identity: Identity | undefined): Viewer {
  if (userId === null) return visitor;
  if (!identity || identity.role === 'ended') return unknownViewer();
  if (identity.role === 'second step') {
    const { step, username } = identity;
    return { kind: 'second step', step, username, name: null, profileId: null, gender: null };
  }
  const { role, ...who } = identity;
  return { kind: role, ...who };
}

/** Reads from now on the account of each new login, and informs the screens. A login without rights is signed out. */
export function followIdentity(): void {
  const optionsOf = (userId: string | null) => ({
    ...identityQueryOptions(userId),
    notifyOnChangeProps: ['data' as const, 'error' as const],
  });
  const observer = new QueryObserver(queryClient, optionsOf(getUserId()));
  let ending: string | null = null;

  const update = (): void => {
    const userId = getUserId();
    const { data: identity, error } = observer.getCurrentResult();
    const viewer = viewerOf(userId, identity);
    keepLikelyViewer(viewer.kind, genderOf(viewer));
    setSession({
      viewer,
      identityFailed: userId !== null && error !== null && !identity,
      retryIdentity: () => void observer.refetch(),
    });
    if (userId === null) {
      ending = null;
      greeted = null;
      keepAccountLanguage(null);
    }
    const reason = signOutReasonOf(identity, error);
    if (userId === null || reason === null || ending === userId) return;
    ending = userId;
    void endSession(reason);
  };

  observer.subscribe(update);
  checkSessionsBy(async (knownForMs) => {
    const userId = getUserId();
    if (userId === null) return false;
    const identity = await queryClient.query({ ...identityQueryOptions(userId), staleTime: knownForMs });
    return identity.role !== 'ended';
  });
  onLanguageChosen(() => {
    const userId = getUserId();
    if (userId !== null && observer.getCurrentResult().data?.role === 'member') noteLanguage(userId);
  });
  onIdentityChange(() => {
    observer.setOptions(optionsOf(getUserId()));
    update();
  });
  update();
}
