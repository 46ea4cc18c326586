import { expect, onTestFinished, test, vi } from 'vitest';
import { storyKeys } from '@/features/stories/api/keys';
import type { Story } from '@/features/stories/api/office';
import { GalleryStories } from '@/features/stories/components/gallery-stories';
import { StoryPart } from '@/features/stories/components/story-part';
import { queryClient } from '@/lib/query-client';
import { renderPart } from '@/lib/render-part';

const story: Story = {
  id: 3,
  words: { en: 'We met here.', ta: 'இங்கே சந்தித்தோம்.' },
  language: 'ta',
  picture: '7/story-a.webp',
  shown: false,
  people: [
    { id: 7, name: 'Asha', agrees: true },
    { id: 8, name: 'Ravi', agrees: false },
  ],
};
const office = (given: Story | null, picker = (_choose: (id: number) => void) => <p>Search</p>) =>
  renderPart(<StoryPart profileId={7} picker={picker} />, [[storyKeys.ofPerson(7), given]]);

/** The calls that are sent; none is answered. */
function listSent() {
  const sent: string[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((...[input, init]) => {
    const url = input instanceof Request ? input.url : String(input);
    sent.push(`${url.split('/').at(-1) ?? ''} ${typeof init?.body === 'string' ? init.body : ''}`);
    return new Promise(() => undefined);
  });
  onTestFinished(() => {
    fetched.mockRestore();
  });
  return sent;
}

test('the office sees whose yes is missing, previews its own language, and shows the story', async () => {
  const sent = listSent();
  const screen = await office(story);
  await expect.element(screen.getByText('Asha: said yes')).toBeVisible();
  await expect.element(screen.getByText('Ravi: the own yes is missing')).toBeVisible();
  await expect.element(screen.getByText('We met here.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show on the home page' }).click();
  await vi.waitFor(() => expect(sent).toContain('show_story {"story_id":3,"shown":true}'));
});

test('a shown story without a consent says that it waits', async () => {
  const screen = await office({ ...story, shown: true });
  await expect.element(screen.getByText('Not on the home page until both agree again.')).toBeVisible();
});

test('a deletion asks first', async () => {
  const sent = listSent();
  const screen = await office(story);
  await screen.getByRole('button', { name: 'Delete' }).click();
  expect(sent.filter((call) => call.startsWith('delete_story'))).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await vi.waitFor(() => expect(sent).toContain('delete_story {"story_id":3}'));
});

test('a new story needs words in the language of the writer and a picture; what was typed stays', async () => {
  const screen = await office(null, (choose) => (
    <button type="button" onClick={() => choose(8)}>
      Ravi
    </button>
  ));
  await screen.getByText('Write the story').click();
  await screen.getByRole('button', { name: 'Ravi' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Write a few words.')).toBeVisible();
  await dialog.getByLabelText('Words (English)').fill('We met here.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Add a picture of both.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Ravi' }).click();
  await expect.element(dialog.getByLabelText('Words (English)')).toHaveValue('We met here.');
});

test('the gallery shows six pictures: stories first, in the language in which they were written', async () => {
  const shown = [{ id: 3, picture: '7/story-a.webp', language: 'ta', words: 'இங்கே சந்தித்தோம்.' }];
  queryClient.setQueryData(storyKeys.shown('en'), shown);
  onTestFinished(() => {
    queryClient.clear();
  });
  const drawn = Array.from({ length: 6 }, (_, n) => ({
    src: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' id='p${n}'/>`,
    width: 4,
    height: 5,
    alt: 'home.gallery.lamp.alt' as const,
    caption: 'home.gallery.lamp.caption' as const,
  }));
  const screen = await renderPart(<GalleryStories drawn={drawn}>Drawn gallery</GalleryStories>);
  await expect.element(screen.getByText('Written in தமிழ்')).toBeVisible();
  expect(screen.getByText('இங்கே சந்தித்தோம்.').element().getAttribute('lang')).toBe('ta');
  expect(screen.getByRole('listitem').elements()).toHaveLength(6);
  // The story was withdrawn since.
  queryClient.setQueryData(storyKeys.shown('en'), []);
  await expect.element(screen.getByText('Drawn gallery')).toBeVisible();
});
