import { clsx } from 'clsx';
import { Check, Circle, LoaderCircle } from '@/ui/icons';
import { t } from '@/texts/texts';

interface SendingProgressProps {
  steps: readonly string[];
  /** The step under way. */
  current: number;
}

/** The steps of the sending, with how far it has come. */
export function SendingProgress({ steps, current }: SendingProgressProps) {
  return (
    <div role="status" className="mb-6">
      <ol className="grid gap-1.5">
        {steps.map((label, index) => {
          const Icon = index < current ? Check : index === current ? LoaderCircle : Circle;
          return (
            <li
              key={label}
              aria-current={index === current ? 'step' : undefined}
              className={clsx(
                'flex items-center gap-2.5',
                index < current && 'text-success',
                index > current && 'text-muted',
                index === current && 'font-medium',
              )}
            >
              <Icon
                aria-hidden="true"
                className={clsx('size-5 shrink-0', index === current && 'motion-safe:animate-spin')}
              />
              {label}
              {index < current && <span className="sr-only">, {t('person-form-office.sending.done')}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
