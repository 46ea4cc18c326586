import { use, useId, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { KeptReading } from '@/features/person-form/drafts/draft-store';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import type { FieldKey } from '@/features/person-form/fields/person-values';
import { labelOfInput } from '@/features/person-form/fields/problems';
import { RemarksContext } from '@/features/person-form/fields/remarks';
import { RemarkIdContext } from '@/ui/field-note';
import { TriangleAlert } from '@/ui/icons';
import { underlinedLook } from '@/ui/text-link';
import { t } from '@/texts/texts';

interface FieldRemarkProps {
  field: FieldKey;
  /** The field's input. */
  children: ReactNode;
}

function describeRemark({ value, source }: KeptReading['remarks'][string]): string {
  if (source === '') return t('person-form-office.read.missing');
  return value === ''
    ? t('person-form-office.read.notUnderstood', { source })
    : t('person-form-office.read.check', { source });
}

/** Marks a field with a value guessed from a pasted biodata, until the value is changed or confirmed. */
export function FieldRemark({ field, children }: FieldRemarkProps) {
  const { remarks, confirm } = use(RemarksContext);
  const { control } = useFormContext<FormValues>();
  const value = useWatch({ control, name: field });
  const id = useId();
  const remark = remarks[field];
  const isShown = remark !== undefined && remark.value === value;
  return (
    // The same element with and without a remark: another would take the focus from the input.
    <div
      className={
        isShown ? 'content-start rounded-control bg-wash p-2 sm:has-[>[class*=col-span-2]]:col-span-2' : 'contents'
      }
    >
      <RemarkIdContext value={isShown ? id : null}>{children}</RemarkIdContext>
      {isShown && (
        <div className="mt-1.5 flex flex-wrap items-start gap-x-3">
          <p id={id} className="flex min-w-0 flex-1 basis-48 items-start gap-2 [overflow-wrap:anywhere]">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-gold-700" />
            <span>{describeRemark(remark)}</span>
          </p>
          {(field !== 'gender' || value !== '') && (
            <button
              type="button"
              className={`min-h-11 ${underlinedLook}`}
              onClick={() => {
                confirm(field);
              }}
            >
              {value === '' ? t('person-form-office.read.leaveEmpty') : t('person-form-office.read.right')}
              <span className="sr-only"> ({labelOfInput(field)})</span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
