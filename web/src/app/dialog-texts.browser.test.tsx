import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ChangePasswordForm } from '@/features/account/password-page';
import { SignInForm } from '@/features/account/sign-in-form';
import { BulkVerifyDialog } from '@/features/admin/register/bulk-verify-dialog';
import { ChangeStatusDialog } from '@/features/admin/statuses/change-status-dialog';
import { CreateLoginDialog } from '@/features/admin/logins/create-login-dialog';
import { EraseProfileDialog } from '@/features/admin/deletion/erase-profile-dialog';
import { ApproveDialog } from '@/features/contact-requests/components/approve-dialog';
import { AskLaterDialog, DeclineDialog } from '@/features/contact-requests/components/request-dialogs';
import { ReportDialog } from '@/features/contact-requests/components/report-and-block';
import { RevokeDialog } from '@/features/contact-requests/components/disclosure-part';
import { RegisterForm } from '@/features/person-form/register/register-form';
import { SaveSearchDialog } from '@/features/profiles/saved/save-search-dialog';
import { AppError } from '@/lib/errors';
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
const failed = { isPending: false, error: new AppError('network', 'Failed to fetch') };
const dialog = { sending: failed, onConfirm: noop, onClose: noop };

const parts: Readonly<Record<string, ReactNode>> = {
  'sign-in': <SignInForm title="⟦⟧" lead="⟦⟧" entering={false} lookupFailed={false} onRetryLookup={noop} />,
  'a new password': <ChangePasswordForm username="" isTemporary onChanged={noop} onSignOut={noop} />,
  registration: <RegisterForm wishesPart={() => null} consentsPart={() => null} />,
  'a status': <ChangeStatusDialog person={{ ...asha, ...facts }} onClose={noop} />,
  verification: <BulkVerifyDialog people={[{ ...asha, ...facts }]} onClose={noop} onDone={noop} />,
  'a login': <CreateLoginDialog person={asha} onClose={noop} />,
  erasure: <EraseProfileDialog profile={asha} onClose={noop} onErased={noop} />,
  approval: (
    <ApproveDialog
      request={{ requester: { ...asha, accounts: null }, target: { ...bala, accounts: null }, consents: [] }}
      {...dialog}
    />
  ),
  delay: <AskLaterDialog day={null} today="2026-11-20" {...dialog} />,
  refusal: <DeclineDialog requester={bala} {...dialog} />,
  revocation: <RevokeDialog recipient={bala} subject={asha} isBothWays {...dialog} />,
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
    expect(textsOutsideCatalogue()).toEqual([]);
    const form = baseElement.querySelector('form');
    form?.requestSubmit();
    if (form !== null) await expect.poll(() => form.querySelector('[aria-invalid=true], [role=alert]')).not.toBeNull();
    expect(textsOutsideCatalogue()).toEqual([]);
  },
);
