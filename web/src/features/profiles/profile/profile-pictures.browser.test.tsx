import { expect, onTestFinished, test, vi } from 'vitest';
import { ProfilePictures } from '@/features/profiles/profile/profile-pictures';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { coreKeys } from '@/lib/query-client';
import { placeOf, usePicture } from '@/lib/pictures';
import { renderPart } from '@/lib/render-part';

const profile = { ...sampleProfile, first_img: '7/a.webp', second_img: null, third_img: null };
const small = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100"/>'], {
  type: 'image/svg+xml',
});

/** Whether the large picture has been answered: in an outage the same picture is shown before and after. */
function LargePicture() {
  const { pending } = usePicture(placeOf('profile-images', '7/a.webp'));
  return <p>{pending ? 'pending' : 'settled'}</p>;
}

test.each([
  { what: 'an outage', answer: () => Promise.reject(new TypeError('Failed to fetch')), isShown: true },
  {
    what: 'a refusal',
    answer: () => Promise.resolve(Response.json({ statusCode: '404' }, { status: 400 })),
    isShown: false,
  },
])("the list's picture stands in for the large one after $what: $isShown", async ({ answer, isShown }) => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(answer);
  onTestFinished(() => fetched.mockRestore());
  const screen = await renderPart(
    <>
      <ProfilePictures profile={profile} showing="shown" />
      <LargePicture />
    </>,
    [[coreKeys.picture('profile-images', '7/a.thumb.webp'), small]],
  );
  await expect.element(screen.getByText('settled')).toBeVisible();
  expect(screen.container.querySelector('img')?.hasAttribute('data-placeholder')).toBe(!isShown);
});
