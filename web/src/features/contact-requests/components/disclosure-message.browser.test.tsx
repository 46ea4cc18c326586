import { expect, test } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { DisclosureMessage } from '@/features/contact-requests/components/disclosure-part';
import { renderPart } from '@/lib/render-part';

const show = (accounts: { active: boolean } | null) =>
  renderPart(
    <DisclosureMessage
      disclosureId={1}
      recipient={{ id: 7, name: 'Asha', accounts }}
      subject={{ id: 8, name: 'Bala' }}
    />,
    [
      [sharedKeys.accountLanguage(7), null],
      [
        sharedKeys.messageTemplates(),
        [
          { template: 'request approved', language: 'en', body: '{other} has agreed: {link}' },
          { template: 'details sent', language: 'en', body: '{other} has agreed. Here are their contact details.' },
        ],
      ],
    ],
  );

test('without a login the message is sent with the contact details, and not without', async () => {
  const screen = await show(null);
  await expect.element(screen.getByRole('blockquote')).toHaveTextContent('Here are their contact details.');
  await expect.element(screen.getByRole('button', { name: 'Copy the message' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect.element(screen.getByText('The contact details were not added.')).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Copy the message' })).not.toBeInTheDocument();
});

test('with a login the message is whole as it is, and nothing is opened by itself', async () => {
  const screen = await show({ active: true });
  await expect.element(screen.getByRole('button', { name: 'Copy the message' })).toBeVisible();
  await screen.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect.element(screen.getByText('The phone number was not opened.')).toBeVisible();
  await expect.element(screen.getByText('The contact details were not added.')).not.toBeInTheDocument();
});
