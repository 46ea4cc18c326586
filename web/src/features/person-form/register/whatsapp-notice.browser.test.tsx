import { expect, test } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { WhatsAppNotice } from '@/features/person-form/register/registered-panel';
import { renderPart } from '@/lib/render-part';

test('a family without a login gets the number of the registration, in its language', async () => {
  const body = (words: string) => ({ template: 'registered', body: `{name}: ${words} {id}`, original: null });
  const notice = (phone: string) => <WhatsAppNotice profileId={1001} name="Kavitha" phone={phone} username={null} />;
  const screen = await renderPart(notice('+91 98430 55512'), [
    [sharedKeys.accountLanguage(1001), 'ta'],
    [
      sharedKeys.messageTemplates(),
      [
        { ...body('Your number is'), language: 'en' },
        { ...body('உங்கள் பதிவு எண்'), language: 'ta' },
      ],
    ],
  ]);
  const link = screen.getByRole('link', { name: /Send on WhatsApp/ });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/919843055512\?text=/));
  expect(decodeURIComponent(link.element().getAttribute('href') ?? '')).toMatch(/: உங்கள் பதிவு எண் 1001$/);
  await screen.rerender(notice('+91 422 2555142'));
  await expect.element(screen.getByText(/landline/)).toBeVisible();
});
