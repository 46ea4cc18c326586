import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerKeys } from '@/bureau/api/consents';
import { gaps } from '@/bureau/api/gaps';
import { sharedKeys } from '@/bureau/api/keys';
import { consentSettingsQueryOptions } from '@/bureau/api/office-settings';
import {
  decidedRequestsQueryOptions,
  type decideRequest,
  openReportsQueryOptions,
  openRequestsQueryOptions,
  requestQueryOptions,
  type revokeDisclosure,
  type setRequestStatus,
} from '@/features/contact-requests/api';
import { AdminRequestsPage } from '@/features/contact-requests/components/admin-requests-page';
import { AskLaterAct, DeclineAct } from '@/features/contact-requests/components/decide';
import { DisclosureMessage, RevokeAct } from '@/features/contact-requests/components/disclosure-part';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import { FraudWarning, ReportDialog } from '@/features/contact-requests/components/report-and-block';
import { SharingDialog } from '@/features/contact-requests/components/sharing-dialog';
import { AppError } from '@/lib/errors';
import { currentLocation } from '@/lib/navigation/history';
import { renderDialog, renderPart } from '@/lib/render-part';
import { ToastProvider } from '@/ui/toast';

const asha = { id: 1, name: 'Asha', gender: 'bride', accounts: { active: true } };
const bala = { id: 2, name: 'Bala', gender: 'groom', accounts: { active: true } };
const outcome = { isShared: true, onDone: vi.fn(), onFailed: vi.fn() } as const;
const refused = new AppError('invalid', 'Leave out phone numbers and e-mail addresses: others read this.', {
  refusal: 'contact_in_text',
  field: 'decline_reason',
});
const unreachable = new AppError('network', 'Failed to fetch');

