import { Wide } from '@/features/settings/components/settings-part';
import type { TypedForm } from '@/features/settings/settings-schema';
import { describeSetting, settingNames, type SettingGroup, type SettingName } from '@/lib/settings';
import { CheckboxField } from '@/ui/checkbox-field';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import type { CheckedForm } from '@/ui/use-checked-form';

interface SettingInputsProps {
  form: CheckedForm<TypedForm>;
  group: SettingGroup;
}

/** The inputs of a group of settings, in the order of their descriptions. */
export function SettingInputs({ form, group }: SettingInputsProps) {
  return settingNames.map((name) => {
    const setting = describeSetting(name);
    return 'group' in setting && setting.group === group && <SettingInput key={name} form={form} name={name} />;
  });
}

interface SettingInputProps {
  form: CheckedForm<TypedForm>;
  name: SettingName;
}

function SettingInput({ form, name }: SettingInputProps) {
  const setting = describeSetting(name);
  const field = { autoComplete: 'off', error: form.errorOf(name), ...form.register(name) };
  switch (setting.kind) {
    case 'text':
      if (setting.rows === undefined) return <TextField label={setting.label} hint={setting.hint} {...field} />;
      return (
        <Wide>
          <TextAreaField label={setting.label} rows={setting.rows} {...field} />
        </Wide>
      );
    case 'phone':
      return <TextField label={setting.label} type="tel" hint={setting.hint} {...field} />;
    case 'email':
      return <TextField label={setting.label} type="email" hint={setting.hint} {...field} />;
    case 'site': {
      // A wrong address sends every family elsewhere: both can be compared before they are saved.
      const saved = form.defaults[name] || window.location.origin;
      const isChanged = form.values[name] !== form.defaults[name];
      const hint = isChanged ? `${setting.hint} Until you save, messages lead to ${saved}.` : setting.hint;
      return (
        <Wide>
          <TextField label={setting.label} type="url" hint={hint} {...field} />
        </Wide>
      );
    }
    case 'number':
      return <TextField label={setting.label} inputMode="numeric" hint={setting.hint} {...field} />;
    case 'flag':
      return <CheckboxField label={setting.label} hint={setting.hint} {...field} />;
    case 'choice': {
      const options = Object.entries(setting.choices).map(([value, label]) => ({ value, label }));
      return <SelectField label={setting.label} emptyLabel={null} options={options} {...field} />;
    }
    case 'star rule':
      return null;
  }
}
