import { expect, openAs, openPart, test } from './test.ts';

// The browser's own date input follows the browser's language: "05/08/1999" would be 8 May in this one.
test.describe('a browser in en-US', () => {
  test.use({ locale: 'en-US' });

  test(
    'a birth is read the Indian way, said in words, and stored so',
    { tag: '@depth' },
    async ({ page, people, sql }) => {
      const { id } = await people.addProfile();
      await openAs(page, 'admin', 'form', id);
      await openPart(page, 'Basics');
      await openPart(page, 'Horoscope');
      const birth = page.getByLabel('Date of birth');
      const time = page.getByLabel('Time of birth');
      for (const [typed, words, shown] of [
        ['14081999', /14 August 1999, \d\d years/, '14/08/1999'],
        ['05/08/1999', /5 August 1999, \d\d years/, '05/08/1999'],
      ] as const) {
        await birth.clear();
        await birth.pressSequentially(typed);
        await expect(birth).toHaveAccessibleDescription(words);
        await time.click();
        await expect(birth).toHaveValue(shown);
      }
      await time.pressSequentially('6.05 pm');
      await expect(time).toHaveAccessibleDescription('6:05 pm, in the evening');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();
      const stored = await sql`
      select date_of_birth::text, time_of_birth from public.profile_details where registered_user_id = ${id}`;
      expect(stored).toEqual([{ date_of_birth: '1999-08-05', time_of_birth: '18:05' }]);
    },
  );
});

test('the record is filtered by days as they are typed', { tag: '@depth' }, async ({ page }) => {
  await openAs(page, 'admin', 'audit');
  const from = page.getByLabel('From');
  const to = page.getByLabel('To', { exact: true });
  await from.fill('5/8/2099');
  await expect(from).toHaveAccessibleDescription('Wednesday, 5 August 2099');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing in the record matches.');
  await to.fill('4 Aug 2099');
  await expect(to).toHaveAccessibleDescription(/This day is before the first one\.$/);
});
