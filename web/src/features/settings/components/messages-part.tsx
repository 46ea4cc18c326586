import { useState } from 'react';
import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import {
  isMessage,
  messageNames,
  messages,
  titleOf,
  storedMessage,
  type ChosenMessage,
  type StoredMessage,
  type TypedMessages,
} from '@/features/settings/messages';
import type { TypedForm } from '@/features/settings/settings-schema';
import { offeredLanguages } from '@/texts/offered-languages';
import { useBureau } from '@/bureau/bureau';
import { useOfficer } from '@/bureau/components/bureau-contact';
import { placeholdersOf } from '@/bureau/messages';
import { isLanguage, languages } from '@/texts/languages';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { SelectField, TextAreaField } from '@/ui/fields';
import type { CheckedForm } from '@/ui/use-checked-form';

interface MessagesPartProps {
  form: CheckedForm<TypedForm>;
  templates: readonly StoredMessage[];
  saved: TypedMessages;
  chosen: ChosenMessage;
  onChoose: (message: ChosenMessage) => void;
}

/** The WhatsApp messages: one at a time and in one language, with its preview. */
export function MessagesPart({ form, templates, saved, chosen, onChoose }: MessagesPartProps) {
  const { name, language } = chosen;
  const offered = offeredLanguages({ languages: form.values.languages ?? '' });
  // Typed messages in a language that is no longer offered stay in sight until they are saved.
  const codes = offered.includes(language) ? offered : [...offered, language];
  return (
    <SettingsPart id="settings-messages" title={t('settings.messages.title')} lead={t('settings.messages.lead')}>
      <SelectField
        label={t('settings.messages.choice')}
        emptyLabel={null}
        options={messageNames.map((value) => ({ value, label: messages[value].title() }))}
        value={name}
        onChange={({ target: { value } }) => {
          if (isMessage(value)) onChoose({ name: value, language });
        }}
      />
      <SelectField
        label={t('ui-member.language.ofMessage')}
        emptyLabel={null}
        options={codes.map((value) => ({ value, label: languages[value].name, isData: true }))}
        value={language}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) onChoose({ name, language: value });
        }}
      />
      <Wide>
        <MessageInput
          key={`${name} in ${language}`}
          form={form}
          message={chosen}
          saved={saved[`${name} in ${language}`]}
          original={storedMessage(templates, name, language)?.original ?? null}
        />
      </Wide>
    </SettingsPart>
  );
}

interface MessageInputProps {
  form: CheckedForm<TypedForm>;
  message: ChosenMessage;
  saved: string;
  /** The default text; null in a language that has none. */
  original: string | null;
}

function MessageInput({ form, message, saved, original }: MessageInputProps) {
  const { name, language } = message;
  const field = `${name} in ${language}` as const;
  const officer = useOfficer();
  const { sample } = messages[name];
  const { known, fill } = placeholdersOf('officer' in sample ? { ...sample, ...officer } : sample, useBureau(language));
  const typed = form.values[field] ?? '';
  // Families get it where there is none in their language.
  const inEnglish = form.values[`${name} in en`] ?? '';
  const isInEnglish = language !== 'en' && typed.trim() === '';
  const [asking, setAsking] = useState(false);
  const putBack = () => {
    setAsking(false);
    form.setValue(field, original ?? '', { shouldValidate: true });
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
      <div>
        <TextAreaField
          label={titleOf(message)}
          lang={language}
          rows={9}
          error={form.errorOf(field)}
          {...form.register(field)}
        />
        {isInEnglish && (
          <p role="status" className="mt-1.5">
            {t('settings.messages.inEnglish', { language: languages[language].name })}
          </p>
        )}
        <p className="mt-1.5 text-sm text-muted">{t('settings.messages.canUse', { known: known.join(', ') })}</p>
        {original !== null && (
          <Button
            size="small"
            className="mt-3"
            onClick={() => {
              if (typed.trim() === saved || typed === original) putBack();
              else setAsking(true);
            }}
          >
            {t('settings.messages.putBack')}
          </Button>
        )}
      </div>
      <figure>
        <figcaption className="mb-1.5 font-medium">{t('settings.messages.preview')}</figcaption>
        <blockquote
          translate="no"
          lang={isInEnglish ? 'en' : language}
          className="rounded-card border border-line bg-ivory px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {fill(isInEnglish ? inEnglish : typed)}
        </blockquote>
      </figure>
      {asking && (
        <ConfirmDialog
          title={t('settings.messages.putBackQuestion')}
          confirm={t('settings.messages.putItBack')}
          busyText={t('settings.messages.puttingBack')}
          sending={{ isPending: false, error: null }}
          nothingDone={t('settings.messages.notPutBack')}
          onConfirm={putBack}
          onClose={() => setAsking(false)}
        >
          <p>{t('settings.messages.putBackLoses')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
