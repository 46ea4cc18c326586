import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  decidedRequestsQueryOptions,
  openReportsQueryOptions,
  openRequestsQueryOptions,
} from '@/features/contact-requests/api';
import { AdminRequestsPage } from '@/features/contact-requests/components/admin-requests-page';
import { ApproveDialog } from '@/features/contact-requests/components/approve-dialog';
import { AskLaterDialog, DeclineDialog } from '@/features/contact-requests/components/request-dialogs';
import { FraudWarning, ReportDialog } from '@/features/contact-requests/components/report-and-block';
import { RevokeDialog } from '@/features/contact-requests/components/disclosure-part';
import { answerKeys } from '@/bureau/api/consent-keys';
import { AppError } from '@/lib/errors';
import { renderDialog, renderPart } from '@/lib/render-part';

const asha = { id: 1, name: 'Asha', gender: 'bride', accounts: { active: true } };
const bala = { id: 2, name: 'Bala', gender: 'groom', accounts: { active: true } };
const idle = { isPending: false, error: null };
const refused = (field: string) => ({
  isPending: false,
  error: new AppError('invalid', 'Leave out phone numbers and e-mail addresses: others read this.', {
    refusal: 'contact_in_text',
    field,
  }),
});
const unreachable = { isPending: false, error: new AppError('network', 'Failed to fetch') };

