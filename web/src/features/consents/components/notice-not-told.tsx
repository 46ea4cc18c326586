import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBureau } from '@/bureau/bureau';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { languageOfPage } from '@/bureau/components/message-language';
import { PageTitle } from '@/bureau/components/page-title';
import { ReachButtons } from '@/bureau/components/reach-buttons';
import { useMessage } from '@/bureau/messages';
import { notToldQueryOptions, type NotTold } from '@/features/consents/api/notice-acts';
import { NoticeGivenDialog } from '@/features/consents/components/notice-given-dialog';
import { hrefIn } from '@/lib/navigation/href-in';
import { sayValue } from '@/person/say-value';
import type { TypedConsents } from '@/person/typed-consents';
import { whatsAppLink } from '@/person/whatsapp';
import { isLanguage, languages } from '@/texts/languages';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { MessagePreview } from '@/ui/message-preview';
import { PageHeading } from '@/ui/page-heading';
import { QueryView } from '@/ui/query-view';
import { QueueRow } from '@/ui/queue-row';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

/** The people of before, who have not got the notice: section 5(2) of the DPDP Act. */
export function NotToldPage() {
  const query = useQuery({ ...notToldQueryOptions(), staleTime: 0 });
  const [given, setGiven] = useState<NotTold | null>(null);
  const [left, setLeft] = useState<Readonly<Record<number, TypedConsents>>>({});
  return (
    <div className="wrap max-w-4xl pt-6 pb-24">
      <PageTitle>{t('today.notTold')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{t('today.notTold')}</PageHeading>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('notice-office.these') })}
        skeleton={<Skeleton className="mt-6 h-64 w-full" />}
        failure={couldNotLoad(t('notice-office.these'))}
        failureClass="mt-6"
        isEmpty={({ count }) => count === 0}
        empty={<p className="mt-4">{t('notice-office.nobody')}</p>}
      >
        {({ count, people }) => (
          <>
            <p className="mt-2 text-muted">{t('notice-office.lead')}</p>
            {count > people.length && (
              <p className="mt-2">{t('notice-office.shown', { shown: String(people.length), count: String(count) })}</p>
            )}
            <ul className="mt-4 divide-y divide-line/60 border-t border-line [overflow-wrap:anywhere]">
              {people.map((person) => (
                <li key={person.id} className="py-1.5">
                  <NotToldRow person={person} onGiven={() => setGiven(person)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {given !== null && (
        <NoticeGivenDialog
          person={given}
          typed={left[given.id]}
          onClose={(typed) => {
            if (typed !== undefined) setLeft({ ...left, [given.id]: typed });
            setGiven(null);
          }}
        />
      )}
    </div>
  );
}

function NotToldRow({ person, onGiven }: { person: NotTold; onGiven: () => void }) {
  const { id, name, location, status, language } = person;
  // A family without a language is written to in that of the page.
  const own = isLanguage(language) ? language : languageOfPage();
  const opening = useMutation(phoneNumberOpening());
  const phone = opening.data ?? null;
  const link = useBureau(own).site_address + hrefIn(own, { page: 'privacy', edition: own });
  const { text, templates } = useMessage({ message: 'notice', name, link }, own);
  return (
    <>
      <QueueRow
        title={
          <TextLink to={{ page: 'profile', profileId: id, tab: 'contact' }}>
            <span translate="no">{sayName(name, null)}</span>
          </TextLink>
        }
        about={
          <>
            {id} · {location !== null && <span translate="no">{location} · </span>}
            {sayValue('status', status)} · <span translate="no">{languages[own].name}</span>
          </>
        }
      >
        <ReachButtons
          who={t('requests-office.bar.family', { name })}
          opening={opening}
          phone={phone}
          whatsAppHref={phone === null || text === null ? null : whatsAppLink(phone, text)}
          family={opening.isIdle ? null : id}
          onOpen={() => opening.mutate(id)}
        />
        <TextLink to={{ page: 'privacy', edition: own }} aria-label={t('notice-office.printNamed', { name })}>
          {t('ui.print')}
        </TextLink>
        <Button size="small" aria-label={t('notice-office.givenNamed', { name })} onClick={onGiven}>
          {t('notice-office.given')}
        </Button>
      </QueueRow>
      {phone !== null && <MessagePreview className="mb-2" text={text} templates={templates} />}
    </>
  );
}
