import type { StarSettingName } from '@/astrology/star-settings';
import { loadBureau, useBureau } from '@/bureau/bureau';
import { auditLabelOf, isSetting, settingNames, type Settings } from '@/bureau/settings';
import { AdminsPart } from '@/features/settings/admins';
import { saveMessageTemplate, saveSettings } from '@/features/settings/api';
import { LanguagesPart } from '@/features/settings/components/languages-part';
import { MessagesPart } from '@/features/settings/components/messages-part';
import { SettingInputs } from '@/features/settings/inputs';
import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import {
  type ChosenMessage,
  messageKeys,
  messagesSchema,
  type StoredMessage,
  titleOf,
  toTypedMessages,
} from '@/features/settings/messages';
import { changesOf, settingsSchema, toTyped, type TypedForm } from '@/features/settings/settings-schema';
import { StarChoice, StarSettingsPart } from '@/features/settings/stars';
import { type SettingsTab, settingsTabs, tabOf } from '@/features/settings/tabs';
import { isTextKey, textKeys, titleOfText } from '@/features/settings/texts-in-languages';
import type { AppError } from '@/lib/errors';
import { formatList } from '@/lib/format';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import type { Language } from '@/texts/languages';
import { offeredLanguages } from '@/texts/offered-languages';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { CountedTabs, TabPanel } from '@/ui/lists';
import { OnDemand } from '@/ui/on-demand';
import { showToast } from '@/ui/toast';
import { type CheckedForm, useCheckedForm } from '@/ui/use-checked-form';
import { useKeptClear } from '@/ui/use-kept-clear';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';

interface SaveBarProps {
  formId: string;
  /** The labels of the unsaved parts. */
  unsaved: readonly string[];
  isSaving: boolean;
  error: AppError | null;
}

/** So many labels are named; the others are counted. */
const mostNamed = 3;

function describeUnsaved(unsaved: readonly string[]): string {
  if (unsaved.length === 0) return t('settings.save.nothing');
  const names = formatList(unsaved.slice(0, mostNamed));
  const more = unsaved.length - mostNamed;
  return more > 0 ? t('settings.save.unsavedAndMore', { names, more }) : t('settings.save.unsaved', { names });
}

/** Lists the unsaved parts at the lower edge of the window, and saves them. */
function SaveBar({ formId, unsaved, isSaving, error }: SaveBarProps) {
  const bar = useKeptClear<HTMLDivElement>('--action-bar');
  return (
    <div
      ref={bar}
      className="sticky bottom-(--foot,0px) z-10 -mx-[clamp(1rem,4vw,3rem)] mt-10 border-t border-line bg-paper px-[clamp(1rem,4vw,3rem)] py-3 shadow-card print:hidden"
    >
      <ErrorNote className="mb-3" error={error}>
        {t('settings.save.failed')}
      </ErrorNote>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className={unsaved.length === 0 ? 'text-muted' : 'font-medium'}>
          {describeUnsaved(unsaved)}
        </p>
        <BusyButton type="submit" form={formId} look="primary" busy={isSaving} disabled={unsaved.length === 0}>
          {t('settings.save.button')}
        </BusyButton>
      </div>
    </div>
  );
}

interface SettingsFormProps {
  settings: Settings;
  templates: readonly StoredMessage[];
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
  /** The text of the notice, which has a button of its own. */
  noticePart: ReactNode;
  /** Below the settings of fees, for the address of UPI as it is typed. */
  feesPart: (upiId: string) => ReactNode;
}

const fieldNames = [
  ...settingNames.filter((name) => name !== 'in_languages'),
  ...textKeys.map(({ key }) => key),
  ...messageKeys.map(({ key }) => key),
];
const messageOf = (field: string) => messageKeys.find(({ key }) => key === field);

function labelOf(field: (typeof fieldNames)[number]): string {
  const message = messageOf(field);
  if (message) return titleOf(message);
  const text = textKeys.find(({ key }) => key === field);
  if (text) return titleOfText(text);
  return isSetting(field) ? auditLabelOf(field) : '';
}

interface Saving {
  typed: TypedForm;
  settings: ReturnType<typeof changesOf>;
  changedMessages: typeof messageKeys;
  /** The languages that the bureau offers until the settings are saved. */
  offered: readonly Language[];
}

/** Saves the changes. A second try saves the same again, which does no harm. */
async function save({ typed, settings, changedMessages, offered }: Saving): Promise<void> {
  const saveMessages = async (messages: typeof messageKeys) => {
    for (const { key, name, language } of messages) {
      await saveMessageTemplate({ template: name, language, body: typed[key] });
    }
  };
  // A message is taken in an offered language only: before one is given up, and after one is added.
  await saveMessages(changedMessages.filter(({ language }) => offered.includes(language)));
  if (Object.keys(settings).length > 0) await saveSettings({ changes: settings });
  await saveMessages(changedMessages.filter(({ language }) => !offered.includes(language)));
}

/** Opens the folded part that holds a field, so that the field can get the focus. */
function unfold(name: string): void {
  const part = document.getElementsByName(name)[0]?.closest('details');
  if (part) part.open = true;
}

interface GroupPartProps {
  form: CheckedForm<TypedForm>;
  group: 'first' | 'bureau' | 'reading' | 'limits' | 'office' | 'keeping' | 'sessions' | 'stars';
  isSeldom?: boolean;
  children?: ReactNode;
}

