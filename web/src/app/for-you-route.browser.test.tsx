import { expect, test } from 'vitest';
import { ForYouRoute } from '@/app/for-you-route';
import { firstStarSettings } from '@/astrology/star-settings';
import { sharedKeys } from '@/bureau/api/keys';
import { myMatches } from '@/features/introductions/api/shown-people';
import { profileKeys } from '@/features/profiles/api/profiles';
import { setSession } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';

test('My Matches counts from the star by the birth where none is entered, as lists do', async () => {
  const show = (viewer: Parameters<typeof setSession>[0]['viewer']) => {
    setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
  };
  show({ kind: 'member', username: 'test', name: 'Test Bala', profileId: 1, gender: 'groom' });
  const stars = { birth_star: 'Rohini', star_pada: null, rasi: null };
  const person = { id: 7, name: 'Test Kavitha', own_script_name: null, gender: 'bride', picture: null, ...stars };
  const screen = await renderPart(<ForYouRoute tab={null} skipped={null} />, [
    [myMatches.of({}).queryKey, [{ ...person, age: null, answer: null, asked: false, may_answer: true, more: null }]],
    [profileKeys.ownStar(1), { facts: { ...stars, birth_star: 'Swati' }, byBirth: 'open' }],
    [sharedKeys.starSettings(), firstStarSettings],
  ]);
  await expect.element(screen.getByText('Porutham 4 of 10, Rajju does not agree')).toBeVisible();
});
