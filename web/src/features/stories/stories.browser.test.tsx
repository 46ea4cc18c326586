import { expect, onTestFinished, test, vi } from 'vitest';
import { answerKeys } from '@/bureau/api/consents';
import { shownStories, storyOfPerson, type Story } from '@/features/stories/api';
import { StoryPart } from '@/features/stories/office';
import { GalleryStories } from '@/features/stories/visitor';
import { queryClient } from '@/lib/query-client';
import { renderPart } from '@/lib/render-part';

const story: Story = {
  id: 3,
  words: { en: 'We met here.', ta: 'இங்கே சந்தித்தோம்.' },
  language: 'ta',
  picture: '0/story-a.webp',
  shown: false,
  people: [
    { id: 7, name: 'Asha', agrees: true, is_married: true },
    { id: 8, name: 'Ravi', agrees: false, is_married: true },
  ],
};
/** The answers of somebody who refused. */
const refusal = [{ purpose: 'story', given: false }];
const choices = (choose: (id: number, name: string) => void) => (
  <button type="button" onClick={() => choose(8, 'Ravi')}>
    Ravi
  </button>
);
const office = (given: Story | null, refused: 7 | 8 | null = null, isMarried = true) =>
  renderPart(<StoryPart profileId={7} isMarried={isMarried} picker={choices} />, [
    [storyOfPerson.of({ profile_id: 7 }).queryKey, given],
    [answerKeys.ofPerson(7), refused === 7 ? refusal : []],
    [answerKeys.ofPerson(8), refused === 8 ? refusal : []],
  ]);

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
  await expect.element(screen.getByText(/record it in the line “Success story”/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /Ravi/ }))
    .toHaveAttribute('href', expect.stringContaining('8'));
  await expect.element(screen.getByText('Married through our bureau')).toBeVisible();
  await expect.element(screen.getByText('We met here.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show on the home page' }).click();
  await expect.poll(() => sent).toContain('show_story {"story_id":3,"shown":true}');
});

test('a shown story without a consent says that it waits', async () => {
  const screen = await office({ ...story, shown: true });
  await expect.element(screen.getByText('Not on the home page until both agree again.')).toBeVisible();
});

test('a story waits for the status of both, also on the page of who is not married any more', async () => {
  const people = story.people.map((person) => ({ ...person, agrees: person.id === 8, is_married: person.id === 8 }));
  const screen = await office({ ...story, shown: true, people }, null, false);
  await expect
    .element(screen.getByText('Not on the home page until both have the status “Married” again.'))
    .toBeVisible();
  await expect.element(screen.getByText('Asha: the status is not “Married” any more')).toBeVisible();
  await expect.element(screen.getByText(/record it in the line/)).not.toBeInTheDocument();
  const none = await office(null, null, false);
  await expect.element(none.getByText('Success story')).not.toBeInTheDocument();
});

test('the change of a shown story says before it is saved that it leaves the home page', async () => {
  const screen = await office({ ...story, shown: true });
  await screen.getByRole('button', { name: 'Change' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleDescription(/Saving takes it away from there until you show it again/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const draft = await office(story);
  await draft.getByRole('button', { name: 'Change' }).click();
  await expect.element(draft.getByRole('dialog')).not.toHaveAccessibleDescription(/Saving takes it away/);
});

test('a no of either stands there before anything is written', async () => {
  const screen = await office(null, 7);
  await expect.element(screen.getByText(/no to a success story, or to being kept\. An earlier/)).toBeVisible();
  await expect.element(screen.getByText('Write the story')).not.toBeInTheDocument();
  const other = await office(null, 8);
  await other.getByText('Write the story').click();
  await other.getByRole('button', { name: 'Ravi' }).click();
  await expect.element(other.getByRole('alert').first()).toHaveTextContent('Ravi has said no to a success story');
});

test('a deletion asks first', async () => {
  const sent = listSent();
  const screen = await office(story);
  await screen.getByRole('button', { name: 'Delete' }).click();
  expect(sent.filter((call) => call.startsWith('delete_story'))).toEqual([]);
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => sent).toContain('delete_story {"story_id":3}');
});

test('a new story needs words in the language of the writer and a picture; what was typed stays', async () => {
  const screen = await office(null);
  await screen.getByText('Write the story').click();
  await screen.getByRole('button', { name: 'Ravi' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('The other person: Ravi (#8).')).toBeVisible();
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
  const shown = [{ id: 3, picture: '0/story-a.webp', language: 'ta', words: 'இங்கே சந்தித்தோம்.' }];
  queryClient.setQueryData(shownStories.of({ wanted_language: 'en' }).queryKey, shown);
  const drawn = Array.from({ length: 6 }, (_, n) => ({
    src: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' id='p${n}'/>`,
    width: 4,
    height: 5,
    alt: 'home.gallery.lamp.alt' as const,
    caption: 'home.gallery.lamp.caption' as const,
  }));
  const screen = await renderPart(<GalleryStories drawn={drawn}>Drawn gallery</GalleryStories>);
  await expect.element(screen.getByText('Written in Tamil')).toBeVisible();
  expect(screen.getByText('இங்கே சந்தித்தோம்.').element().getAttribute('lang')).toBe('ta');
  expect(screen.getByRole('listitem').elements()).toHaveLength(6);
  await expect
    .element(screen.getByRole('button', { name: 'Picture of a couple' }))
    .toHaveAccessibleDescription(/^Married through our bureau இங்கே சந்தித்தோம்/);
  // The story was withdrawn since.
  queryClient.setQueryData(shownStories.of({ wanted_language: 'en' }).queryKey, []);
  await expect.element(screen.getByText('Drawn gallery')).toBeVisible();
});
