import type { Page } from '@playwright/test';
import { t } from '../web/src/texts/texts.ts';
import { speak } from './say.ts';
import { signInAs } from './sessions.ts';
import { expect, openPage, phone, test } from './test.ts';

/** Has the site open in Tamil from its first moment on. */
const choose = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('language', 'ta');
  });

test(
  'a visitor finds, a member asks, and the bureau shares, in Tamil',
  { tag: '@depth' },
  async ({ openElsewhere, people }) => {
    test.slow();
    speak('ta');
    const member = await people.addMember({ card: { gender: 'groom' } });
    const word = people.family.split(' ').at(-1) ?? '';
    const bridesPhone = people.newPhone();
    const bride = await people.addMember({
      card: { gender: 'bride' },
      contact: { phone_number: bridesPhone },
      details: { job: `Lamp maker ${word}` },
    });

    // The visitor comes with the browser's language, and finds the profiles from the home page.
    const visitor = await openElsewhere({ ...phone, locale: 'ta-IN' });
    await visitor.goto('/');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'ta-IN');
    await visitor.getByRole('button', { name: t('home.hero.find') }).click();
    await visitor.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(visitor.getByText(t('profiles.locked.text'))).toBeVisible();

    // The member signs in with the form, likes, and asks.
    const page = await openElsewhere(phone);
    await choose(page);
    await page.goto('/#sign-in');
    await page.getByLabel(t('ui.username')).fill(member.username);
    await page.locator('main input[type=password]').fill('Demo-member-2026');
    await page.getByRole('button', { name: t('account.signIn.submit'), exact: true }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await openPage(page, 'profile', bride.id);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: t('likes.likeNamed', { name: bride.name }) })
      .filter({ visible: true })
      .click();
    await main
      .getByRole('button', { name: t('yes.interestedIn', { name: bride.name }), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('yes.confirm') })
      .click();
    await expect(main.getByRole('button', { name: t('yes.takeBack.button') })).toBeVisible();

    // The bureau records the family's consent, and approves.
    const office = await openElsewhere();
    await signInAs(office, 'admin');
    await choose(office);
    await openPage(office, 'requests');
    await office.getByRole('button', { name: new RegExp(member.name) }).click();
    const request = office.getByRole('article');
    await request.getByRole('button', { name: t('requests-office.bar.share'), exact: true }).click();
    const dialog = office.getByRole('dialog');
    const consent = dialog.getByRole('form', { name: t('requests-office.consent.title', { name: bride.name }) });
    await consent.getByRole('radio', { name: t('lists-member.phoneOwner.Father'), exact: true }).check();
    await consent.getByRole('radio', { name: t('requests-office.channel.telephone'), exact: true }).check();
    await consent.getByRole('button', { name: t('requests-office.consent.save') }).click();
    await dialog.getByLabel(t('requests-office.approve.reason', { names: bride.name })).fill('A test');
    await dialog.getByRole('button', { name: t('requests-office.approve.send'), exact: true }).click();
    await dialog
      .getByRole('button', { name: t('ui.close'), exact: true })
      .last()
      .click();
    await expect(dialog).toBeHidden();

    await openPage(page, 'profile', bride.id);
    await expect(main).toContainText(t('choices.keepPrivate'));
    await expect(main).toContainText(bridesPhone);
  },
);
