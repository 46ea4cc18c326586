import type { UseMutationResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { DiscardDialog } from '@/features/person-form/fields/discard-dialog';
import type { EditedPerson } from '@/features/person-form/edit/edit-origin';
import { errorText } from '@/lib/error-text';
import type { SaveOutcome } from '@/features/person-form/edit/use-profile-save';
import type { AppError } from '@/lib/errors';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';

interface EditActionsProps {
  save: UseMutationResult<SaveOutcome, AppError, EditedPerson>;
  isUnsaved: boolean;
  isPreparing: boolean;
  hasProblems: boolean;
  onRetry: () => void;
  onOpenProfile: () => void;
  onDiscard: () => void;
}

/** The buttons under an edit, and what became of the last save. */
export function EditActions(props: EditActionsProps) {
  const { save, isUnsaved, isPreparing, hasProblems, onRetry, onOpenProfile, onDiscard } = props;
  const [isDiscarding, setIsDiscarding] = useState(false);
  const isSaved = save.isSuccess && !isUnsaved;
  return (
    <>
      {save.isError && !hasProblems && (
        <InlineError className="mb-6" onRetry={onRetry}>
          Not saved. {errorText(save.error)} Nothing you typed is lost.
        </InlineError>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="primary"
          aria-disabled={save.isPending || isPreparing || !isUnsaved}
          className="aria-disabled:bg-muted not-sm:w-full"
        >
          {save.isPending ? 'Saving…' : isPreparing ? 'Preparing pictures…' : 'Save changes'}
        </Button>
        {isUnsaved && !save.isPending && (
          <Button
            className="not-sm:w-full"
            onClick={() => {
              setIsDiscarding(true);
            }}
          >
            Discard
          </Button>
        )}
        <p role="status" className="text-muted">
          {isSaved && (
            <span className="flex items-center gap-2 text-success">
              <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
              Saved.
            </span>
          )}
          {!isSaved && !isUnsaved && !save.isPending && 'Nothing has been changed yet.'}
        </p>
        {isSaved && <Button onClick={onOpenProfile}>More Info</Button>}
      </div>
      {isDiscarding && (
        <DiscardDialog
          onClose={() => {
            setIsDiscarding(false);
          }}
          onDiscard={onDiscard}
        />
      )}
    </>
  );
}
