import type { ComponentProps } from 'react';
import { z } from 'zod';
import { TextField } from '@/ui/text-field';

interface TypedNameFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'name'> {
  person: string;
}

/** Asks for the name of the person, to prevent an accidental deletion. */
export function TypedNameField({ person, ...field }: TypedNameFieldProps) {
  return (
    <div className="mt-5">
      <p className="mb-3">
        To confirm, type the name: <strong className="font-semibold [overflow-wrap:anywhere]">{person}</strong>
      </p>
      <TextField
        label="Name of the person"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...field}
        name="typed_name"
      />
    </div>
  );
}

/** Accepts only the exact name, ignoring surrounding spaces. */
export const typedNameSchema = (name: string) =>
  z.object({
    typed_name: z
      .string()
      .trim()
      .refine((typed) => typed === name.trim(), 'This is not the name. Type it exactly as it is written above.'),
  });
