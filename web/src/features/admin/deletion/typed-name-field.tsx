import type { ComponentProps } from 'react';
import { z } from 'zod';
import { TextField } from '@/ui/fields';
import { RichText } from '@/ui/rich-text';
import { t } from '@/texts/texts';

interface TypedNameFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'name'> {
  person: string;
}

/** Asks for the name of the person, to prevent an accidental deletion. */
export function TypedNameField({ person, ...field }: TypedNameFieldProps) {
  return (
    <div className="mt-5">
      <p className="mb-3">
        <RichText
          text={t('admin-people.erase.typeName', { name: person })}
          tags={{
            strong: (name) => (
              <strong translate="no" className="font-semibold [overflow-wrap:anywhere]">
                {name}
              </strong>
            ),
          }}
        />
      </p>
      <TextField
        label={t('admin-people.erase.name')}
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
      .refine((typed) => typed === name.trim(), { error: () => t('admin-people.erase.otherName') }),
  });
