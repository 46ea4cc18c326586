import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { lastTicksQueryOptions } from '@/bureau/api/profiles';
import { type VerificationReport, verifyProfiles } from '@/features/people/api';
import { type BulkDialogProps, maxBatchSize, type SelectedPerson } from '@/features/people/person';
import { leftOutText } from '@/features/people/status-plan';
import { WhatsAppListDialog } from '@/features/people/whatsapp-list';
import { formatCount, formatList } from '@/lib/format';
import { checklistSchema } from '@/person/checklist';
import { optionsOfList, sayValue } from '@/person/say-value';
import { verificationItems } from '@/person/value-lists';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Checklist } from '@/ui/choices';
import { FieldError, Problem } from '@/ui/field-note';
import { CheckboxField } from '@/ui/fields';
import { FormDialog, InfoDialog } from '@/ui/form-dialog';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

/** One tick for each person: a seal is a promise about that person. */
const schema = checklistSchema.extend({
  checked: z.array(z.string()).min(1, { error: () => t('admin-people.verify.tickPeople') }),
});

interface BulkVerifyDialogProps extends BulkDialogProps {
  /** `missing`: the items of the checklist for which nothing is stored, if that is known. */
  people: readonly (SelectedPerson & { missing?: readonly string[] })[];
  /** Whether each person was ticked as checked before the dialog opened. */
  areChecked?: boolean;
}

/** Verifies those waiting people of the selection who are ticked, with one checklist, then lists the others with reasons. */
export function BulkVerifyDialog({ people, areChecked = false, onClose, onDone }: BulkVerifyDialogProps) {
  const verifying = useMutation({ mutationFn: verifyProfiles, meta: { waits: true } });
  const { data: last = null } = useQuery(lastTicksQueryOptions());
  const [telling, setTelling] = useState(false);
  const [tickedAsLast, setTickedAsLast] = useState(false);
  const submitted = people.filter(({ status }) => status === 'submitted');
  const waiting = submitted.filter(({ gender }) => gender !== null);
  const sideless = submitted.filter(({ gender }) => gender === null);
  const others = people.filter(({ status }) => status !== 'submitted');

  if (verifying.isSuccess) {
    const { data } = verifying;
    const verified = people.filter(({ id }) => data.verified.includes(id));
    if (telling) return <WhatsAppListDialog people={verified} onClose={onDone} />;
    return (
      <VerificationOutcome
        people={people}
        report={data}
        onTell={() => setTelling(true)}
        onClose={verified.length > 0 ? onDone : onClose}
      />
    );
  }
  const title = t('admin-people.verify.title', { count: waiting.length, shown: formatCount(waiting.length) });
  if (waiting.length > maxBatchSize) {
    return (
      <InfoDialog title={title} onClose={onClose}>
        <Problem>{t('admin-people.verify.tooMany', { most: maxBatchSize })}</Problem>
      </InfoDialog>
    );
  }
  return (
    <FormDialog
      title={title}
      description={t('admin-people.verify.note')}
      schema={schema}
      defaults={{ items: [], checked: areChecked ? waiting.map(({ id }) => String(id)) : [] }}
      submitText={t('admin-people.verify.submit')}
      busyText={t('admin-people.verify.verifying')}
      sending={verifying}
      nothingDone={t('admin-people.verify.nobody')}
      onSubmit={({ items, checked }) => {
        verifying.mutate({ people: waiting.filter(({ id }) => checked.includes(String(id))), items });
      }}
      onClose={onClose}
    >
      {({ register, setValue, values, errorOf }) => (
        <>
          {sideless.length > 0 && (
            <p className="mb-4 font-medium [overflow-wrap:anywhere]">
              {t('admin-people.verify.sideMissing', { names: nameSome(sideless) })}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="font-medium">{t('admin-people.verify.checkedByOffice')}</p>
            {last !== null && (
              <Button
                size="small"
                onClick={() => {
                  const ticked = values.items ?? [];
                  const again = verificationItems.filter((item) => ticked.includes(item) || last.items.includes(item));
                  setValue('items', again, { shouldValidate: true });
                  setTickedAsLast(true);
                }}
              >
                {t('admin-people.verify.ticksAsLast')}
              </Button>
            )}
          </div>
          <p role="status" className="text-muted empty:hidden">
            {tickedAsLast && last !== null && t('admin-people.verify.tickedAsLast', { name: last.name })}
          </p>
          <Checklist
            legend={t('admin-people.verify.checklist')}
            items={optionsOfList('verification')}
            error={errorOf('items')}
            field={register('items')}
          />
          <fieldset className="mt-5" aria-describedby={errorOf('checked') === undefined ? undefined : 'nobody-ticked'}>
            <legend className="font-medium">{t('admin-people.verify.people')}</legend>
            <div className="mt-2 grid max-h-72 gap-x-8 overflow-y-auto sm:grid-cols-2">
              {waiting.map(({ id, name, missing }) => (
                <CheckboxField
                  key={id}
                  label={<span translate="no">{name}</span>}
                  hint={hintOf(
                    id,
                    missing?.filter((item) => values.items?.some((ticked) => ticked === item)),
                  )}
                  value={String(id)}
                  {...register('checked')}
                />
              ))}
            </div>
          </fieldset>
          <div role="alert" className="empty:hidden">
            <FieldError id="nobody-ticked" className="mt-2">
              {errorOf('checked')}
            </FieldError>
          </div>
          {others.length > 0 && (
            <p className="mt-4 [overflow-wrap:anywhere]">
              {t('admin-people.verify.notWaiting', { names: nameSome(others) })}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** The id, and the ticked items that leave a person out. */
const hintOf = (id: number, lacking: readonly string[] = []): string =>
  lacking.length === 0
    ? t('profiles.card.id', { id })
    : t('admin-people.verify.lacks', { id, items: formatList(lacking.map((item) => sayValue('verification', item))) });

const maxNames = 10;

/** "Asha, Bala, 12 others". */
function nameSome(people: readonly SelectedPerson[]): string {
  const named = people.slice(0, maxNames).map(({ name }) => name);
  const more = people.length - named.length;
  return formatList(more === 0 ? named : [...named, t('admin-people.verify.others', { count: more })]);
}

interface VerificationOutcomeProps {
  people: readonly SelectedPerson[];
  report: VerificationReport;
  onTell: () => void;
  onClose: () => void;
}

/** The result: the number of verified people, and the names of the others with reasons. */
export function VerificationOutcome({ people, report, onTell, onClose }: VerificationOutcomeProps) {
  const { verified, left_out: leftOut } = report;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (
    <InfoDialog
      title={
        verified.length === 0
          ? t('admin-people.verified.nobody')
          : t('admin-people.verified.title', { count: verified.length, shown: formatCount(verified.length) })
      }
      onClose={onClose}
      actions={verified.length > 0 && <Button onClick={onTell}>{t('admin-people.logins.tell')}</Button>}
    >
      {leftOut.length === 0 ? (
        <p>{t('admin-people.verified.nobodyLeftOut')}</p>
      ) : (
        <>
          <p>{t('admin-people.verified.leftOut')}</p>
          <ul className="mt-1 list-disc pl-6">
            {leftOut.map((person) => (
              <li key={person.id} className="[overflow-wrap:anywhere]">
                <RichText
                  text={leftOutText(person, names.get(person.id) ?? '')}
                  tags={{
                    person: (name) => (
                      <TextLink to={{ page: 'review', profileId: person.id }} translate="no">
                        {name}
                      </TextLink>
                    ),
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </InfoDialog>
  );
}