describe('declining a request', () => {
  const decline = (sending: typeof idle | typeof unreachable = idle, onConfirm = vi.fn()) => (
    <DeclineDialog requester={bala} sending={sending} onConfirm={onConfirm} onClose={vi.fn()} />
  );

  test('takes a listed reason, or a written one', async () => {
    const onConfirm = vi.fn();
    const screen = await renderPart(decline(idle, onConfirm));
    const send = screen.getByRole('button', { name: 'Decline', exact: true });
    await send.click();
    await expect.element(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason.');
    await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
    await screen.getByLabelText('Reason').selectOptions('Other');
    await send.click();
    const words = screen.getByLabelText('The reason in words');
    await expect.element(words).toHaveAccessibleDescription('Say why: Bala reads it.');
    expect(onConfirm).not.toHaveBeenCalled();
    await words.fill(' The family is abroad. ');
    await send.click();
    await expect.poll(() => onConfirm).toHaveBeenCalledExactlyOnceWith('The family is abroad.');
  });

  test('adds the text to the listed reason, within the limit', async () => {
    const onConfirm = vi.fn();
    const screen = await renderPart(decline(idle, onConfirm));
    await screen.getByLabelText('Reason').selectOptions('Place');
    const more = screen.getByLabelText('More about it (optional)');
    await more.fill('x'.repeat(300));
    await screen.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect.element(more).toHaveAccessibleDescription('Use at most 300 characters (now 307).');
    await more.fill('Too far');
    await screen.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect.poll(() => onConfirm).toHaveBeenCalledExactlyOnceWith('Place: Too far');
  });

  test('shows a refusal beside the text, and keeps it', async () => {
    const screen = await renderPart(decline());
    await screen.getByLabelText('Reason').selectOptions('Other');
    const words = screen.getByLabelText('The reason in words');
    await words.fill('Call 98430 12345');
    await screen.rerender(decline(refused('decline_reason')));
    await expect
      .element(words)
      .toHaveAccessibleDescription('Leave out phone numbers and e-mail addresses: others read this.');
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveValue('Call 98430 12345');
    await expect.element(screen.getByLabelText('Reason', { exact: true })).toHaveValue('Other');
  });
});

describe('revoking a disclosure', () => {
  const revoke = (sending: typeof idle | typeof unreachable, onConfirm = vi.fn(), isBothWays = false) => (
    <RevokeDialog
      recipient={bala}
      subject={asha}
      isBothWays={isBothWays}
      sending={sending}
      onConfirm={onConfirm}
      onClose={vi.fn()}
    />
  );

  test('takes a reason, and shows a failure', async () => {
    const onConfirm = vi.fn();
    const screen = await renderPart(revoke(idle, onConfirm));
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleDescription(/^The contact details of Asha/);
    const reason = screen.getByLabelText('Reason');
    await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect.element(reason).toHaveAccessibleDescription('Say why: it is kept with the request.');
    await reason.fill('They asked for it.');
    await userEvent.tab();
    await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect.poll(() => onConfirm).toHaveBeenCalledExactlyOnceWith('They asked for it.', false);
    await screen.rerender(revoke(unreachable, onConfirm));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing was revoked. We could not reach');
    await expect.element(reason).toHaveValue('They asked for it.');
    expect(screen.getByLabelText('Revoke both ways').elements()).toEqual([]);
  });

  test('revokes both ways only when that is ticked', async () => {
    const onConfirm = vi.fn();
    const screen = await renderPart(revoke(idle, onConfirm, true));
    await screen.getByLabelText('Reason').fill('They asked for it.');
    await screen.getByLabelText('Revoke both ways').click();
    await screen.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect.poll(() => onConfirm).toHaveBeenCalledExactlyOnceWith('They asked for it.', true);
  });
});

describe('approving', () => {
  const consent = { given_on: '2026-01-02', channel: 'Telephone', person: 'x', recorded_by_name: 'y', recorded_at: '' };
  const approve = (ids: readonly number[], onConfirm = vi.fn()) => (
    <ApproveDialog
      request={{ requester: asha, target: bala, consents: ids.map((id) => ({ ...consent, registered_user_id: id })) }}
      sending={idle}
      onConfirm={onConfirm}
      onClose={vi.fn()}
    />
  );

  test('with one consent shares one way, and says how to share both ways', async () => {
    const onConfirm = vi.fn();
    const screen = await renderPart(approve([2], onConfirm));
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('Nothing of Asha is shown to Bala. To share');
    expect(screen.getByRole('radio').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Approve and share', exact: true }).click();
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(false);
  });

  test.each([
    ['without a login', null],
    ['with one that is switched off', { active: false }],
  ])('does not promise the site to a family %s', async (_what, accounts) => {
    const screen = await renderPart(
      <ApproveDialog
        request={{
          requester: bala,
          target: { ...asha, accounts },
          consents: [1, 2].map((id) => ({ ...consent, registered_user_id: id })),
        }}
        sending={idle}
        onConfirm={vi.fn()}
        onClose={vi.fn()}
      />,
    );
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('Bala will see the phone number');
    await expect.element(dialog).toHaveTextContent('Asha has no login and sees nothing on the site.');
    await expect.element(dialog).not.toHaveTextContent('Asha will see');
    await expect.element(dialog).not.toHaveTextContent('on the site. Both');
    await expect.element(dialog).not.toHaveTextContent('Both are told');
  });

  test('with both consents shares both ways, unless one way is chosen', async () => {
    const onConfirm = vi.fn();
    const screen = await renderPart(approve([1, 2], onConfirm));
    await expect.element(screen.getByRole('radio', { name: /^Both ways/ })).toBeChecked();
    await screen.getByRole('button', { name: 'Approve and share both ways' }).click();
    expect(onConfirm).toHaveBeenLastCalledWith(true);
    await screen.getByRole('radio', { name: /^One way/ }).click();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('Nothing of Asha is shown to Bala.');
    await screen.getByRole('button', { name: 'Approve and share', exact: true }).click();
    expect(onConfirm).toHaveBeenLastCalledWith(false);
  });

  test('warns where the candidate has not said yes in person, and says how to get it', async () => {
    const own = (said_by: string, given = true) => [{ purpose: 'sharing', given, said_by }];
    const show = async (ofAsha: readonly object[], ofBala: readonly object[]) => {
      const screen = await renderPart(approve([1, 2]), [
        [answerKeys.ofPerson(1), ofAsha],
        [answerKeys.ofPerson(2), ofBala],
      ]);
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      return screen
        .getByText(/the person to be married, has not agreed yet/)
        .elements()
        .map((each) => each.textContent.split(',')[0]);
    };
    expect(await show(own('Self'), own('Self'))).toEqual([]);
    expect(await show(own('Father'), own('Father', false))).toEqual(['Bala', 'Asha']);
    expect(await show([], own('Self'))).toEqual(['Asha']);
  });

  test('names the candidate’s own no with its day, which a yes by the login does not undo', async () => {
    const no = { purpose: 'sharing', given: false, said_by: 'Self', channel: 'link', said_on: '2026-12-01' };
    const screen = await renderPart(approve([2]), [
      [answerKeys.ofPerson(2), [{ ...no, given: true, channel: 'site' }, no]],
    ]);
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Bala, the person to be married, said no on 1 December 2026.');
    await expect.element(screen.getByRole('dialog')).not.toHaveTextContent('has not agreed yet');
  });
});

describe('asking later', () => {
  test('accepts only a day after today', async () => {
    const onConfirm = vi.fn();
    const screen = await renderPart(
      <AskLaterDialog day={null} today="2026-11-20" sending={idle} onConfirm={onConfirm} onClose={vi.fn()} />,
    );
    const until = screen.getByLabelText('Until');
    for (const wrong of ['', '2026-11-20']) {
      await until.fill(wrong);
      await screen.getByRole('button', { name: 'Put off' }).click();
      await expect.element(until).toHaveAccessibleDescription(/Choose a day after today\.$/);
    }
    expect(onConfirm).not.toHaveBeenCalled();
    await until.fill('2026-11-21');
    await screen.getByRole('button', { name: 'Put off' }).click();
    await expect.poll(() => onConfirm).toHaveBeenCalledExactlyOnceWith('2026-11-21');
  });
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

  test('shows a failure, keeps the text, and restores the focus', async () => {
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
  const screen = await renderPart(<AdminRequestsPage requestId={null} match={() => null} />, [
    [openRequestsQueryOptions().queryKey, []],
    [decidedRequestsQueryOptions().queryKey, { pages: [{ requests: [], hasMore: false }], pageParams: [null] }],
    [openReportsQueryOptions().queryKey, []],
  ]);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => fetched.mock.calls.length).toBe(3);
});
