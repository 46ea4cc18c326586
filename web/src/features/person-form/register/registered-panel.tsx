import { useEffect } from 'react';
import { useStore } from '@/base/store';
import { Done } from '@/bureau/components/done';
import { entryWish } from '@/features/person-form/register/entry-wish';
import { TemporaryPassword } from '@/features/person-form/register/temporary-password';
import { WhatsAppNotice } from '@/features/person-form/register/whatsapp-notice';
import type { RegistrationResult } from '@/features/person-form/register/use-registration';
import { Button } from '@/ui/button';
import { PageTitle } from '@/bureau/components/page-title';
import { BackLink } from '@/ui/back-link';
import { TemporaryLogin } from '@/bureau/components/temporary-login';
import { TextLink } from '@/ui/text-link';
import { navigate } from '@/lib/navigation/history';
import { listLabels } from '@/features/person-form/fields/list-labels';
import { missingOf } from '@/person/missing';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';

interface RegisteredPanelProps {
  result: RegistrationResult;
  onStartAgain: () => void;
}

/** Confirms the registration, with the next steps. */
export function RegisteredPanel({ result, onStartAgain }: RegisteredPanelProps) {
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
              {t('person-form-office.registered.missing', { fields: listLabels(missing) })}
            </p>
            <TextLink to={{ page: 'form', profileId: id }}>{t('person-form-office.registered.add')}</TextLink>
          </section>
        )}
        <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-7">
          <Button look="primary" className="max-sm:w-full" onClick={() => navigate({ page: 'review', profileId: id })}>
            {t('person-form-office.registered.verify')}
          </Button>
          <Button className="max-sm:w-full" onClick={onStartAgain}>
            {t('person-form-office.registered.another')}
          </Button>
          <Button className="max-sm:w-full" onClick={() => navigate({ page: 'profile', profileId: id })}>
            {t('person-form.moreInfo')}
          </Button>
          <Button className="max-sm:w-full" onClick={() => navigate({ page: 'dashboard' })}>
            {t('shell.pages.dashboard')}
          </Button>
        </div>
      </div>
    </div>
  );
}
