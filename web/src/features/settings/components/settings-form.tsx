import { useMutation } from '@tanstack/react-query';
import { saveSettings, type Settings } from '@/features/settings/api/settings';
import { StarSettingsPart } from '@/features/settings/components/star-settings-part';
import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import { changesOf, settingsSchema, toTyped } from '@/features/settings/settings-schema';
import { loadBureau } from '@/lib/api/load-bureau';
import { BusyButton } from '@/ui/busy-button';
import { CheckboxField } from '@/ui/checkbox-field';
import { ErrorNote } from '@/ui/error-note';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast';
import { useCheckedForm, type CheckedForm } from '@/ui/use-checked-form';
import type { TypedSettings } from '@/features/settings/settings-schema';

/** Everything but the messages, in one form. */
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
        <TextField label="Name" {...fieldOf(form, 'bureau_name')} />
        <TextField label="What it is, and where" {...fieldOf(form, 'tagline')} />
        <TextField label="Phone" type="tel" {...fieldOf(form, 'phone')} />
        <TextField
          label="WhatsApp"
          type="tel"
          hint="Empty: the home page offers none, and whoever has lost a password writes to the phone number."
          {...fieldOf(form, 'whatsapp')}
        />
        <TextField label="E-mail" type="email" {...fieldOf(form, 'email')} />
        <TextField
          label="Grievance officer"
          hint="Who hears complaints, as the law asks. Empty: nobody is named."
          {...fieldOf(form, 'grievance_officer')}
        />
        <Wide>
          <TextAreaField label="Address" {...fieldOf(form, 'address')} />
        </Wide>
        <Wide>
          <TextAreaField label="Hours" rows={2} {...fieldOf(form, 'opening_hours')} />
        </Wide>
        <Wide>
          <TextField
            label="Address of this site"
            type="url"
            hint={`It stands in the messages. Empty: ${window.location.origin}`}
            {...fieldOf(form, 'site_address')}
          />
        </Wide>
      </SettingsPart>
      <SettingsPart id="settings-visitors" title="Visitors" lead="People who are not signed in.">
        <Wide>
          <CheckboxField
            label="Visitors see the profiles"
            hint="Name, age, religion and place of verified profiles. Never contact details."
            {...fieldOf(form, 'visitors_may_browse')}
          />
          <CheckboxField
            label="Visitors see pictures and birth charts"
            hint="Of those members who let them."
            {...fieldOf(form, 'visitors_see_pictures')}
          />
        </Wide>
      </SettingsPart>
      <SettingsPart id="settings-limits" title="Contact requests" lead="How much a member may ask for.">
        <TextField label="Requests a day" inputMode="numeric" {...fieldOf(form, 'requests_per_day')} />
        <TextField label="Open at once" inputMode="numeric" {...fieldOf(form, 'open_requests')} />
        <TextField
          label="Days until one expires"
          inputMode="numeric"
          hint="Without an answer of the bureau."
          {...fieldOf(form, 'requests_expire_after_days')}
        />
      </SettingsPart>
      <SettingsPart id="settings-stars" title="Birth stars" lead="They are kept by their Sanskrit names.">
        <SelectField
          label="Shown by their names in"
          emptyLabel={null}
          options={[
            { value: 'tamil', label: 'Tamil' },
            { value: 'malayalam', label: 'Malayalam' },
            { value: 'sanskrit', label: 'Sanskrit' },
          ]}
          {...fieldOf(form, 'star_names')}
        />
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

function fieldOf(form: CheckedForm<TypedSettings>, name: keyof TypedSettings) {
  return { autoComplete: 'off', error: form.errorOf(name), ...form.register(name) };
}