const GroupPart = ({ form, group, isSeldom = false, children }: GroupPartProps) => (
  <SettingsPart
    id={`settings-${group}`}
    title={t(`settings.${group}.title`)}
    lead={t(`settings.${group}.lead`)}
    isSeldom={isSeldom}
  >
    <SettingInputs form={form} group={group} />
    {children}
  </SettingsPart>
);

export function SettingsForm({ settings, templates, tab, onTab, noticePart, feesPart }: SettingsFormProps) {
  const formId = useId();
  // Another admin's changes meanwhile stay: only the values typed here are sent.
  const [saved, setSaved] = useState<TypedForm>(() => ({ ...toTyped(settings), ...toTypedMessages(templates) }));
  // Loaded with its tab, and kept: it may hold typed text.
  const [showsNotice, setShowsNotice] = useState(false);
  if (tab === 'notice' && !showsNotice) setShowsNotice(true);
  const [message, setMessage] = useState<ChosenMessage>({ name: 'account made', language: 'en' });
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (_, { typed }) => {
      setSaved(typed);
      showToast({ message: t('settings.saved') });
      void loadBureau();
    },
    onError: ({ field }) => {
      // Before the form gives the field the focus.
      if (field !== null && (isSetting(field) || isTextKey(field))) {
        onTab(tabOf(field));
        unfold(field);
      }
    },
  });
  const form = useCheckedForm<TypedForm>({
    schema: settingsSchema.extend(messagesSchema(useBureau()).shape),
    defaults: saved,
    error: saving.error,
  });
  const typed: TypedForm = { ...saved, ...form.values };
  const unsaved = fieldNames.filter((name) => typed[name] !== saved[name]);
  useUnsavedInput(unsaved.length > 0, null, t('settings.unsaved'));

  const stars = {
    chosen: typed,
    onChoose: (name: StarSettingName, value: string) => form.setValue(name, value),
  };

  /** Opens the tab of the first error; the form then gives its field the focus. */
  const showError = (isWrong: (name: (typeof fieldNames)[number]) => boolean) => {
    const first = fieldNames.find(isWrong);
    if (first === undefined) return;
    const wrong = messageOf(first);
    if (wrong) setMessage(wrong);
    onTab(tabOf(first));
    unfold(first);
  };

  return (
    <CountedTabs
      label={t('shell.pages.settings')}
      tabs={settingsTabs.map((name) => ({ name, label: t(`settings.tab.${name}`), count: null }))}
      chosen={tab}
      onChoose={onTab}
      className="mt-6"
      listClass="max-sm:grid max-sm:grid-cols-3 max-sm:[&>*]:justify-center"
    >
      <form
        id={formId}
        noValidate
        aria-label={t('shell.pages.settings')}
        onSubmit={(event) =>
          void form.submit(
            (values) => {
              for (const name of fieldNames) if (typed[name] !== values[name]) form.setValue(name, values[name]);
              saving.mutate({
                typed: values,
                settings: changesOf(values, saved),
                offered: offeredLanguages(saved),
                changedMessages: messageKeys.filter(({ key }) => values[key] !== saved[key]),
              });
            },
            (errors) => showError((name) => name in errors),
          )(event)
        }
      >
        <TabPanel name="bureau" isKept>
          <GroupPart form={form} group="first">
            <Wide>
              <StarChoice name="match_school" label={auditLabelOf('match_school')} {...stars} />
            </Wide>
          </GroupPart>
          <GroupPart form={form} group="bureau" />
          <LanguagesPart form={form} />
        </TabPanel>
        <TabPanel name="visitors" isKept>
          <SettingsPart id="settings-visitors" title={t('settings.visitors.title')} lead={t('settings.visitors.lead')}>
            <Wide>
              <SettingInputs form={form} group="visitors" />
            </Wide>
          </SettingsPart>
          <GroupPart form={form} group="reading" isSeldom />
        </TabPanel>
        <TabPanel name="members" isKept>
          <GroupPart form={form} group="limits" />
          <GroupPart form={form} group="office" />
          <GroupPart form={form} group="keeping" />
          <GroupPart form={form} group="sessions" isSeldom />
        </TabPanel>
        <TabPanel name="fees" isKept>
          <SettingsPart id="settings-fees" title={t('desk.fees')} lead={t('settings.fees.lead')}>
            <SettingInputs form={form} group="fees" />
            {tab === 'fees' && (
              <Wide>
                <OnDemand>{feesPart(typed.upi_id)}</OnDemand>
              </Wide>
            )}
          </SettingsPart>
        </TabPanel>
        <TabPanel name="astrology" isKept>
          <GroupPart form={form} group="stars" />
          <StarSettingsPart {...stars} />
        </TabPanel>
        <TabPanel name="notice" isKept>
          <SettingsPart id="settings-consents" title={t('consents.title')} lead={t('settings.consents.lead')}>
            <SettingInputs form={form} group="consents" />
          </SettingsPart>
          {showsNotice && <OnDemand>{noticePart}</OnDemand>}
        </TabPanel>
        <TabPanel name="messages" isKept>
          <MessagesPart form={form} templates={templates} saved={saved} chosen={message} onChoose={setMessage} />
        </TabPanel>
      </form>
      <TabPanel name="admins">
        <AdminsPart />
      </TabPanel>
      {/* What is typed into the notice is published there. */}
      {((tab !== 'admins' && tab !== 'notice') || unsaved.length > 0) && (
        <SaveBar formId={formId} unsaved={unsaved.map(labelOf)} isSaving={saving.isPending} error={form.otherError} />
      )}
    </CountedTabs>
  );
}
