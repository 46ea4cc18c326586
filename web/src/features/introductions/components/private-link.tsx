import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import {
  daysOfLink,
  endLink,
  type FamilyLink,
  familyQueryOptions,
  introductionsQueryOptions,
  linkHindrancesQueryOptions,
  linkMaking,
  linksQueryOptions,
  ownNumberOpening,
} from '@/features/introductions/api/introductions';
import { SendToFamily } from '@/features/introductions/components/send-to-family';
import { refusalText } from '@/lib/error-text';
import { formatDay } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { ConfirmAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { RadioGroupField } from '@/ui/fields';
import { Loaded } from '@/ui/loaded';
import { RichText } from '@/ui/rich-text';
import { DeskPanel } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

export function PrivateLinkPart({ profileId }: { profileId: number }) {
  const query = useQuery(familyQueryOptions(profileId));
  return (
    <DeskPanel title={t('introductions-office.link.title')}>
      <Loaded
        query={query}
        what={t('introductions-office.link.theLinks')}
        skeleton={<Skeleton className="mt-2 h-6 w-3/4" />}
      >
        {(family) => family && <Links family={family} />}
      </Loaded>
    </DeskPanel>
  );
}

/** The private link that works now, with the ways to send a new one and to end it. */
function Links({ family }: Pick<ComponentProps<typeof SendToFamily>, 'family'>) {
  const [now] = useState(() => new Date().toISOString());
  const query = useQuery(linksQueryOptions(family.id));
  const { data: hindrances, isPending } = useQuery(linkHindrancesQueryOptions(family.id));
  const [isSending, setIsSending] = useState(false);
  // Without a login, only what hinders every link: the dialog says more of the candidate's.
  const hindered = family.hasLogin || hindrances?.family ? hindrances?.candidate : null;
  return (
    <div className="pt-2">
      <Loaded
        query={query}
        what={t('introductions-office.link.theLinks')}
        skeleton={<Skeleton className="mt-1 h-6 w-3/4" />}
      >
        {(links) => {
          const working = links.filter(({ revoked_at: end, expires_at: last }) => end === null && last > now);
          const isOwn = working.some(({ for_candidate: isHers }) => !isHers);
          return (
            <>
              {!isOwn && (
                <p>{t(family.hasLogin ? 'introductions-office.link.login' : 'introductions-office.link.none')}</p>
              )}
              {hindered && <Hindrance code={hindered} profileId={family.id} />}
              {working.map((link) => (
                <div key={link.id} className="mb-3">
                  <h3 className="font-medium">{linkInWords(link)}</h3>
                  <p>
                    {t('introductions-office.link.works', {
                      day: formatDay(link.expires_at),
                      by: link.created_by_name,
                    })}{' '}
                    {link.last_opened_at === null
                      ? t('introductions-office.link.notOpened')
                      : t('introductions-office.link.opened', { day: formatDay(link.last_opened_at) })}
                  </p>
                  {link.other_phone_at !== null && (
                    <p className="mt-1 font-medium">
                      {t('introductions-office.link.otherPhone', { day: formatDay(link.other_phone_at) })}
                    </p>
                  )}
                  <div className="mt-2">
                    <ConfirmAct
                      label={t('introductions-office.link.end')}
                      named={`${t('introductions-office.link.end')}: ${linkInWords(link)}`}
                      size="small"
                      title={t('introductions-office.link.endQuestion', { name: family.name })}
                      submit={t('introductions-office.link.end')}
                      busy={t('introductions-office.link.ending')}
                      failed={t('introductions-office.link.notEnded')}
                      sent={{ link_id: link.id }}
                      send={endLink}
                    >
                      <p className="font-medium">{linkInWords(link)}</p>
                      <p>{t('introductions-office.link.endMeans')}</p>
                    </ConfirmAct>
                  </div>
                </div>
              ))}
              {!isPending && !hindered && (
                <Button size="small" className="mt-2" onClick={() => setIsSending(true)}>
                  {t('introductions-office.link.new')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {isSending && (
        <SendLink
          family={family}
          candidateHindrance={hindrances?.candidate ?? null}
          onClose={() => setIsSending(false)}
        />
      )}
    </div>
  );
}

interface SendLinkProps {
  family: ComponentProps<typeof SendToFamily>['family'];
  /** The code of the refusal of the candidate's link. */
  candidateHindrance: string | null;
  onClose: () => void;
}

/** Makes a private link and sends it: to the family, or to the candidate, who answers one question alone. */
function SendLink({ family, candidateHindrance, onClose }: SendLinkProps) {
  const { name, hasLogin } = family;
  // Nothing is preset unless it is known: a family with a login needs no link.
  const [reader, setReader] = useState<'family' | 'candidate' | null>(hasLogin ? 'candidate' : null);
  const isHers = reader === 'candidate';
  const opening = useMutation(phoneNumberOpening());
  const ownOpening = useMutation(ownNumberOpening());
  const linking = useMutation(linkMaking());
  const introductions = useQuery(introductionsQueryOptions(family.id));
  const ofFamily = introductions.data?.length === 0 ? t('introductions-office.link.nobody') : null;
  const hindrance = isHers
    ? candidateHindrance && <Hindrance code={candidateHindrance} profileId={family.id} />
    : ofFamily && <p className="mt-3 font-medium">{ofFamily}</p>;
  const cancel = <Button onClick={onClose}>{t(linking.isSuccess ? 'ui.close' : 'ui.cancel')}</Button>;
  return (
    <Dialog title={`${t('introductions-office.link.new')}: ${name}`} onClose={onClose}>
      {!hasLogin && linking.isIdle && (
        <RadioGroupField
          label={t('introductions-office.link.for')}
          name="link-for"
          options={[
            { value: 'family', label: t('introductions-office.link.forFamily') },
            { value: 'candidate', label: t('introductions-office.link.forCandidate') },
          ]}
          chosen={reader ?? ''}
          onChange={({ target: { value } }) => setReader(value === 'candidate' ? value : 'family')}
        />
      )}
      {reader !== null && (
        <p className="mt-3">
          {isHers
            ? t('introductions-office.link.candidateNote', { days: daysOfLink })
            : t('introductions-office.show.linkNote', { days: daysOfLink })}
        </p>
      )}
      {reader === null || hindrance !== null ? (
        <>
          {reader !== null && hindrance}
          <DialogActions>{cancel}</DialogActions>
        </>
      ) : (
        <SendToFamily
          family={family}
          ids={null}
          opening={isHers ? ownOpening : opening}
          linking={linking}
          forCandidate={isHers}
        >
          {cancel}
        </SendToFamily>
      )}
    </Dialog>
  );
}

export function CandidateLinkDialog({ family, onClose }: Omit<SendLinkProps, 'candidateHindrance'>) {
  const { data } = useQuery(linkHindrancesQueryOptions(family.id));
  return <SendLink family={family} candidateHindrance={data?.candidate ?? null} onClose={onClose} />;
}

/** Why there is no private link, with the way to the field that is missing. */
const Hindrance = ({ code, profileId }: { code: string; profileId: number }) => (
  <p className="mt-2 font-medium">
    {refusalText(code, {}, code)}{' '}
    {code === 'no_own_number' && (
      <RichText
        text={t('introductions-office.link.ownNumber', { own: sayValue('phoneOwner', 'Self') })}
        tags={{
          link: (words) => <TextLink to={{ page: 'form', profileId, section: 'contact' }}>{words}</TextLink>,
        }}
      />
    )}
  </p>
);

const linkInWords = ({ for_candidate: isHers }: FamilyLink) =>
  t(isHers ? 'introductions-office.link.forCandidate' : 'introductions-office.link.forFamily');
