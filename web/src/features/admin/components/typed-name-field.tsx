import { TextField } from '@/ui/text-field';

interface TypedNameFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Asks for the name of the person, so that nobody is deleted by a slip. */
export function TypedNameField({ name, value, error, onChange }: TypedNameFieldProps) {
  return (
    <div className="mt-5">
      <p className="mb-3">
        To confirm, type the name: <strong className="font-semibold [overflow-wrap:anywhere]">{name}</strong>
      </p>
      <TextField
        label="Name of the person"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}

/** Whether the right name was typed; blanks around it do not matter. */
export function isTypedName(typed: string, name: string): boolean {
  return typed.trim() === name.trim();
}

export const wrongNameText = 'This is not the name. Type it exactly as it stands above.';
