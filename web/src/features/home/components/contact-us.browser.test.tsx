import { expect, test } from 'vitest';
import { ContactUs } from '@/features/home/components/contact-us';
import { setBureau } from '@/bureau/bureau';
import { builtInBureau, type Bureau } from '@/first-load/first-bureau';
import { sampleBureau } from '@/bureau/sample-bureau';
import { renderPart } from '@/lib/render-part';

const whole: Bureau = { ...sampleBureau, phone: '+91 424 555 0100', whatsapp: '+91 98430 55501' };
const ways = { phone: 'Phone', whatsapp: 'WhatsApp', email: 'E-mail', address: 'Address' } as const;

/** All combinations of set settings. */
const choices = Array.from({ length: 32 }, (_, bits) =>
  (['phone', 'whatsapp', 'email', 'address', 'opening_hours'] as const).filter((_name, place) => bits & (1 << place)),
);

test('the card shows the set contact details, and leaves no gap for the others', async () => {
  for (const set of choices) {
    const empty: Bureau = { ...whole, phone: '', whatsapp: '', email: '', address: '', opening_hours: '' };
    setBureau({ ...empty, ...Object.fromEntries(set.map((name) => [name, whole[name]])) });
    const screen = await renderPart(<ContactUs />);
    const card = screen.getByRole('region', { name: 'Contact Us' });
    for (const [name, label] of Object.entries(ways)) {
      const isSet = set.some((each) => each === name);
      expect(card.getByText(label, { exact: true }).elements(), `${label} of ${set.join()}`).toHaveLength(
        Number(isSet),
      );
    }
    expect(card.getByText(whole.opening_hours).elements()).toHaveLength(Number(set.includes('opening_hours')));
    // No cell is empty, and an item fills its row or shares it with another.
    expect([...card.element().querySelectorAll('p, dd')].filter(({ textContent }) => textContent === '')).toEqual([]);
    expect(card.element().querySelectorAll('dl:empty')).toHaveLength(0);
  }
  setBureau(builtInBureau);
});

test('WhatsApp opens a chat with the configured number', async () => {
  setBureau(whole);
  const screen = await renderPart(<ContactUs />);
  const chat = screen.getByRole('link', { name: '+91 98430 55501 (in a new tab)' });
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/919843055501');
  setBureau(builtInBureau);
});