describe('declining a request', () => {
  type Send = typeof decideRequest;
  const show = async (
    send = vi.fn<Send>(),
    requester: ComponentProps<typeof DeclineAct>['request']['requester'] = bala,
  ) => {
    const screen = await renderPart(<DeclineAct request={{ id: 5, requester }} outcome={outcome} send={send} />);
    await screen.getByRole('button', { name: 'Decline…' }).click();
    return screen;
  };
  const declined = (reason: string) => ({ request_id: 5, approve: false, decline_reason: reason });

  test('takes a listed reason, or a written one', async () => {
    const sent = vi.fn<Send>();
    const screen = await show(sent);
    const send = screen.getByRole('button', { name: 'Decline', exact: true });
    await send.click();
    await expect.element(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason.');
    await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
    await screen.getByLabelText('Reason').selectOptions('Other');
    await send.click();
    const words = screen.getByLabelText('The reason in words');
    await expect.element(words).toHaveAccessibleDescription('Say why: Bala reads it.');
    expect(sent).not.toHaveBeenCalled();
    await words.fill(' The family is abroad. ');
    await send.click();
    await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith(declined('The family is abroad.'));
    // The message to the family stands in the request.
    const toasts = await renderPart(<ToastProvider />);
    await toasts.getByRole('button', { name: 'Tell the family' }).click();
    await expect.poll(currentLocation).toEqual({ page: 'requests', requestId: 5 });
  });

  test('promises a family without a login that the bureau tells it', async () => {
    const screen = await show(vi.fn<Send>(), { ...bala, accounts: null });
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveAccessibleDescription(/^Bala has no login: the bureau tells the family/);
    await screen.getByLabelText('Reason').selectOptions('Other');
    await screen.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect
      .element(screen.getByLabelText('The reason in words'))
      .toHaveAccessibleDescription('Say why: the bureau tells the family of Bala.');
  });

  test('adds the text to the listed reason, within the limit, and keeps both on Escape', async () => {
    const sent = vi.fn<Send>();
    const screen = await show(sent);
    await screen.getByLabelText('Reason').selectOptions('Place');
    const more = screen.getByLabelText('More about it (optional)');
    await more.fill('x'.repeat(300));
    await screen.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect.element(more).toHaveAccessibleDescription('Use at most 300 characters (now 307).');
    await more.fill('Too far');
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Decline…' }).click();
    await screen.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith(declined('Place: Too far'));
  });

  test('shows a refusal beside the text, and keeps it', async () => {
    const screen = await show(vi.fn<Send>(() => Promise.reject(refused)));
    await screen.getByLabelText('Reason').selectOptions('Other');
    const words = screen.getByLabelText('The reason in words');
    await words.fill('Call 98430 12345');
    await screen.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect
      .element(words)
      .toHaveAccessibleDescription('Leave out phone numbers and e-mail addresses: others read this.');
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveValue('Call 98430 12345');
    await expect.element(screen.getByLabelText('Reason', { exact: true })).toHaveValue('Other');
    expect(outcome.onFailed).toHaveBeenLastCalledWith(refused);
  });
});

describe('revoking a disclosure', () => {
  type Send = typeof revokeDisclosure;
  const show = async (send: Send, isBothWays = false) => {
    const screen = await renderPart(
      <RevokeAct
        disclosureId={3}
        recipient={bala}
        subject={asha}
        isBothWays={isBothWays}
        outcome={outcome}
        send={send}
      />,
    );
    await screen.getByRole('button', { name: /^Revoke…/ }).click();
    return screen;
  };

  test('takes a reason, and shows a failure', async () => {
    const sent = vi.fn<Send>(() => Promise.reject(unreachable));
    const screen = await show(sent);
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleDescription(/^The contact details of Asha/);
    const reason = screen.getByLabelText('Reason');
    await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect.element(reason).toHaveAccessibleDescription('Say why: it is kept with the request.');
    await reason.fill('They asked for it.');
    await userEvent.tab();
    await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect
      .poll(() => sent)
      .toHaveBeenCalledExactlyOnceWith({ disclosure_id: 3, revoke_reason: 'They asked for it.', both_ways: false });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing was revoked. We could not reach');
    await expect.element(reason).toHaveValue('They asked for it.');
    expect(screen.getByLabelText('Revoke both ways').elements()).toEqual([]);
  });

  test('revokes both ways only when that is ticked', async () => {
    const sent = vi.fn<Send>();
    const screen = await show(sent, true);
    await screen.getByLabelText('Reason').fill('They asked for it.');
    await screen.getByLabelText('Revoke both ways').click();
    await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect
      .poll(() => sent)
      .toHaveBeenCalledExactlyOnceWith({ disclosure_id: 3, revoke_reason: 'They asked for it.', both_ways: true });
  });
});

describe('the sharing', () => {
  const inFull = {
    age: 30,
    religion: null,
    location: null,
    first_img: null,
    visible: true,
    status: 'verified',
    deleted_at: null,
    profile_details: null,
  };
  const day = '2026-01-02T09:00:00Z';
  const consent = {
    given_on: '2026-01-02',
    channel: 'Telephone',
    person: 'Mother: Kamala',
    recorded_by_name: 'Lakshmi',
    recorded_at: day,
    own_yes_reason: null,
  };
  const answerOf = (given: boolean, said_by = 'Self', channel = 'telephone') => [
    { purpose: 'sharing', given, said_by, channel, said_on: '2026-12-01' },
  ];
  interface Scene {
    consents?: readonly number[];
    own?: Readonly<Record<number, readonly object[]>>;
    accounts?: { active: boolean } | null;
    candidateSaysYes?: boolean;
    noNumber?: readonly number[];
    requestId?: number;
    disclosures?: readonly object[];
    beside?: ReactNode;
  }
  const open = async (scene: Scene) => {
    const { consents = [1, 2], own = {}, accounts = { active: true }, candidateSaysYes = false } = scene;
    const { noNumber = [], requestId = 5, disclosures = [], beside = null } = scene;
    const sharing = (close: () => void) => (
      <SharingDialog
        requestId={requestId}
        ownYes={({ name }) => (
          <>
            <p>own yes of {name}</p>
            {beside}
          </>
        )}
        onClose={close}
      />
    );
    return renderDialog(sharing, [
      [
        requestQueryOptions(requestId).queryKey,
        {
          id: requestId,
          status: disclosures.length === 0 ? 'under review' : 'approved',
          decline_reason: null,
          requester: { ...inFull, ...bala },
          target: { ...inFull, ...asha, accounts },
          consents: consents.map((id) => ({ ...consent, registered_user_id: id })),
          blocks: [],
          introductions: [],
          disclosures,
        },
      ],
      [consentSettingsQueryOptions().queryKey, { consents_asked: true, candidate_says_yes: candidateSaysYes }],
      [answerKeys.ofPerson(1), own[1] ?? answerOf(true)],
      [answerKeys.ofPerson(2), own[2] ?? answerOf(true)],
      [gaps.of({ profile_ids: [2, 1] }).queryKey, { no_number: noNumber, not_asked: [] }],
    ]);
  };
  const show = async (scene: Scene) => (await open(scene)).screen;
  const send = { name: 'Approve and send' };

  test('names a missing consent, with nothing preset in its form', async () => {
    const screen = await show({ consents: [2] });
    await expect.element(screen.getByRole('button', send)).toBeDisabled();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('Record first that the family of Asha agrees.');
    const form = screen.getByRole('form', { name: 'Consent of the family of Asha' });
    for (const radio of form.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
    await form.getByRole('button', { name: 'Record consent' }).click();
    await expect.element(form).toHaveTextContent('Choose who of the family agreed.');
    await expect.element(form).toHaveTextContent('Choose how they said so.');
  });

  test('with one consent goes one way, and asks for nothing of the one who asked', async () => {
    const screen = await show({ consents: [1], own: { 2: [] } });
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('Nothing of Bala is shown to Asha.');
    await expect.element(screen.getByText('own yes of Asha')).toBeVisible();
    await expect.element(screen.getByText('own yes of Bala')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', send)).toBeEnabled();
  });

  test('has the messages that are left in its title after the approval', async () => {
    const shared = { id: 3, subject_id: 2, recipient_id: 1, shared_by_name: 'Meena', shared_at: day, revoked_at: null };
    const screen = await show({ accounts: null, disclosures: [{ ...shared, sent_at: null }] });
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Shared. Send the numbers');
    const sent = await show({ accounts: null, disclosures: [{ ...shared, sent_at: day }], requestId: 6 });
    await expect.element(sent.getByRole('dialog')).toHaveAccessibleName('The contact details are shared');
  });

  test('begins at its top after the approval, and says on closing which message is left', async () => {
    await page.viewport(390, 500);
    const toSend = { id: 3, subject_id: 2, recipient_id: 1, shared_by_name: 'Meena', shared_at: day, revoked_at: null };
    let client: QueryClient | undefined;
    const WithClient = () => {
      client = useQueryClient();
      return null;
    };
    const { screen, dialog } = await open({ accounts: null, beside: <WithClient /> });
    screen.getByRole('button', send).element().scrollIntoView();
    client?.setQueryData(requestQueryOptions(5).queryKey, (request) =>
      request
        ? {
            ...request,
            status: 'approved' as const,
            disclosures: [{ ...toSend, revoke_reason: null, revoked_by_name: null, sent_at: null }],
          }
        : undefined,
    );
    await expect.element(dialog).toHaveAccessibleName('Shared. Send the numbers');
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    await expect.element(dialog.getByRole('heading', { name: 'Contact details' })).toBeInViewport();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    const toasts = await renderPart(<ToastProvider />);
    await expect.element(toasts.getByText('Not sent yet to Asha: it waits under Today.').first()).toBeVisible();
  });

  test('says who agreed in the words of the page', async () => {
    const screen = await show({});
    await expect
      .element(screen.getByRole('region', { name: 'Family of Asha' }))
      .toHaveTextContent(
        'Mother (Kamala) agreed on 2 January 2026 (Telephone) that this family gets the contact details.',
      );
  });

  test.each([
    ['without a login', null],
    ['with one that is switched off', { active: false }],
  ])('does not promise the site to a family %s', async (_what, accounts) => {
    const screen = await show({ accounts });
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('Bala will see the stored contact details');
    await expect.element(dialog).toHaveTextContent('Asha has no login and sees nothing on the site.');
    await expect.element(dialog).not.toHaveTextContent('Asha will see');
    // What is stored is not known here.
    await expect.element(dialog).not.toHaveTextContent('e-mail');
    await expect.element(dialog).not.toHaveTextContent('Both are told');
  });

  test('asks for a reason where a candidate has not said yes in person', async () => {
    const screen = await show({ own: { 1: answerOf(true, 'Father'), 2: answerOf(true, 'Self', 'site') } });
    const reason = screen.getByLabelText('Why without the own yes of Asha and Bala?');
    await screen.getByRole('button', send).click();
    await expect.element(reason).toHaveAccessibleDescription('Say why it is shared without that yes.');
    await screen.getByRole('radio', { name: /^Only Bala sees/ }).click();
    await expect.element(screen.getByLabelText('Why without the own yes of Asha?')).toBeVisible();
  });

  test.each([
    ['a candidate has refused', { own: { 2: answerOf(false) } }, /^Bala, the person to be married, .* on 1 December/],
    ['the bureau needs the own yes', { own: { 1: [] }, candidateSaysYes: true }, 'The own yes of Asha is missing.'],
  ])('is closed where %s, and can be declined there', async (_what, scene, words) => {
    const screen = await show(scene);
    await expect.element(screen.getByRole('button', send)).toBeDisabled();
    await expect.element(screen.getByRole('status')).toHaveTextContent(words);
    await screen.getByRole('button', { name: 'Decline…' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Decline the request' })).toBeVisible();
  });

  test('keeps on Escape what was typed: the reason, and who agreed', async () => {
    const first = await open({ requestId: 6, own: { 1: [] } });
    const reason = () => first.screen.getByLabelText('Why without the own yes of Asha?');
    await reason().fill('She is abroad.');
    await userEvent.keyboard('{Escape}');
    await expect.element(first.dialog).not.toBeInTheDocument();
    await first.opener.click();
    await expect.element(reason()).toHaveValue('She is abroad.');
    const second = await open({ requestId: 7, consents: [2] });
    const name = () => second.screen.getByLabelText(/^Their name/);
    await name().fill('Kamala');
    await second.screen.getByRole('radio', { name: 'Mother' }).click();
    await userEvent.keyboard('{Escape}');
    await second.opener.click();
    await expect.element(name()).toHaveValue('Kamala');
    await expect.element(second.screen.getByRole('radio', { name: 'Mother' })).toBeChecked();
    // Of another request nothing is there.
    await expect.element((await show({ consents: [2] })).getByLabelText(/^Their name/)).toHaveValue('');
  });

  test('warns of a family without a telephone number', async () => {
    const screen = await show({ noNumber: [1] });
    const asha = screen.getByRole('region', { name: 'Family of Asha' });
    await expect.element(asha).toHaveTextContent('No telephone number of Asha is stored');
    await expect.element(asha.getByRole('link', { name: 'Add it first' })).toBeVisible();
    const other = screen.getByRole('region', { name: 'Family of Bala' });
    await expect.element(other).not.toHaveTextContent('No telephone number');
  });
});

test('asking later accepts only a day after today', async () => {
  const sent = vi.fn<typeof setRequestStatus>();
  const screen = await renderPart(
    <AskLaterAct
      request={{ id: 5, status: 'requested', ask_again_on: null }}
      today="2026-11-20"
      outcome={outcome}
      send={sent}
    />,
  );
  await screen.getByRole('button', { name: 'Ask later…' }).click();
  const until = screen.getByLabelText('Until');
  await expect.element(until).toHaveAccessibleDescription('Day/month/year, such as 20/11/2026');
  for (const wrong of ['', '2026-11-20']) {
    await until.fill(wrong);
    await screen.getByRole('button', { name: 'Put off' }).click();
    await expect.element(until).toHaveAccessibleDescription(/Choose a day after today\.$/);
  }
  expect(sent).not.toHaveBeenCalled();
  await until.fill('2026-11-21');
  await screen.getByRole('button', { name: 'Put off' }).click();
  await expect
    .poll(() => sent)
    .toHaveBeenCalledExactlyOnceWith({ request_id: 5, new_status: 'requested', ask_again_on: '2026-11-21' });
});

describe('reporting a profile', () => {
  const report = (close: () => void): ReactNode => (
    <ReportDialog profile={{ id: 7, name: 'Asha', own_script_name: null }} onClose={close} />
  );

  test('asks for a reason, and for a text with the reason "Other"', async () => {
    const { screen } = await renderDialog(report);
    const send = screen.getByRole('button', { name: 'Send the report' });
    await send.click();
    const reason = screen.getByLabelText('What is wrong?');
    await expect.element(reason).toHaveAccessibleDescription('Choose what is wrong.');
    await reason.selectOptions('Other');
    await send.click();
    await expect.element(screen.getByLabelText('Tell the bureau')).toHaveAccessibleDescription('Say what is wrong.');
    await expect.element(screen.getByLabelText('Tell the bureau')).toHaveFocus();
  });

  test('shows a failure, keeps the text also on Escape, and restores the focus', async () => {
    const { screen, opener, dialog } = await renderDialog(report);
    await screen.getByLabelText('What is wrong?').selectOptions('Asks for money');
    await screen.getByLabelText('More about it (optional)').fill('Twice now.');
    await screen.getByRole('button', { name: 'Send the report' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
    await expect.element(screen.getByLabelText('More about it (optional)')).toHaveValue('Twice now.');
    await expect.element(screen.getByLabelText('What is wrong?')).toHaveValue('Asks for money');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(screen.getByLabelText('More about it (optional)')).toHaveValue('Twice now.');
  });
});

test('the warning beside contact details leads to the report, with its reason', async () => {
  const { getByRole } = await renderPart(<FraudWarning profile={{ ...asha, own_script_name: null }} />);
  await expect.element(getByRole('note')).toHaveTextContent('Never send money');
  await getByRole('button', { name: 'Money was asked for: report it' }).click();
  await expect.element(getByRole('combobox', { name: 'What is wrong?' })).toHaveValue('Asks for money');
});

test('the page of the requests is read again when its tab gets the focus', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json([])));
  onTestFinished(() => fetched.mockRestore());
  const screen = await renderPart(<AdminRequestsPage requestId={null} match={() => null} sharing={() => null} />, [
    [openRequestsQueryOptions().queryKey, []],
    [decidedRequestsQueryOptions().queryKey, { pages: [{ requests: [], hasMore: false }], pageParams: [null] }],
    [openReportsQueryOptions().queryKey, []],
  ]);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => fetched.mock.calls.length).toBe(3);
});

describe('the message after a sharing', () => {
  const show = (accounts: { active: boolean } | null) =>
    renderPart(
      <DisclosureMessage
        disclosureId={1}
        recipient={{ id: 7, name: 'Asha', accounts }}
        subject={{ id: 8, name: 'Bala' }}
      />,
      [
        [sharedKeys.accountLanguage(7), 'en'],
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
    // The language is that of the family, and is changed here.
    await expect.element(screen.getByLabelText('Language of the message')).toHaveValue('en');
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

  test('is noted as sent when it is copied', async () => {
    const sent = vi.fn<() => void>();
    const message = { message: 'request approved', name: 'Asha', other: 'Bala', linkedId: 8 } as const;
    const screen = await renderPart(
      <MessageNotice recipient={{ id: 7, name: 'Asha' }} message={message} openText="Send" onSent={sent} />,
      [
        [sharedKeys.accountLanguage(7), 'en'],
        [
          sharedKeys.messageTemplates(),
          [{ template: 'request approved', language: 'en', body: '{other} has agreed: {link}' }],
        ],
      ],
    );
    await screen.getByRole('button', { name: 'Copy the message' }).click();
    await expect.poll(() => sent.mock.calls.length).toBe(1);
  });
});
