import { CircleAlert, CircleCheck } from '@/ui/icons';
import { t } from '@/texts/texts';

interface ImportVerdictProps {
  good: number;
  bad: number;
  /** People who may be in the register already, and are left out. */
  there: number;
  /** People who are taken by the words of the file, and left out. */
  married: number;
  /** Rows that may be one person. */
  alike: number;
  general: readonly string[];
  checking: boolean;
  checked: boolean;
}

/** Tells which rows can be imported, and what to do with the others. */
export function ImportVerdict({ good, bad, there, married, alike, general, checking, checked }: ImportVerdictProps) {
  return (
    <div role="status" className="mt-4 space-y-2 text-lg">
      {checking && (
        <p className="text-muted">{t('transfer.verdict.checking', { count: good + bad + there + married })}</p>
      )}
      {general.map((message) => (
        <p key={message} className="text-danger">
          {message}
        </p>
      ))}
      {checked && bad === 0 && (
        <p className="flex items-start gap-2 text-success">
          <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {t('transfer.verdict.good', { count: good })}
        </p>
      )}
      {checked && bad > 0 && (
        <>
          <p className="flex items-start gap-2 text-danger">
            <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
            {good === 0 ? t('transfer.verdict.noneGood', { bad }) : t('transfer.verdict.someGood', { good, bad })}
          </p>
          <p className="max-w-prose">
            {t(good > 0 ? 'transfer.verdict.correctOthers' : 'transfer.verdict.correct', { edit: t('ui.edit') })}
          </p>
        </>
      )}
      {!checking && there > 0 && (
        <p className="max-w-prose">{t('transfer.verdict.there', { count: there, add: t('transfer.preview.add') })}</p>
      )}
      {!checking && married > 0 && (
        <p className="max-w-prose">
          {t('transfer.verdict.married', { count: married, add: t('transfer.preview.add') })}
        </p>
      )}
      {!checking && alike > 0 && <p>{t('transfer.verdict.alike', { count: alike })}</p>}
    </div>
  );
}
