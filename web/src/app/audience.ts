import { isOwner, type Viewer } from '@/lib/backend/session';

type ViewerKind = Viewer['kind'];

// `loading`: signed in, the account not known yet. A `temporary` password opens nothing but the
// home page and the page on which it is changed (and the database gives nothing either).
const audiences = {
  everyone: ['loading', 'visitor', 'temporary', 'member', 'admin'],
  public: ['loading', 'visitor', 'member', 'admin'],
  visitors: [],
  'signed in': ['loading', 'temporary', 'member', 'admin'],
  'members and admin': ['member', 'admin'],
  members: ['member'],
  admin: ['admin'],
  owners: ['admin'],
} as const satisfies Record<string, readonly ViewerKind[]>;

/** The readers of a page. On a page for `visitors` there is nothing but the sign-in form. */
export type Audience = keyof typeof audiences;

/** The page, or the part in its place. */
export type Decision = 'page' | 'wait' | 'sign-in' | 'choose password' | 'not for you' | 'signed in already';

/**
 * Decides the part of a page for a viewer, before any of it is mounted. The database decides about data; this decides
 * only what is rendered.
 */
export function decide(audience: Audience, viewer: Viewer): Decision {
  const { kind } = viewer;
  const allowed: readonly ViewerKind[] = audiences[audience];
  if (audience === 'owners' && kind === 'admin' && !isOwner(viewer)) return 'not for you';
  if (allowed.includes(kind)) return 'page';
  if (kind === 'loading') return 'wait';
  if (kind === 'visitor') return 'sign-in';
  if (kind === 'temporary') return 'choose password';
  return audience === 'visitors' ? 'signed in already' : 'not for you';
}
