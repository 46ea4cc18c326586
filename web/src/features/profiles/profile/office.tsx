import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { offLinksQueryOptions } from '@/bureau/api/consents';
import { consentSettingsQueryOptions } from '@/bureau/api/office-settings';
import { languageOfPage, MessageLanguage, OffLinksNote, WhatsAppLink } from '@/bureau/components/whatsapp';
import { useMessage } from '@/bureau/use-messages';
import { sharedMessage, type SharedProfile } from '@/bureau/shared-profile';
import { type Nominee, saveNominee, saveOfficeNote } from '@/features/profiles/api/office';
import { ReachableContact } from '@/features/profiles/profile/contact';
import { ContactFacts } from '@/features/profiles/profile/facts';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { limitedText, tooLong } from '@/lib/text-rules';
import type { ContactDetails } from '@/person/contact-details';
import { labelOf } from '@/person/fields';
import { toInternationalNumber } from '@/person/phone';
import { optionsOfList, sayValue } from '@/person/say-value';
import { isLanguage, type Language } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { ConfirmAct, FormAct } from '@/ui/act';
import { BusyButton } from '@/ui/busy-button';
import { CopyButton, MessagePreview } from '@/ui/copy-button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FactList } from '@/ui/facts';
import { ErrorNote } from '@/ui/field-note';
import { SelectField, TextAreaField, TextField } from '@/ui/fields';

interface OpenedContactProps {
  profileId: number;
  name: string;
  /** Null when none are stored. */
  details: ContactDetails | null;
  note: string;
  nominee: Nominee | null;
}

/** The contact details that the admin has opened, with the office's note and the nominee. */
export const OpenedContact = ({ profileId, name, details, note, nominee }: OpenedContactProps) => (
  <>
    {details === null ? (
      <ContactFacts details={null} />
    ) : (
      <ReachableContact family={profileId} name={name} details={details} />
    )}
    <OfficeNote profileId={profileId} note={note} />
    <NomineePart profileId={profileId} nominee={nominee} />
  </>
);

const longest = 2000;

/** The office's note about a person, opened with the contact details, to be changed. */
function OfficeNote({ profileId, note }: { profileId: number; note: string }) {
  const [typed, setTyped] = useState(note);
  const [stored, setStored] = useState(note);
  const saving = useMutation({
    mutationFn: saveOfficeNote,
    gcTime: 0,
    meta: { changes: [] },
    onSuccess: (saved) => {
      setTyped(saved);
      setStored(saved);
    },
  });
  useUnsavedInput(typed !== stored, null, t('profiles-office.note.loss'));
  const isTooLong = typed.length > longest;
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) saving.mutate({ profile_id: profileId, note: typed, seen_note: stored });
      }}
    >
      <TextAreaField
        label={t('profiles-office.note.label')}
        rows={4}
        value={typed}
        error={tooLong(typed, longest)}
        onChange={(event) => {
          setTyped(event.target.value);
          saving.reset();
        }}
      />
      <p className="mt-1.5 text-muted">{t('profiles-office.note.hint')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton type="submit" size="small" busy={saving.isPending}>
          {t('profiles-office.note.save')}
        </BusyButton>
        <p role="status" className="text-success">
          {saving.isSuccess && t('profiles-office.note.saved')}
        </p>
      </div>
      <ErrorNote className="mt-3" error={saving.error}>
        {t('profiles-office.note.failed')}
      </ErrorNote>
    </form>
  );
}

// A nominee without a name is none.
const schema = z.object({
  name: limitedText(120).min(1, { error: () => t('refusals.name_missing') }),
  relation: z.string().min(1, { error: () => t('profiles-office.nominee.chooseRelation') }),
  phone_number: z.string().refine((text) => toInternationalNumber(text) !== null, {
    error: () => t('refusals.phone_not_dialable'),
  }),
});
const empty: Nominee = { name: '', relation: '', phone_number: '' };

/** The person's nominee (section 14 of the DPDP Act), opened with the contact details, to be changed. */
export function NomineePart({ profileId, nominee }: { profileId: number; nominee: Nominee | null }) {
  const [stored, setStored] = useState(nominee);
  const shared = {
    size: 'small',
    busy: t('ui.saving'),
    failed: t('profiles-office.nominee.failed'),
    send: (next: Nominee) => saveNominee(profileId, next, stored),
    onDone: setStored,
  } as const;
  return (
    <section aria-label={t('profiles-office.nominee.title')} className="mt-5">
      <h3 className="font-medium">{t('profiles-office.nominee.title')}</h3>
      {stored === null ? (
        <p>{t('profiles-office.nominee.none')}</p>
      ) : (
        <FactList
          look="dense"
          facts={[
            { label: labelOf('name'), value: stored.name, isData: true },
            { label: t('profiles-office.nominee.relation'), value: sayValue('phoneOwner', stored.relation) },
            { label: labelOf('phone_number'), value: stored.phone_number, isData: true },
          ]}
        />
      )}
      <p className="mt-1.5 text-muted">{t('profiles-office.nominee.hint')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <FormAct
          {...shared}
          label={t(stored === null ? 'profiles-office.nominee.enter' : 'profiles-office.nominee.change')}
          title={t('profiles-office.nominee.title')}
          lead={t('profiles-office.nominee.hint')}
          schema={schema}
          empty={stored ?? empty}
          submit={t('ui.save')}
          done={t('profiles-office.nominee.saved')}
        >
          {({ field }) => (
            <>
              <TextField label={labelOf('name')} autoComplete="off" {...field('name')} />
              <SelectField
                label={t('profiles-office.nominee.relation')}
                options={optionsOfList('phoneOwner').filter(({ value }) => value !== 'Self')}
                {...field('relation')}
              />
              <TextField
                label={labelOf('phone_number')}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                {...field('phone_number')}
              />
            </>
          )}
        </FormAct>
        {stored !== null && (
          <ConfirmAct
            {...shared}
            label={t('profiles-office.nominee.remove')}
            title={t('profiles-office.nominee.removeAsk')}
            submit={t('ui.remove')}
            sent={empty}
            done={t('profiles-office.nominee.removed')}
          >
            <p>{t('profiles-office.nominee.removeMeans')}</p>
          </ConfirmAct>
        )}
      </div>
    </section>
  );
}

/** A profile in the bureau's words, to be sent to any family. Which facts it has is the bureau's choice, in Settings. */
export function OfficeShareDialog({ profile, onClose }: { profile: SharedProfile; onClose: () => void }) {
  const [chosen, setLanguage] = useState<Language | null>(null);
  const { data: settings } = useQuery(consentSettingsQueryOptions());
  const language = chosen ?? (isLanguage(settings?.main_language) ? settings.main_language : languageOfPage());
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
