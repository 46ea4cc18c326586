import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ChangePasswordForm } from '@/features/account/password-page';
import { SignInForm } from '@/features/account/sign-in-form';
import { BulkVerifyDialog } from '@/features/people/bulk-verify';
import { ChangeStatusDialog } from '@/features/people/statuses';
import { CreateLoginDialog } from '@/features/people/logins';
import { EraseProfileDialog } from '@/features/people/erase';
import { AskLaterAct, DeclineAct } from '@/features/contact-requests/components/decide';
import { ReportDialog } from '@/features/contact-requests/components/report-and-block';
import { RevokeAct } from '@/features/contact-requests/components/disclosure-part';
import { RegisterForm } from '@/features/person-form/register/register-form';
import { SaveSearchDialog } from '@/features/profiles/saved-searches';
import { renderPart } from '@/lib/render-part';
import { loadLanguage } from '@/texts/language';
import { pseudoLanguage } from '@/texts/languages';
import { textsOutsideCatalogue } from '@/texts/outside-catalogue';
import { activateTexts } from '@/texts/texts';

// The browser tests read the first view of a page. Here are opened dialogs and answers.

const noop = vi.fn();
const asha = { id: 1, name: 'Asha', gender: 'bride', first_img: null };
const bala = { id: 2, name: 'Bala', gender: 'groom' };
const facts = { status: 'submitted', status_reason: null, verified_at: null, updated_at: '2026-01-15T09:00:00Z' };
const outcome = { isShared: true, onDone: noop, onFailed: noop } as const;

const parts: Readonly<Record<string, ReactNode>> = {
  'sign-in': <SignInForm title="⟦⟧" lead="⟦⟧" entering={false} lookupFailed={false} onRetryLookup={noop} />,
  'a new password': <ChangePasswordForm username="" isTemporary onChanged={noop} onSignOut={noop} />,
  registration: <RegisterForm wishesPart={() => null} consentsPart={() => null} />,
  'a status': <ChangeStatusDialog person={{ ...asha, ...facts }} onClose={noop} />,
  verification: <BulkVerifyDialog people={[{ ...asha, ...facts }]} onClose={noop} onDone={noop} />,
  'a login': <CreateLoginDialog person={asha} onClose={noop} />,
  erasure: <EraseProfileDialog profile={asha} onClose={noop} onErased={noop} />,
  delay: (
    <AskLaterAct request={{ id: 1, status: 'requested', ask_again_on: null }} today="2026-11-20" outcome={outcome} />
  ),
  refusal: <DeclineAct request={{ id: 1, requester: { ...bala, accounts: null } }} outcome={outcome} />,
  revocation: <RevokeAct disclosureId={1} recipient={bala} subject={asha} isBothWays outcome={outcome} />,
  'a report': <ReportDialog profile={{ ...asha, own_script_name: null }} onClose={noop} />,
  'a saved search': <SaveSearchDialog filters={{ location: 'Erode' }} onClose={noop} />,
};

beforeAll(async () => {
  document.title = '';
  await loadLanguage(pseudoLanguage);
});
beforeEach(() => activateTexts(pseudoLanguage));

test.each(Object.entries(parts))(
  'each text of %s is in the catalogue, also after it was sent empty',
  async (_, part) => {
    const { baseElement } = await renderPart(part);
    await expect.poll(() => baseElement.textContent).toContain('⟦');
    // Of an act, the dialog behind its button.
    if (baseElement.querySelector('form, [role=dialog]') === null) baseElement.querySelector('button')?.click();
    expect(textsOutsideCatalogue()).toEqual([]);
    const form = baseElement.querySelector('form');
    form?.requestSubmit();
    if (form !== null) await expect.poll(() => form.querySelector('[aria-invalid=true], [role=alert]')).not.toBeNull();
    expect(textsOutsideCatalogue()).toEqual([]);
  },
);
