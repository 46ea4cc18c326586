import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { useBureau } from '@/bureau/bureau';
import { languageOfPage, MessageLanguage } from '@/bureau/components/message-language';
import { WhatsAppLink } from '@/bureau/components/whatsapp-link';
import { useMessages, type Message } from '@/bureau/messages';
import { sharedMessage } from '@/bureau/shared-profile';
import {
  daysOfLink,
  familyQueryOptions,
  makeLink,
  sharedProfilesQueryOptions,
  showPeople,
} from '@/features/introductions/api/introductions';
import { navigate } from '@/lib/navigation/history';
import { hrefOf } from '@/lib/navigation/location';
import { waysOfShowing } from '@/lib/register-members.gen';
import { whatsAppLink } from '@/person/whatsapp';
import { isLanguage } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { MessagePreview } from '@/ui/message-preview';
import { RadioGroupField } from '@/ui/radio-group-field';

const ways = ['Private link', 'WhatsApp', 'List', 'Sheets', 'Telephone'] as const satisfies readonly Way[];
type Way = (typeof waysOfShowing)[number];

interface ShowDialogProps {
  familyId: number;
  people: readonly { id: number; name: string }[];
  /** Whether the showing is recorded. */
  onClose: (isRecorded: boolean) => void;
}

/** Shows people to a family: records it, and then prints or sends. */
export function ShowDialog({ familyId, people, onClose }: ShowDialogProps) {
  const family = useQuery(familyQueryOptions(familyId));
  const [asked] = useState(people);
  const [way, setWay] = useState<(typeof ways)[number]>('Private link');
  const [ids] = useState(() => asked.map(({ id }) => id));
  const name = family.data?.name ?? '';
  const hasLogin = family.data?.hasLogin === true;
  const showing = useMutation({
    mutationFn: showPeople,
    onSuccess: () => {
      if (way === 'List' || way === 'Sheets') navigate({ page: 'sheets', profileId: familyId });
    },
  });
  const isSending = showing.isSuccess && (way === 'Private link' || way === 'WhatsApp');
  return (
    <Dialog
      title={t('introductions-office.show.title', { count: asked.length, name })}
      onClose={() => {
        onClose(showing.isSuccess);
      }}
    >
      {showing.isSuccess ? (
        <p role="status">{t('introductions-office.show.done', { count: asked.length })}</p>
      ) : (
        <>
          <RadioGroupField
            label={t('introductions-office.show.how')}
            name="way"
            options={ways.map((value) => ({
              value,
              label: t(
                value === 'Private link' && hasLogin
                  ? 'introductions-office.show.way.Private link.login'
                  : `introductions-office.show.way.${value}`,
              ),
            }))}
            chosen={way}
            onChange={({ target: { value } }) => {
              setWay(ways.find((each) => each === value) ?? way);
            }}
          />
          <p className="mt-3 text-muted">{t('introductions-office.show.recorded')}</p>
          {way === 'Private link' && !hasLogin && (
            <p className="mt-2 text-muted">{t('introductions-office.show.linkNote', { days: daysOfLink })}</p>
          )}
        </>
      )}
      {isSending && family.data && (
        <Sending familyId={familyId} name={name} hasLogin={hasLogin} ids={ids} isLink={way === 'Private link'} />
      )}
      <ErrorNote error={showing.error}>{t('introductions-office.show.failed')}</ErrorNote>
      <DialogActions>
        <Button
          onClick={() => {
            onClose(showing.isSuccess);
          }}
        >
          {t(showing.isSuccess ? 'ui.close' : 'ui.cancel')}
        </Button>
        {!showing.isSuccess && (
          <BusyButton
            look="primary"
            disabled={!family.data}
            busy={showing.isPending}
            busyText={t('introductions-office.show.recording')}
            onClick={() => {
              showing.mutate({ profileId: familyId, shownIds: ids, how: way });
            }}
          >
            {t('introductions-office.show.confirm')}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface SendingProps {
  familyId: number;
  name: string;
  hasLogin: boolean;
  ids: readonly number[];
  /** A link to the list, or some facts of each. */
  isLink: boolean;
}

/** The message in the family's language, and the way to its number. */
function Sending({ familyId, name, hasLogin, ids, isLink }: SendingProps) {
  const [ownChoice, setOwnChoice] = useState(languageOfPage);
  const kept = useQuery({ ...accountLanguageQueryOptions(familyId), enabled: hasLogin });
  const language = hasLogin && isLanguage(kept.data) ? kept.data : ownChoice;
  const site = useBureau(language).site_address;
  const profiles = useQuery({ ...sharedProfilesQueryOptions(ids), enabled: !isLink });
  const { say } = useSayIn(language, ['first', 'visitor', 'member']);
  const linking = useMutation({ mutationFn: makeLink, gcTime: 0 });
  const opening = useMutation(phoneNumberOpening());
  const link = hasLogin
    ? site + hrefOf({ page: 'my-matches' })
    : linking.data && site + hrefOf({ page: 'family', token: linking.data });
  const shared = profiles.data?.map((profile) => (say ? say(() => sharedMessage(profile)) : sharedMessage(profile)));
  const messages: readonly Message[] | undefined = isLink
    ? link === undefined
      ? undefined
      : [{ message: 'profiles chosen', name, link }]
    : shared;
  const { text: words, templates } = useMessages(messages ?? [], language);
  const text = messages === undefined ? null : words;
  const number = opening.data;
  const href = number && text !== null ? whatsAppLink(number, text) : null;
  return (
    <div className="mt-3 space-y-3">
      <MessageLanguage value={language} onChange={setOwnChoice} />
      {text !== null && <MessagePreview text={text} templates={templates} />}
      <ErrorNote error={linking.error}>{t('introductions-office.show.linkFailed')}</ErrorNote>
      <ErrorNote error={opening.error}>{t('introductions-office.show.notOpened')}</ErrorNote>
      {number === null && <p role="status">{t('introductions-office.show.noNumber')}</p>}
      {href === null ? (
        <BusyButton
          look="primary"
          busy={opening.isPending || linking.isPending}
          busyText={t('introductions-office.show.opening')}
          onClick={() => {
            if (isLink && !hasLogin && !linking.data) linking.mutate(familyId);
            opening.mutate(familyId);
          }}
        >
          {t('introductions-office.show.openNumber')}
        </BusyButton>
      ) : (
        <WhatsAppLink href={href} takesFocus>
          {t('introductions-office.show.openWhatsApp')}
        </WhatsAppLink>
      )}
    </div>
  );
}
