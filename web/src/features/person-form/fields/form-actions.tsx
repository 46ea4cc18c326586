import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { DiscardDialog } from '@/features/person-form/fields/discard-dialog';
import type { FormValues } from '@/features/person-form/fields/form-schema';
import type { PersonFormState } from '@/features/person-form/fields/use-person-form';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';
import { t } from '@/texts/texts';

interface FormActionsProps {
  person: PersonFormState;
  submitText: string;
  busyText: string;
  isBusy: boolean;
  /** Whether nothing has changed. */
  isUnchanged?: boolean;
  error: AppError | null;
  /** Start of the error: "Not saved."; the reason follows. */
  failure: string;
  /** The state of the input after the failure; follows the reason. */
  comfort: string;
  onRetry: () => void;
  /** Whether there is input to discard; otherwise the button is `onClose`. */
  canDiscard: boolean;
  onDiscard: () => void;
  onClose?: (() => void) | undefined;
  children?: ReactNode;
}

/** The buttons below the form, and the error of the last submit. */
export function FormActions(props: FormActionsProps) {
  const { person, isBusy, isUnchanged = false, error, canDiscard, onClose } = props;
  const { errors } = useFormContext<FormValues>().formState;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isInactive = isBusy || person.isPreparing || isUnchanged;
  return (
    <>
      {/* The error of a field stands beside it. */}
      {error && !isBusy && Object.keys(errors).length === 0 && (
        <InlineError className="mb-6" onRetry={props.onRetry}>
          {errorText(error, props.failure)} {props.comfort}
        </InlineError>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="primary"
          aria-disabled={isInactive}
          className="aria-disabled:bg-muted max-sm:w-full"
        >
          {isBusy ? props.busyText : person.isPreparing ? t('person-form.pictures.preparingAll') : props.submitText}
        </Button>
        {props.children}
        {canDiscard && !isBusy && (
          <Button className="max-sm:w-full" onClick={() => setIsDiscarding(true)}>
            {t('person-form.discard')}
          </Button>
        )}
        {!canDiscard && onClose !== undefined && !isBusy && (
          <Button className="max-sm:w-full" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        )}
      </div>
      {isDiscarding && <DiscardDialog onClose={() => setIsDiscarding(false)} onDiscard={props.onDiscard} />}
    </>
  );
}
