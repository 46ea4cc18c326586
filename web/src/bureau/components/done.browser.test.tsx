import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { setBureau } from '@/bureau/bureau';
import { Done } from '@/bureau/components/done';
import { builtInBureau } from '@/first-load/first-bureau';
import { renderDialog, renderPart } from '@/lib/render-part';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

/** A form as long as three screens of a phone, with its button at the end. */
function LongForm({ isNew = true }: { isNew?: boolean }) {
  const [isDone, setIsDone] = useState(!isNew);
  return (
    <main>
      <p style={{ height: 300 }}>Above it</p>
      {isDone ? (
        <Done title="It is sent." isNew={isNew}>
          <p>We answer within 30 days.</p>
        </Done>
      ) : (
        <div style={{ paddingTop: 2000 }}>
          <Button onClick={() => setIsDone(true)}>Send</Button>
        </div>
      )}
      <footer style={{ height: 900 }}>Foot</footer>
    </main>
  );
}

const heading = page.getByRole('heading', { name: 'It is sent.' });

test('is in view with the focus where a long form was, and says what comes next and the number to ask', async () => {
  setBureau({ ...builtInBureau, phone: '+91 422 555 0142' });
  onTestFinished(() => setBureau(builtInBureau));
  await page.viewport(360, 640);
  await renderPart(<LongForm />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(heading).toHaveFocus();
  await expect
    .element(heading)
    .toHaveAccessibleDescription('We answer within 30 days. Questions? Call the bureau: +91 422 555 0142');
  await expect.element(page.getByRole('link', { name: '+91 422 555 0142' })).toBeInViewport({ ratio: 1 });
  await expect.element(heading).toBeInViewport({ ratio: 1 });
});

test('leaves the focus where it shows what was done earlier', async () => {
  await renderPart(<LongForm isNew={false} />);
  await expect.element(heading).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('takes the place of a dialog: it has the focus, which returns to the button of the first one', async () => {
  const { screen, opener } = await renderDialog((close) => <FormThenThanks onClose={close} />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(heading).toHaveFocus();
  await screen.getByText('Close', { exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

function FormThenThanks({ onClose }: { onClose: () => void }) {
  const [isDone, setIsDone] = useState(false);
  if (!isDone)
    return (
      <Dialog title="A form" onClose={onClose}>
        <DialogActions>
          <Button onClick={() => setIsDone(true)}>Send</Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog key="thanks" title="Thank you" onClose={onClose}>
      <Done level={3} title="It is sent." />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
