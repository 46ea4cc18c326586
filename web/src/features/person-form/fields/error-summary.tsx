import type { Ref } from 'react';
import type { Problem } from '@/features/person-form/fields/problems';
import { CircleAlert } from '@/ui/icons';
import { t } from '@/texts/texts';

/** Every field that needs attention, each with a link to it. Takes the focus after a failed submit. */
export function ErrorSummary({ problems, ref }: { problems: readonly Problem[]; ref: Ref<HTMLDivElement> }) {
  if (problems.length === 0) return null;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={t('person-form.problem')}
      className="mb-8 scroll-mt-[calc(var(--header,0px)+1.5rem)] rounded-card border border-danger bg-paper px-5 py-4"
    >
      <p className="flex items-start gap-2 font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t('person-form.problems', { count: problems.length })}
      </p>
      <ul className="mt-1 grid gap-y-1 pl-7">
        {problems.map(({ label, message, onFix }) => (
          <li key={`${label} ${message}`}>
            <button
              type="button"
              className="min-h-11 text-left text-maroon-800 underline decoration-gold-500 underline-offset-[5px] hover:decoration-maroon-800"
              onClick={onFix}
            >
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
