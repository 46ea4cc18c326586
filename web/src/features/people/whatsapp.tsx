import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { offLinksQueryOptions, useNoWhatsApp } from '@/bureau/api/consents';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { recordWhatsAppNotice, sharedProfileQueryOptions } from '@/bureau/api/profiles';
import { FamilyLanguage, languageOfPage, NoWhatsApp, OffLinksNote, WhatsAppLink } from '@/bureau/components/whatsapp';
import type { Message } from '@/bureau/messages';
import { sharedMessage, type SharedProfile } from '@/bureau/shared-profile';
import { useMessage } from '@/bureau/use-messages';
import type { AccountSummary } from '@/features/people/person';
import { formatWhen } from '@/lib/format';
import { whatsAppLink } from '@/person/phone';
import { isLanguage, type Language } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { MessagePreview } from '@/ui/copy-button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { RadioGroupField, TextField } from '@/ui/fields';
import { InfoDialog } from '@/ui/form-dialog';
import { RichText } from '@/ui/rich-text';

const choices = ['login', 'profile', 'call', 'photo'] as const;
type Choice = (typeof choices)[number];

interface WhatsAppDialogProps {
  person: { id: number; name: string; gender: string | null; first_img: string | null };
  account: AccountSummary | null;
  /** Whether the password was just reset. */
  isReset?: boolean;
  /** Where a person without a login may get one. */
  onCreateLogin?: () => void;
  onClose: () => void;
}

/** Sends a family one of the bureau's messages on WhatsApp: opens the number, builds the link, and records a notice of the login. */
export function WhatsAppDialog({ person, account, isReset = false, onCreateLogin, onClose }: WhatsAppDialogProps) {
  // A member with a password of their own knows of the login.
  const isLoginNews = account !== null && account.active && account.must_change_password;
  const offered = choices.filter(
    (choice) => (choice !== 'login' || isLoginNews) && (choice !== 'photo' || person.first_img === null),
  );
  const [choice, setChoice] = useState<Choice>(isLoginNews ? 'login' : 'call');
  const [typedId, setTypedId] = useState('');
  const otherId = /^\d{1,9}$/.test(typedId.trim()) ? Number(typedId.trim()) : null;
  const other = useQuery({
    ...sharedProfileQueryOptions(otherId ?? 0),
    enabled: choice === 'profile' && otherId !== null,
  });
  const isShared = choice === 'profile' && otherId !== null && other.data != null;
  const off = useQuery({ ...offLinksQueryOptions([otherId ?? 0]), enabled: isShared });
  const isOffered = off.data?.length === 0;

  const [preset] = useState(languageOfPage);
  const kept = useQuery(accountLanguageQueryOptions(person.id));
  const language = kept.isPending ? undefined : (kept.data ?? preset);
  const { say } = useSayIn(isLanguage(language) ? language : 'en');
  const share = (profile: SharedProfile) => (say === null ? sharedMessage(profile) : say(() => sharedMessage(profile)));

  const messages = {
    login: {
      message: isReset ? 'password reset' : 'account made',
      name: person.name,
      username: account?.username ?? '',
    },
    profile: otherId !== null && other.data && isOffered ? share(other.data) : null,
    call: { message: 'please call', name: person.name },
    photo: { message: 'photo missing', name: person.name },
  } as const satisfies Record<Choice, Message | null>;
  const message = messages[choice];
  const { text: words, templates } = useMessage(message ?? messages.call, language);
  const text = message === null ? null : words;

  const opening = useMutation(phoneNumberOpening());
  const record = useMutation({ mutationFn: recordWhatsAppNotice });
  const [now] = useState(() => new Date());
  const link = opening.data && text !== null ? whatsAppLink(opening.data, text) : null;
  const isRefused = useNoWhatsApp(person.id);
  const title = t('admin-people.whatsApp.title', { name: person.name });
  if (isRefused)
    return (
      <InfoDialog title={title} onClose={onClose}>
        <NoWhatsApp />
      </InfoDialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <RadioGroupField
        label={t('admin-people.whatsApp.choose')}
        name="message"
        options={offered.map((value) => ({ value, label: t(`admin-people.whatsApp.choice.${value}`) }))}
        chosen={choice}
        onChange={({ target: { value } }) => setChoice(choices.find((one) => one === value) ?? choice)}
      />
      {choice === 'profile' && (
        <div className="mt-4 max-w-sm">
          <TextField
            label={t('admin-people.whatsApp.otherId')}
            inputMode="numeric"
            autoComplete="off"
            value={typedId}
            error={otherId !== null && other.data === null ? t('admin-people.whatsApp.noProfile') : undefined}
            onChange={({ target }) => setTypedId(target.value)}
          />
        </div>
      )}
      {isShared && <OffLinksNote className="mt-3" query={off} />}
      {choice === 'login' && <p className="mt-3">{t('admin-people.whatsApp.note')}</p>}
      <div className="mt-3">
        <LanguageOfFamily profileId={person.id} preset={preset} />
      </div>
      {message !== null && <MessagePreview className="mt-3" text={text} templates={templates} />}
      {choice === 'login' && account !== null && (
        <p role="status" className="mt-4">
          {noticeText(record.data ?? account.notice_sent_at, record.data !== undefined, now)}
        </p>
      )}
      {opening.isSuccess && opening.data === null && <p className="mt-2">{t('ui-member.reach.noNumber')}</p>}
      {opening.isSuccess && opening.data !== null && (
        <p className="mt-2">
          <RichText
            text={t('admin-people.whatsApp.number', { number: opening.data })}
            tags={{
              number: (number) => (
                <span translate="no" className="font-medium whitespace-nowrap tabular-nums">
                  {number}
                </span>
              ),
            }}
          />
        </p>
      )}
      {!opening.isSuccess && <p className="mt-2 text-muted">{t('admin-people.whatsApp.openingRecorded')}</p>}
      <ErrorNote error={opening.error}>{t('ui-member.reach.notOpened')}</ErrorNote>
      <ErrorNote className="mt-4" error={record.error} onRetry={() => record.mutate(person.id)}>
        {t('admin-people.whatsApp.notRecorded')}
      </ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>{opening.isSuccess ? t('ui.close') : t('ui.cancel')}</Button>
        {account === null && onCreateLogin !== undefined && (
          <Button onClick={onCreateLogin}>{t('admin.action.createLogin')}</Button>
        )}
        {/* An opening is recorded, so there is a message to send first. */}
        {!opening.isSuccess && message !== null && (
          <BusyButton
            look="primary"
            busy={opening.isPending}
            busyText={t('ui.opening')}
            onClick={() => opening.mutate(person.id)}
          >
            {t('admin-people.whatsApp.openNumber')}
          </BusyButton>
        )}
        {link !== null && (
          <WhatsAppLink
            href={link}
            takesFocus
            onFollow={() => {
              if (choice === 'login') record.mutate(person.id);
            }}
          >
            {t('admin-people.whatsApp.open')}
          </WhatsAppLink>
        )}
      </DialogActions>
    </Dialog>
  );
}

function noticeText(sentAt: string | null, isSentNow: boolean, now: Date): string {
  if (sentAt === null) return t('admin-people.whatsApp.notSent');
  if (isSentNow) return t('admin-people.whatsApp.sentNow');
  return t('admin-people.whatsApp.sent', { when: formatWhen(sentAt, now) });
}

export const LanguageOfFamily = ({ profileId, preset }: { profileId: number; preset?: Language }) => (
  <FamilyLanguage
    profileId={profileId}
    {...(preset !== undefined && { preset })}
    label={t('admin-people.language.label')}
  />
);
