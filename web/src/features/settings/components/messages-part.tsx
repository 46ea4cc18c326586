import { useState } from 'react';
import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import {
  isMessage,
  messageNames,
  messages,
  storedMessage,
  type MessageName,
  type StoredMessage,
  type TypedMessages,
} from '@/features/settings/messages';
import type { TypedForm } from '@/features/settings/settings-schema';
import { useBureau } from '@/lib/bureau';
import { placeholdersOf } from '@/person/messages';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import type { CheckedForm } from '@/ui/use-checked-form';

interface MessagesPartProps {
  form: CheckedForm<TypedForm>;
  templates: readonly StoredMessage[];
  saved: TypedMessages;
  chosen: MessageName;
  onChoose: (name: MessageName) => void;
}

/** The WhatsApp messages: one at a time, with its preview. */
export function MessagesPart({ form, templates, saved, chosen, onChoose }: MessagesPartProps) {
  return (
    <SettingsPart id="settings-messages" title={t('settings.messages.title')} lead={t('settings.messages.lead')}>
      <SelectField
        label={t('settings.messages.choice')}
        emptyLabel={null}
        options={messageNames.map((name) => ({ value: name, label: messages[name].title() }))}
        value={chosen}
        onChange={({ target: { value } }) => {
          if (isMessage(value)) onChoose(value);
        }}
      />
      <Wide>
        <MessageInput
          key={chosen}
          form={form}
          name={chosen}
          saved={saved[chosen]}
          original={storedMessage(templates, chosen, 'en')?.original ?? ''}
        />
      </Wide>
    </SettingsPart>
  );
}

interface MessageInputProps {
  form: CheckedForm<TypedForm>;
  name: MessageName;
  saved: string;
  /** The default text. */
  original: string;
}

function MessageInput({ form, name, saved, original }: MessageInputProps) {
  const { title, sample } = messages[name];
  const { known, fill } = placeholdersOf(sample, useBureau());
  const typed = form.values[name] ?? '';
  const [asking, setAsking] = useState(false);
  const putBack = () => {
    setAsking(false);
    form.setValue(name, original, { shouldValidate: true });
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
      <div>
        <TextAreaField label={title()} rows={9} error={form.errorOf(name)} {...form.register(name)} />
        <p className="mt-1.5 text-sm text-muted">{t('settings.messages.canUse', { known: known.join(', ') })}</p>
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
      </div>
      <figure>
        <figcaption className="mb-1.5 font-medium">{t('settings.messages.preview')}</figcaption>
        <blockquote
          translate="no"
          className="rounded-card border border-line bg-ivory px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {fill(typed)}
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
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{t('settings.messages.putBackLoses')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
