import { useMutation } from '@tanstack/react-query';
import { saveSettings } from '@/features/settings/api/settings';
import { SettingInputs } from '@/features/settings/components/setting-inputs';
import { StarSettingsPart } from '@/features/settings/components/star-settings-part';
import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import { changesOf, settingsSchema, toTyped } from '@/features/settings/settings-schema';
import { loadBureau } from '@/first-load/load-bureau';
import type { Settings } from '@/lib/settings';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { showToast } from '@/ui/toast';
import { useCheckedForm } from '@/ui/use-checked-form';

/** The form of all settings but the message templates. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const saving = useMutation({
    mutationFn: saveSettings,
    onSuccess: () => {
      showToast({ message: 'The settings are saved.' });
      void loadBureau();
    },
  });
  const form = useCheckedForm({ schema: settingsSchema, defaults: toTyped(settings), error: saving.error });
  return (
    <form
      noValidate
      aria-label="Settings"
      onSubmit={(event) =>
        void form.submit((typed) => {
          saving.mutate(changesOf(typed, settings));
        })(event)
      }
    >
      <SettingsPart
        id="settings-bureau"
        title="The bureau"
        lead="Everyone reads this, on the home page and at the foot of each page."
      >
        <SettingInputs form={form} group="bureau" />
      </SettingsPart>
      <SettingsPart id="settings-visitors" title="Visitors" lead="People who are not signed in.">
        <Wide>
          <SettingInputs form={form} group="visitors" />
        </Wide>
      </SettingsPart>
      <SettingsPart
        id="settings-reading"
        title="What is read in a day"
        lead="So that nobody copies the register. At a limit the bureau gets a notification."
      >
        <SettingInputs form={form} group="reading" />
      </SettingsPart>
      <SettingsPart id="settings-limits" title="Contact requests" lead="How much a member may ask for.">
        <SettingInputs form={form} group="limits" />
      </SettingsPart>
      <SettingsPart
        id="settings-sessions"
        title="Signed in"
        lead="How long a sign-in lasts. A device that has not used the site for 30 days is signed out in any case."
      >
        <SettingInputs form={form} group="sessions" />
      </SettingsPart>
      <SettingsPart id="settings-stars" title="Birth stars" lead="They are kept by their Sanskrit names.">
        <SettingInputs form={form} group="stars" />
      </SettingsPart>
      <StarSettingsPart
        chosen={form.values}
        onChoose={(name, value) => {
          form.setValue(name, value);
        }}
      />
      <ErrorNote className="mt-6" error={form.otherError}>
        The settings were not saved.
      </ErrorNote>
      <BusyButton type="submit" look="primary" className="mt-8" busy={saving.isPending} busyText="Saving…">
        Save the settings
      </BusyButton>
    </form>
  );
}
