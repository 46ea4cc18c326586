import { useState } from 'react';
import type { Viewer } from '@/lib/session';

/**
 * Whether the sign-in form has been on screen. It stays there while the login it made is being looked up, with what was
 * typed, instead of giving way to a skeleton.
 */
export function useWasAsked(kind: Viewer['kind']): boolean {
  const [wasAsked, setWasAsked] = useState(kind === 'visitor');
  if (kind === 'visitor' && !wasAsked) setWasAsked(true);
  return wasAsked;
}
