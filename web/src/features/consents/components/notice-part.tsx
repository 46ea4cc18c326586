import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { consentSettingsQueryOptions } from '@/bureau/api/office-settings';
import { languageOfPage } from '@/bureau/components/whatsapp';
import { channelOptions, whoOptions } from '@/features/consents/answers';
import type { Notice } from '@/features/consents/api';
import { NoticeLanguage, NoticeText, NoticeView } from '@/features/consents/components/notice-text';
import { todayAtBureau } from '@/lib/bureau-days';
import { allOf } from '@/lib/either';
import {
  answeredTogether,
  askedAlone,
  type ConsentProblems,
  type ConsentPurpose,
  consentPurposes,
  isUntouched,
  type ConsentsPartProps,
  neededConsents,
  type TypedConsents,
} from '@/person/typed-consents';
import { isLanguage } from '@/texts/languages';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-fields';
import { CheckboxField, SelectField, TextField } from '@/ui/fields';
import { InfoDialog } from '@/ui/form-dialog';
import { FoldedPart } from '@/ui/sections';

interface ConsentTicksProps {
  /** Its sentences are the labels, so that what is agreed to is in the notice. */
  notice: Notice;
  purposes: readonly ConsentPurpose[];
  value: TypedConsents;
  problems?: ConsentProblems;
  onChange: (value: TypedConsents) => void;
  /** Folds the ticks behind their number, until one is wrong. */
  isFolded?: boolean;
}

/** What a family says to the purposes of the notice, who says it, how and when. Nothing is ticked before. */
export function ConsentTicks(props: ConsentTicksProps) {
  const { notice, purposes, value, problems = {}, onChange, isFolded = false } = props;
  const today = todayAtBureau();
  const isCandidate = value.said_by === 'Self';
  const isOpen = (purpose: ConsentPurpose) => purpose !== 'sharing' || isCandidate;
  const change = (part: Partial<TypedConsents>) => {
    const next = { ...value, notice_language: notice.language, said_on: value.said_on || today, ...part };
    const { sharing, ...others } = next.answers;
    // Only the candidate says this.
    onChange(sharing === undefined || next.said_by === 'Self' ? next : { ...next, answers: others });
  };
  const groups = [
    { title: t('consents.ticks.needed'), these: purposes.filter((purpose) => neededConsents.includes(purpose)) },
    { title: t('consents.ticks.others'), these: purposes.filter((purpose) => !neededConsents.includes(purpose)) },
  ];
  // One that was corrected stays under the hand.
  const [wasWrong, setWasWrong] = useState(false);
  if (!wasWrong && purposes.some((purpose) => problems[purpose] !== undefined)) setWasWrong(true);
  const ticks = groups
    .filter(({ these }) => these.length > 0)
    .map(({ title, these }) => (
      <fieldset key={title}>
        <legend className="font-medium">{title}</legend>
        {these.map((purpose) => (
          <CheckboxField
            key={purpose}
            label={
              <span lang={notice.language} translate="no">
                {notice.items.purposes[purpose]}
              </span>
            }
            hint={isOpen(purpose) ? undefined : t('consents.ticks.candidateOnly')}
            disabled={!isOpen(purpose)}
            checked={value.answers[purpose] === true}
            error={problems[purpose]}
            onChange={({ target: { checked } }) => {
              const { [purpose]: _, ...others } = value.answers;
              change({ answers: checked ? { ...others, [purpose]: true } : others });
            }}
          />
        ))}
      </fieldset>
    ));
  return (
    <div className="grid gap-y-5">
      <div className={clsx('grid items-start gap-x-6 gap-y-5 sm:grid-cols-2', isFolded && 'xl:grid-cols-4')}>
        <SelectField
          label={t('consents.saidBy')}
          emptyLabel={t('consents.choose')}
          options={whoOptions()}
          value={value.said_by}
          error={problems.said_by}
          // The name is of the person who was chosen before.
          onChange={({ target }) =>
            change({ said_by: target.value, ...(value.said_by !== '' && { said_by_name: '' }) })
          }
        />
        <TextField
          label={t('consents.saidByName')}
          hint={t('consents.saidByNameHint')}
          autoComplete="off"
          maxLength={120}
          value={value.said_by_name}
          error={problems.said_by_name}
          onChange={({ target }) => change({ said_by_name: target.value })}
        />
        <SelectField
          label={t('consents.how')}
          emptyLabel={t('consents.choose')}
          options={channelOptions()}
          value={value.channel}
          error={problems.channel}
          onChange={({ target }) => change({ channel: target.value })}
        />
        <DateField
          label={t('consents.day')}
          max={today}
          example={today}
          value={isUntouched(value) ? value.said_on || today : value.said_on}
          error={problems.said_on}
          onChange={(said_on) => onChange({ ...value, said_on })}
        />
      </div>
      <div
        className={clsx(
          'gap-x-6 gap-y-2',
          isFolded ? 'flex flex-wrap items-start' : 'grid justify-items-start gap-y-5',
        )}
      >
        <Button
          onClick={() =>
            change({
              answers: {
                ...value.answers,
                ...Object.fromEntries(answeredTogether(purposes).map((one) => [one, true])),
              },
            })
          }
        >
          {t('consents.ticks.all')}
        </Button>
        <p className="max-w-[40ch] self-center text-sm text-muted">
          {t('consents.ticks.alone', {
            names: allOf(purposes.filter((one) => askedAlone.includes(one)).map((one) => t(`consents.purpose.${one}`))),
          })}
        </p>
        {isFolded ? (
          <FoldedPart
            isOpen={wasWrong}
            className="min-w-0 grow basis-80"
            title={t('consents.ticks.each', {
              count: purposes.filter((purpose) => value.answers[purpose] === true).length,
              all: purposes.length,
            })}
          >
            <div className="grid gap-y-5">{ticks}</div>
          </FoldedPart>
        ) : (
          ticks
        )}
      </div>
    </div>
  );
}

/** For the registration: the notice alone in a dialog, and what the family says to its purposes. */
export function NoticePart({ value, problems, onChange }: ConsentsPartProps) {
  const [page] = useState(languageOfPage);
  const preset = useQuery(consentSettingsQueryOptions()).data?.main_language ?? page;
  const [isOpen, setIsOpen] = useState(false);
  const chosen = value.notice_language || preset;
  const language = isLanguage(chosen) ? chosen : page;
  const choice = (
    <NoticeLanguage value={language} onChange={(chosen) => onChange({ ...value, notice_language: chosen })} />
  );
  return (
    <div className="grid gap-y-5">
      <div className="flex flex-wrap items-end gap-4">
        {choice}
        <Button onClick={() => setIsOpen(true)}>{t('consents.form.open')}</Button>
      </div>
      <NoticeView language={language}>
        {(notice) => (
          <ConsentTicks
            notice={notice}
            purposes={consentPurposes}
            value={value}
            problems={problems}
            onChange={onChange}
            isFolded
          />
        )}
      </NoticeView>
      {isOpen && (
        <InfoDialog wide title={t('consents.notice.title')} onClose={() => setIsOpen(false)}>
          {choice}
          <div className="mt-4">
            <NoticeView language={language}>{(notice) => <NoticeText notice={notice} />}</NoticeView>
          </div>
        </InfoDialog>
      )}
    </div>
  );
}
