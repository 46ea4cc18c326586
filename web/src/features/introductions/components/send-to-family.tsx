import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useNoWhatsApp } from '@/bureau/api/consents';
import { useBureau } from '@/bureau/bureau';
import { ReachLinks } from '@/bureau/components/reach';
import { FamilyLanguage, languageOfPage, NoWhatsApp, WhatsAppLink } from '@/bureau/components/whatsapp';
import type { Message } from '@/bureau/messages';
import { sharedMessage } from '@/bureau/shared-profile';
import { useMessages } from '@/bureau/use-messages';
import { sharedProfilesQueryOptions } from '@/features/introductions/api/introductions';
import type { AppError } from '@/lib/errors';
import { hrefIn } from '@/lib/navigation/href-in';
import { whatsAppLink } from '@/person/phone';
import { isLanguage, type Language } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { BusyButton } from '@/ui/busy-button';
import { CopyButton, MessagePreview } from '@/ui/copy-button';
import { DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';

interface SendToFamilyProps {
  family: { id: number; name: string; own_script_name: string | null; hasLogin: boolean };
  /** The people in the message, with some facts; null for the link to the family's list. */
  ids: readonly number[] | null;
  /** The opening of the family's number, which is recorded. */
  opening: UseMutationResult<string | null, AppError, number>;
  linking: UseMutationResult<string, AppError, { profileId: number; forCandidate?: boolean }>;
  /** The link is for the candidate alone, who also gets one beside a login of the family. */
  forCandidate?: boolean;
  /** Replaced in tests. */
  saveLanguage?: (language: Language | null) => Promise<unknown>;
  /** The message is opened in WhatsApp, or copied. */
  onSent?: () => void;
  /** A further button of the dialog. */
  children?: ReactNode;
}

/** In a dialog: the message in the family's language, which is kept with the family, and the way to its number. */
export function SendToFamily(props: SendToFamilyProps) {
  const { family, ids, opening, linking, forCandidate = false, saveLanguage, onSent, children } = props;
  const { id: familyId, name } = family;
  const hasLogin = family.hasLogin && !forCandidate;
  const [preset] = useState(languageOfPage);
  const preview = useRef<HTMLQuoteElement>(null);
  const kept = useQuery(accountLanguageQueryOptions(familyId));
  const language = isLanguage(kept.data) ? kept.data : preset;
  const { site_address: site, bureau_name: bureau, phone } = useBureau(language);
  const isRefused = useNoWhatsApp(familyId);
  const profiles = useQuery({ ...sharedProfilesQueryOptions(ids ?? []), enabled: ids !== null });
  const { say } = useSayIn(language);
  const link = hasLogin
    ? site + hrefIn(language, { page: 'for-you' })
    : linking.data && site + hrefIn(language, { page: 'family', token: linking.data });
  const shared = profiles.data?.map((profile) => (say ? say(() => sharedMessage(profile)) : sharedMessage(profile)));
  const messages: readonly Message[] | undefined =
    ids !== null ? shared : link === undefined ? undefined : [{ message: 'profiles chosen', name, link }];
  const { text: words, templates } = useMessages(messages ?? [], kept.isPending ? undefined : language);
  // Of the question alone: her parents may read the message.
  const question =
    link === undefined
      ? null
      : (say?.(() =>
          t('introductions.candidateMessage', { name: sayName(name, family.own_script_name), link, bureau, phone }),
        ) ?? null);
  const text = forCandidate ? question : messages === undefined ? null : words;
  const number = opening.data;
  const makesLink = ids === null && !hasLogin && !linking.data;
  const href = number && text !== null && !isRefused ? whatsAppLink(number, text) : null;
  return (
    <div className="mt-3 space-y-3">
      <FamilyLanguage profileId={familyId} preset={preset} {...(saveLanguage && { save: saveLanguage })} />
      {text !== null && <MessagePreview ref={preview} text={text} templates={templates} />}
      <ErrorNote error={linking.error}>{t('introductions-office.show.linkFailed')}</ErrorNote>
      <ErrorNote error={opening.error}>{t('introductions-office.show.notOpened')}</ErrorNote>
      {number === null && linking.error === null && <p role="status">{t('ui-member.reach.noNumber')}</p>}
      {isRefused && <NoWhatsApp />}
      <DialogActions>
        {children}
        {text !== null && <CopyButton text={text} shownIn={preview} onCopy={onSent} />}
        {number && text !== null && href === null ? (
          <ReachLinks withNumber size="normal" phone={number} whatsAppHref={null} focused="Telephone" />
        ) : href === null ? (
          <BusyButton
            look="primary"
            busy={opening.isPending || linking.isPending}
            busyText={t('ui.opening')}
            onClick={() => {
              if (makesLink) linking.mutate({ profileId: familyId, forCandidate });
              opening.mutate(familyId);
            }}
          >
            {t(makesLink ? 'introductions-office.show.openWithLink' : 'admin-people.whatsApp.openNumber')}
          </BusyButton>
        ) : (
          <WhatsAppLink href={href} takesFocus {...(onSent && { onFollow: onSent })}>
            {t('admin-people.whatsApp.open')}
          </WhatsAppLink>
        )}
      </DialogActions>
    </div>
  );
}
