import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from '@/base/store';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useNoWhatsApp } from '@/bureau/api/consents';
import { recordWhatsAppNotice, resetPassword } from '@/bureau/api/profiles';
import { Done } from '@/bureau/components/done';
import { PageTitle } from '@/bureau/components/page-title';
import { PassOnLogin, ShownPassword, TemporaryLogin } from '@/bureau/components/temporary-login';
import { FamilyLanguage, languageOfPage, NoWhatsApp, WhatsAppLink } from '@/bureau/components/whatsapp';
import { useMessage, useMessageTo } from '@/bureau/use-messages';
import { entryWish } from '@/features/person-form/register/entry-wish';
import type { RegistrationResult } from '@/features/person-form/register/use-registration';
import { formatList, formatMoment } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { isInternationalNumber } from '@/person/chat-link';
import { missingOf } from '@/person/missing';
import { isLandline, whatsAppLink } from '@/person/phone';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { t } from '@/texts/texts';
import { BackLink } from '@/ui/back-link';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { MessagePreview } from '@/ui/copy-button';
import { ErrorNote } from '@/ui/field-note';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

export function RegisteredPanel({ result, onStartAgain }: { result: RegistrationResult; onStartAgain: () => void }) {
  const { id, name, side, phone, login, changesLeftOut, fields, images } = result;
  const { own, bureaus } = missingOf(fields, images, fields);
  const missing = [...own, ...bureaus];
  const wish = useStore(entryWish);
  useEffect(() => {
    if (wish !== null) onStartAgain();
  }, [wish, onStartAgain]);
  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('person-form-office.registered.title', { side, name })}</PageTitle>
      <BackLink>{t('ui.back')}</BackLink>
      <div className="mt-4 max-w-2xl rounded-card bg-paper px-5 py-7 shadow-card sm:px-8 sm:py-9">
        <Done level={1} title={t('person-form-office.registered.title', { side, name })}>
          <p>
            <RichText
              text={t('person-form-office.registered.lead', { id })}
              tags={{ strong: (words) => <strong className="font-semibold">{words}</strong> }}
            />
          </p>
        </Done>
        {changesLeftOut && (
          <p className="mt-4 rounded-control border border-gold-500 px-4 py-3">
            {t('person-form-office.registered.changesLeftOut')}
          </p>
        )}
        <WhatsAppNotice profileId={id} name={name} phone={phone} username={login?.username ?? null} />
        {login && (
          <section aria-labelledby="second-message" className="mt-6 border-t border-line pt-6">
            <h2 id="second-message" className="text-xl">
              {t('person-form-office.whatsApp.second')}
            </h2>
            <TemporaryLogin username={login.username} className="mt-3 gap-4">
              <TemporaryPassword
                profileId={id}
                name={name}
                side={side}
                username={login.username}
                password={login.temporaryPassword}
              />
            </TemporaryLogin>
          </section>
        )}
        {missing.length > 0 && (
          <section aria-labelledby="to-complete" className="mt-6 border-t border-line pt-6">
            <h2 id="to-complete" className="text-xl">
              {t('person-form-office.registered.toComplete')}
            </h2>
            <p className="mt-1 max-w-[65ch]">
              {t('person-form-office.registered.missing', { fields: formatList(missing) })}
            </p>
            <TextLink to={{ page: 'form', profileId: id }}>{t('person-form-office.registered.add')}</TextLink>
          </section>
        )}
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-7">
          <Button look="primary" className="max-sm:w-full" onClick={() => navigate({ page: 'review', profileId: id })}>
            {t('person-form-office.registered.verify')}
          </Button>
          <Button className="max-sm:w-full" onClick={() => navigate({ page: 'matches', profileId: id })}>
            {t('admin-people.tab.matches')}
          </Button>
          <Button className="max-sm:w-full" onClick={onStartAgain}>
            {t('person-form-office.registered.another')}
          </Button>
          <Button className="max-sm:w-full" onClick={() => navigate({ page: 'profile', profileId: id })}>
            {t('person-form.moreInfo')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface TemporaryPasswordProps {
  profileId: number;
  name: string;
  side: string;
  username: string;
  /** Null when it was lost with the answer to an earlier attempt. */
  password: string | null;
}

/** The temporary password, which is shown once; or the way to a new one. */
function TemporaryPassword({ profileId, name, side, username, password }: TemporaryPasswordProps) {
  const renewal = useMutation({
    mutationFn: async () => {
      const temporaryPassword = makeTemporaryPassword();
      await resetPassword({ profileId, temporaryPassword });
      return temporaryPassword;
    },
    gcTime: 0,
  });
  const shown = password ?? renewal.data;
  const renew = () => renewal.mutate();

  if (shown === undefined) {
    return (
      <>
        <p className="mt-1">{t('person-form-office.password.lost')}</p>
        <BusyButton size="small" className="mt-3" busy={renewal.isPending} busyText={t('ui.making')} onClick={renew}>
          {t('person-form-office.password.make')}
        </BusyButton>
        <ErrorNote className="mt-3" error={renewal.error} onRetry={renew}>
          {t('person-form-office.password.notMade')}
        </ErrorNote>
      </>
    );
  }
  return (
    <>
      <ShownPassword password={shown} />
      <p className="mt-2 text-muted">{t('person-form-office.password.giveYourself', { side })}</p>
      <PassOnLogin profileId={profileId} name={name} username={username} password={shown} />
    </>
  );
}

interface WhatsAppNoticeProps {
  profileId: number;
  name: string;
  phone: string;
  username: string | null;
}

/** The message after a registration: about the login, or of the number of a person without one. */
export function WhatsAppNotice({ profileId, name, phone, username }: WhatsAppNoticeProps) {
  const isRefused = useNoWhatsApp(profileId);
  const isReached = isInternationalNumber(phone) && !isLandline(phone);
  return (
    <div className="mt-6 border-t border-line pt-6">
      {username !== null && <h2 className="mb-3 text-xl">{t('person-form-office.whatsApp.first')}</h2>}
      {isRefused && <NoWhatsApp />}
      {!isReached && !isRefused && (
        <p className="text-muted">
          {t(isLandline(phone) ? 'person-form-office.whatsApp.landline' : 'person-form-office.whatsApp.noPhone')}
        </p>
      )}
      {isReached && !isRefused && username === null && (
        <NumberMessage profileId={profileId} name={name} phone={phone} />
      )}
      {isReached && !isRefused && username !== null && (
        <LoginMessage profileId={profileId} name={name} phone={phone} username={username} />
      )}
    </div>
  );
}

type Recipient = Pick<WhatsAppNoticeProps, 'profileId' | 'name' | 'phone'>;

/** A message with the number of the profile, by which the family is found when it calls. */
function NumberMessage({ profileId, name, phone }: Recipient) {
  // Until the office chooses one for the family.
  const [preset] = useState(languageOfPage);
  const { data: kept, isPending } = useQuery(accountLanguageQueryOptions(profileId));
  const { text, templates } = useMessage(
    { message: 'registered', name, id: String(profileId) },
    isPending ? undefined : (kept ?? preset),
  );
  const link = text === null ? null : whatsAppLink(phone, text);
  return (
    <>
      <FamilyLanguage profileId={profileId} preset={preset} label={t('admin-people.language.label')} />
      <MessagePreview className="mt-3" text={text} templates={templates} />
      {link !== null && (
        <WhatsAppLink href={link} look="quiet" className="mt-3 max-sm:w-full">
          {t('requests-office.sendOnWhatsApp')}
        </WhatsAppLink>
      )}
      <p className="mt-2 text-muted">{t('person-form-office.whatsApp.leadNumber', { phone })}</p>
    </>
  );
}

/** The link to a message about the login. Following it is recorded. */
function LoginMessage({ profileId, name, phone, username }: Recipient & { username: string }) {
  const recording = useMutation({ mutationFn: () => recordWhatsAppNotice(profileId) });
  const record = () => recording.mutate();

  const { text, templates } = useMessageTo(profileId, { message: 'account made', name, username });
  const link = text === null ? null : whatsAppLink(phone, text);

  return (
    <>
      {link === null ? (
        <MessagePreview text={null} templates={templates} />
      ) : (
        <WhatsAppLink href={link} look="quiet" className="max-sm:w-full" onFollow={record}>
          {t('requests-office.sendOnWhatsApp')}
        </WhatsAppLink>
      )}
      <p className="mt-2 text-muted">{t('person-form-office.whatsApp.lead', { phone })}</p>
      <p role="status" className="mt-1">
        {recording.isPending && t('person-form-office.whatsApp.recording')}
        {recording.isSuccess && t('person-form-office.whatsApp.recorded', { when: formatMoment(recording.data) })}
      </p>
      <ErrorNote className="mt-1" error={recording.error} onRetry={record}>
        {t('person-form-office.whatsApp.notRecorded')}
      </ErrorNote>
    </>
  );
}
