import { PageFrame } from '@/features/person-form/fields/form-frame';
import { TemporaryPassword } from '@/features/person-form/register/temporary-password';
import { WhatsAppNotice } from '@/features/person-form/register/whatsapp-notice';
import type { RegistrationResult } from '@/features/person-form/register/use-registration';
import { Button } from '@/ui/button';
import { TemporaryLogin } from '@/ui/temporary-login';
import { TextLink } from '@/ui/text-link';
import { navigate } from '@/lib/navigation/history';
import { CircleCheck } from '@/ui/icons';

interface RegisteredPanelProps {
  result: RegistrationResult;
  onStartAgain: () => void;
}

/** Says that the person is registered, and what to do next. */
export function RegisteredPanel({ result, onStartAgain }: RegisteredPanelProps) {
  const { id, name, phone, login, changesLeftOut, missing } = result;
  return (
    <PageFrame title={`${name} is registered`}>
      <div className="max-w-2xl rounded-card bg-paper px-5 py-7 shadow-card sm:px-8 sm:py-9">
        <p className="flex items-start gap-2.5 text-lg">
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
          <span>
            The user id is <strong className="font-semibold">{id}</strong>. The profile waits for its verification. Only
            the office sees it until then.
          </span>
        </p>
        {changesLeftOut && (
          <p className="mt-4 rounded-control border border-gold-500 px-4 py-3">
            An earlier attempt was saved after all. What you changed in the form after that is not saved: open the
            profile and edit it.
          </p>
        )}
        {login && (
          <TemporaryLogin username={login.username} className="mt-6 gap-4 border-t border-line pt-6">
            <TemporaryPassword
              profileId={id}
              name={name}
              username={login.username}
              password={login.temporaryPassword}
            />
          </TemporaryLogin>
        )}
        <WhatsAppNotice profileId={id} name={name} phone={phone} username={login?.username ?? null} />
        {missing.length > 0 && (
          <section aria-labelledby="to-complete" className="mt-6 border-t border-line pt-6">
            <h2 id="to-complete" className="text-xl">
              To complete
            </h2>
            <p className="mt-1 max-w-[65ch]">Families look for these too: {missing.join(', ')}.</p>
            <TextLink to={{ page: 'form', profileId: id }}>Add them now</TextLink>
          </section>
        )}
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-7">
          <Button look="primary" className="not-sm:w-full" onClick={() => navigate({ page: 'review', profileId: id })}>
            Verify now
          </Button>
          <Button className="not-sm:w-full" onClick={onStartAgain}>
            Register another person
          </Button>
          <Button className="not-sm:w-full" onClick={() => navigate({ page: 'profile', profileId: id })}>
            More Info
          </Button>
          <Button className="not-sm:w-full" onClick={() => navigate({ page: 'dashboard' })}>
            Dashboard
          </Button>
        </div>
      </div>
    </PageFrame>
  );
}
