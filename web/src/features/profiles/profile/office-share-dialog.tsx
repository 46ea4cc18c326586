import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { offLinksQueryOptions } from '@/bureau/api/consents';
import { languageOfPage, MessageLanguage, OffLinksNote, WhatsAppLink } from '@/bureau/components/whatsapp';
import { useMessage } from '@/bureau/use-messages';
import { sharedMessage, type SharedProfile } from '@/bureau/shared-profile';
import { useSayIn } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { CopyButton, MessagePreview } from '@/ui/copy-button';
import { Dialog, DialogActions } from '@/ui/dialog';

interface OfficeShareDialogProps {
  profile: SharedProfile;
  onClose: () => void;
}

/** A profile in the bureau's words, to be sent to any family. Which facts it has is the bureau's choice, in Settings. */
export function OfficeShareDialog({ profile, onClose }: OfficeShareDialogProps) {
  const [language, setLanguage] = useState(languageOfPage);
  const { say } = useSayIn(language);
  const shown = useRef<HTMLQuoteElement>(null);
  const message = say === null ? sharedMessage(profile) : say(() => sharedMessage(profile));
  const { text, templates } = useMessage(message, language);
  const off = useQuery(offLinksQueryOptions([profile.id]));
  const isOffered = off.data?.length === 0;
  return (
    <Dialog
      title={t('profiles.share.button')}
      {...(isOffered && { description: t('profiles-member.share.text') })}
      onClose={onClose}
    >
      <OffLinksNote query={off} />
      {isOffered && (
        <>
          <MessageLanguage value={language} onChange={setLanguage} />
          <MessagePreview ref={shown} className="mt-4" text={text} templates={templates} />
        </>
      )}
      {isOffered && text !== null && (
        <DialogActions>
          <WhatsAppLink look="quiet" size="small" href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
            {t('ui-member.reach.whatsApp')}
          </WhatsAppLink>
          <CopyButton text={text} shownIn={shown} />
        </DialogActions>
      )}
    </Dialog>
  );
}
