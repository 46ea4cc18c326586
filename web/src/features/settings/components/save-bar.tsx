import { t } from '@/texts/texts';
import { formatList } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import type { AppError } from '@/lib/errors';
import { useKeptClear } from '@/ui/use-kept-clear';

interface SaveBarProps {
  /** The form that it saves. */
  formId: string;
  /** The labels of the unsaved parts. */
  unsaved: readonly string[];
  isSaving: boolean;
  error: AppError | null;
}

/** So many labels are named; the others are counted. */
const mostNamed = 3;

function describeUnsaved(unsaved: readonly string[]): string {
  if (unsaved.length === 0) return t('settings.save.nothing');
  const names = formatList(unsaved.slice(0, mostNamed));
  const more = unsaved.length - mostNamed;
  return more > 0 ? t('settings.save.unsavedAndMore', { names, more }) : t('settings.save.unsaved', { names });
}

/** Lists the unsaved parts at the lower edge of the window, and saves them. */
export function SaveBar({ formId, unsaved, isSaving, error }: SaveBarProps) {
  const bar = useKeptClear<HTMLDivElement>('--action-bar');
  return (
    <div
      ref={bar}
      className="sticky bottom-(--foot,0px) z-10 -mx-[clamp(1rem,4vw,3rem)] mt-10 border-t border-line bg-paper px-[clamp(1rem,4vw,3rem)] py-3 shadow-card print:hidden"
    >
      <ErrorNote className="mb-3" error={error}>
        {t('settings.save.failed')}
      </ErrorNote>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className={unsaved.length === 0 ? 'text-muted' : 'font-medium'}>
          {describeUnsaved(unsaved)}
        </p>
        <BusyButton
          type="submit"
          form={formId}
          look="primary"
          busy={isSaving}
          busyText={t('settings.save.saving')}
          disabled={unsaved.length === 0}
        >
          {t('settings.save.button')}
        </BusyButton>
      </div>
    </div>
  );
}
