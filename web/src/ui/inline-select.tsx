interface InlineSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A select with its label on one line, for a bar of tools. */
export function InlineSelect<Value extends string>({ label, value, options, onChange }: InlineSelectProps<Value>) {
  return (
    <label className="flex max-w-full flex-wrap items-center gap-x-2">
      <span className="text-muted">{label}</span>
      <select
        className="min-h-11 max-w-full min-w-0 rounded-control border border-control bg-paper px-3 py-1.5"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
