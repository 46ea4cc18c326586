import { useMutation, useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { useBureau } from '@/bureau/bureau';
import { OfficePage } from '@/bureau/components/office-page';
import { ReachButtons } from '@/bureau/components/reach';
import { languageOfPage } from '@/bureau/components/whatsapp';
import { useMessage } from '@/bureau/use-messages';
import { notTold, type NotTold, recordConsents } from '@/features/consents/api';
import { ConsentTicks } from '@/features/consents/components/notice-part';
import { NoticeView } from '@/features/consents/components/notice-text';
import { todayAtBureau } from '@/lib/bureau-days';
import { hrefIn } from '@/lib/navigation/href-in';
import { whatsAppLink } from '@/person/phone';
import { sayValue } from '@/person/say-value';
import { consentPurposes, findConsentProblems, noTypedConsents, typedConsents } from '@/person/typed-consents';
import { isLanguage, type Language, languages } from '@/texts/languages';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { FormAct } from '@/ui/act';
import { MessagePreview } from '@/ui/copy-button';
import { FieldError } from '@/ui/field-note';
import { QueueRow } from '@/ui/lists';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

/** The people of before, who have not got the notice: section 5(2) of the DPDP Act. */
export function NotToldPage() {
  const query = useQuery(notTold.of({}));
  return (
    <OfficePage title={t('today.notTold')} className="max-w-4xl pb-24">
      <Loaded query={query} what={t('notice-office.these')} skeleton={<Skeleton className="mt-6 h-64 w-full" />}>
        {({ count, people }) =>
          count === 0 ? (
            <p className="mt-4">{t('notice-office.nobody')}</p>
          ) : (
            <>
              <p className="mt-2 text-muted">{t('notice-office.lead')}</p>
              {count > people.length && (
                <p className="mt-2">
                  {t('notice-office.shown', { shown: String(people.length), count: String(count) })}
                </p>
              )}
              <ul className="mt-4 divide-y divide-line/60 border-t border-line [overflow-wrap:anywhere]">
                {people.map((person) => (
                  <li key={person.id} className="py-1.5">
                    <NotToldRow person={person} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </OfficePage>
  );
}

function NotToldRow({ person }: { person: NotTold }) {
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
        <NoticeGivenAct person={person} own={own} />
      </QueueRow>
      {phone !== null && <MessagePreview className="mb-2" text={text} templates={templates} />}
    </>
  );
}

/** The dialog itself is the tick of this one. */
const offered = consentPurposes.filter((purpose) => purpose !== 'notice');

const schema = z.object({
  consents: typedConsents.superRefine((typed, context) => {
    const [problem] = Object.values(findConsentProblems(typed, [], todayAtBureau()));
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  }),
});

/** Records how and when a family was given the notice, to which person, and the consents that came with it. */
const NoticeGivenAct = ({ person: { id, name }, own }: { person: NotTold; own: Language }) => (
  <FormAct
    label={t('notice-office.given')}
    named={t('notice-office.givenNamed', { name })}
    size="small"
    title={t('notice-office.givenNamed', { name })}
    lead={t('notice-office.dialogLead')}
    schema={schema}
    empty={{ consents: { ...noTypedConsents, notice_language: own, said_on: todayAtBureau() } }}
    submit={t('ui.save')}
    send={({ consents: { answers, ...how } }) =>
      recordConsents({ profile_id: id, answers: { ...answers, notice: true }, ...how })
    }
    done={t('notice-office.saved', { name })}
  >
    {({ control, errorOf }) => (
      <Controller
        control={control}
        name="consents"
        render={({ field }) => (
          <div>
            <NoticeView language={own}>
              {(notice) => (
                <ConsentTicks
                  notice={notice}
                  purposes={offered}
                  value={field.value}
                  problems={
                    errorOf('consents') === undefined ? {} : findConsentProblems(field.value, [], todayAtBureau())
                  }
                  onChange={field.onChange}
                />
              )}
            </NoticeView>
            <FieldError id="notice-given-error">{errorOf('consents')}</FieldError>
          </div>
        )}
      />
    )}
  </FormAct>
);
