import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offLinksQueryOptions, offWhatsAppQueryOptions } from '@/bureau/api/consents';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { NoWhatsApp, OffLinksNote } from '@/bureau/components/whatsapp';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import {
  daysOfLink,
  familyQueryOptions,
  hiddenPicturesQueryOptions,
  linkMaking,
  showPeople,
} from '@/features/introductions/api/introductions';
import { NotAskedNote } from '@/features/introductions/components/family-notes';
import { SendToFamily } from '@/features/introductions/components/send-to-family';
import { navigate } from '@/lib/navigation/history';
import type { waysOfShowing } from '@/lib/register-members.gen';
import { t } from '@/texts/texts';
import { TickedBar, tickedBarButton } from '@/ui/action-bar';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { RadioGroupField } from '@/ui/fields';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

const byWhatsApp = ['Private link', 'WhatsApp'] as const satisfies readonly Way[];
const others = ['List', 'Sheets', 'Telephone'] as const satisfies readonly Way[];
type Way = (typeof waysOfShowing)[number];

interface ShowDialogProps {
  familyId: number;
  people: readonly { id: number; name: string }[];
  onClose: (isRecorded: boolean) => void;
}

/** Shows people to a family: records it with the sending, or before it is printed or read out. */
export function ShowDialog({ familyId, people, onClose }: ShowDialogProps) {
  const family = useQuery(familyQueryOptions(familyId));
  const noWhatsApp = useQuery(offWhatsAppQueryOptions([familyId]));
  const [asked] = useState(people);
  const [chosen, setChosen] = useState<Way | null>(null);
  // What cannot be sent is not recorded as shown.
  const isRefused = noWhatsApp.data !== undefined && noWhatsApp.data.length > 0;
  const ways = isRefused ? others : [...byWhatsApp, ...others];
  const way = ways.find((each) => each === chosen) ?? (isRefused ? 'List' : 'Private link');
  const [ids] = useState(() => asked.map(({ id }) => id));
  const off = useQuery(offLinksQueryOptions(ids));
  const name = family.data?.name ?? '';
  const hasLogin = family.data?.hasLogin === true;
  const opening = useMutation(phoneNumberOpening());
  const linking = useMutation(linkMaking());
  const showing = useMutation({
    mutationFn: showPeople,
    meta: { waits: true },
    onSuccess: () => {
      // On the telephone they are read out from here.
      if (way === 'Telephone') return;
      if (way === 'List' || way === 'Sheets')
        navigate({ page: 'sheets', profileId: familyId, ids, tab: way === 'Sheets' ? 'each' : null });
      // The family is on screen with its next step.
      else navigate({ page: 'profile', profileId: familyId, tab: 'matches' });
      onClose(true);
    },
  });
  const isSent = way === 'Private link' || way === 'WhatsApp';
  const record = () => showing.mutate({ profile_id: familyId, shown_ids: ids, how: way });
  const close = (
    <Button onClick={() => onClose(showing.isSuccess)}>{t(showing.isSuccess ? 'ui.close' : 'ui.cancel')}</Button>
  );
  return (
    <Dialog
      title={t('introductions-office.show.title', { count: asked.length, name })}
      onClose={() => onClose(showing.isSuccess)}
    >
      {showing.isSuccess ? (
        <>
          <p role="status">{t('introductions-office.show.done', { count: asked.length })}</p>
          {way === 'Telephone' && (
            // They are no longer among the people to be shown, and are read out from here.
            <ul className="mt-2">
              {asked.map((person) => (
                <li key={person.id}>
                  <TextLink to={{ page: 'profile', profileId: person.id }} translate="no">
                    {person.name} (#{person.id})
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </>
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
            disabled={isSent && !opening.isIdle}
            onChange={({ target: { value } }) => setChosen(ways.find((each) => each === value) ?? null)}
          />
          {isRefused && <NoWhatsApp className="mt-3" />}
          <NotAskedNote ids={ids} className="mt-3" />
          {way !== 'Telephone' && <OffLinksNote className="mt-3" query={off} />}
          {way === 'Private link' && !hasLogin && <NoPictures people={asked} />}
          <p className="mt-3 text-muted">
            {t('introductions-office.show.recorded')} {isSent && t('introductions-office.show.onSend')}
          </p>
          {way === 'Private link' && !hasLogin && (
            <p className="mt-2 text-muted">{t('introductions-office.show.linkNote', { days: daysOfLink })}</p>
          )}
        </>
      )}
      <ErrorNote error={showing.error} {...(isSent && { onRetry: record })}>
        {t('introductions-office.show.failed')}
      </ErrorNote>
      <ErrorNote
        error={family.error ?? noWhatsApp.error}
        onRetry={() => void Promise.all([family.refetch(), noWhatsApp.refetch()])}
      >
        {t('introductions-office.show.failed')}
      </ErrorNote>
      {isSent && !showing.isSuccess && family.data && noWhatsApp.data ? (
        <SendToFamily
          family={family.data}
          ids={way === 'Private link' ? null : ids}
          opening={opening}
          linking={linking}
          onSent={() => {
            if (!showing.isPending) record();
          }}
        >
          {close}
        </SendToFamily>
      ) : (
        <DialogActions>
          {close}
          {!showing.isSuccess && (
            <BusyButton
              look="primary"
              disabled={!family.data || !noWhatsApp.data}
              busy={showing.isPending}
              busyText={t('introductions-office.show.recording')}
              onClick={record}
            >
              {t('introductions-office.show.confirm')}
            </BusyButton>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}

/** The people whose pictures the family does not see by its link, and why. */
function NoPictures({ people }: { people: ShowDialogProps['people'] }) {
  const settings = useQuery(visitorSettingsQueryOptions());
  const { data: hidden = [] } = useQuery(hiddenPicturesQueryOptions(people.map(({ id }) => id)));
  if (settings.data?.seePictures === false) return <p className="mt-3">{t('introductions-office.show.noPictures')}</p>;
  return people
    .filter(({ id }) => hidden.includes(id))
    .map(({ id, name }) => (
      <p key={id} role="status" className="mt-3 [overflow-wrap:anywhere]">
        <RichText
          text={t('introductions-office.show.noPicture', { name, consent: t('consents.purpose.pictures') })}
          tags={{ link: (words) => <TextLink to={{ page: 'profile', profileId: id, tab: 'login' }}>{words}</TextLink> }}
        />
      </p>
    ));
}

type ShowBarProps = { familyId: number; people: readonly { id: number; name: string }[]; onClear: () => void };

/** The people who are ticked, and the way to show them; sticky at the foot of the window. */
export function ShowBar({ familyId, people, onClear }: ShowBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TickedBar
        count={t('introductions-office.bar.count', { count: people.length })}
        clearLabel={t('introductions-office.bar.clear')}
        onClear={onClear}
      >
        <button type="button" className={tickedBarButton} onClick={() => setIsOpen(true)}>
          {t('introductions-office.bar.show')}
        </button>
      </TickedBar>
      {isOpen && (
        <ShowDialog
          familyId={familyId}
          people={people}
          onClose={(isRecorded) => {
            setIsOpen(false);
            if (isRecorded) onClear();
          }}
        />
      )}
    </>
  );
}
