import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { agreedName, AgreementFields, chosen, joinAgreed } from '@/bureau/components/agreement';
import { ReachFamily } from '@/bureau/components/reach';
import { answerOptions, openQuestion } from '@/features/introductions/answers';
import { introductionsQueryOptions, recordAnswer } from '@/features/introductions/api/introductions';
import { reasonInWords } from '@/features/introductions/words';
import { todayAtBureau } from '@/lib/bureau-days';
import { dayText } from '@/lib/text-rules';
import { refusalReasons } from '@/lib/register-members.gen';
import { t } from '@/texts/texts';
import { DayField } from '@/ui/date-fields';
import { FormDialog } from '@/ui/form-dialog';
import { RadioGroupField, SelectField } from '@/ui/fields';
import { showToast } from '@/ui/toast';
import { forgetInput } from '@/ui/use-checked-form';

/** An interest with the agreement that the contact details are given. */
const agrees = 'agrees';

const schemaFor = (today: string) =>
  z
    .object({
      answer: chosen(() => t('introductions-office.answer.missing')),
      reason: z.string(),
      ask_again_on: dayText().refine((day) => day === '' || day > today, {
        error: () => t('introductions-office.answer.dayAhead'),
      }),
      // Null while none of the buttons is chosen.
      agreed_person: z.string().nullable(),
      agreed_channel: z.string().nullable(),
      name: agreedName(),
    })
    .superRefine(({ answer, agreed_person: person, agreed_channel: channel }, check) => {
      if (answer !== agrees) return;
      const add = (field: string, message: string) => check.addIssue({ code: 'custom', path: [field], message });
      if (!person) add('agreed_person', t('requests-office.consent.personMissing'));
      if (!channel) add('agreed_channel', t('requests-office.consent.channelMissing'));
    });

export interface AskedFamily {
  /** The introduction. */
  id: number;
  family: { id: number; name: string };
  shown: { id: number; name: string };
}

interface AnswerDialogProps extends AskedFamily {
  /** The dialog that shares the contact details, once both families are interested. */
  share: (requestId: number, close: () => void) => ReactNode;
  onClose: () => void;
}

/** Records a family's answer about a person who was shown to it. An interest leads to the other family, or to the sharing. */
export function AnswerDialog({ share, onClose, ...first }: AnswerDialogProps) {
  const [today] = useState(todayAtBureau);
  const [asked, setAsked] = useState<AskedFamily>(first);
  const [request, setRequest] = useState<number | null>(null);
  const client = useQueryClient();
  const { id, family, shown } = asked;
  const keptAs = `answer ${id}`;
  const recording = useMutation({
    mutationFn: recordAnswer,
    meta: { waits: true },
    onSuccess: async (_data, { answer }) => {
      forgetInput(keptAs);
      showToast({ message: t('introductions-office.answer.done') });
      const rows =
        answer === 'interested' ? await client.query(introductionsQueryOptions(family.id)).catch(() => []) : [];
      const row = rows.find((each) => each.id === id);
      const question = row && row.request_id === null ? openQuestion(row.shown) : undefined;
      if (row && row.request_id !== null) setRequest(row.request_id);
      else if (question === undefined) onClose();
      else setAsked({ id: question.id, family: shown, shown: family });
    },
  });
  if (request !== null) return share(request, onClose);
  const isOther = id !== first.id;
  return (
    <FormDialog
      key={id}
      title={t('introductions-office.answer.title', {
        family: family.name,
        familyId: family.id,
        name: shown.name,
        id: shown.id,
      })}
      schema={schemaFor(today)}
      defaults={{ answer: '', reason: '', ask_again_on: '', agreed_person: '', agreed_channel: '', name: '' }}
      keptAs={keptAs}
      {...(isOther && { closeText: t('ui.close') })}
      submitText={t('introductions-office.answer.save')}
      sending={recording}
      nothingDone={t('introductions-office.answer.failed')}
      onSubmit={({ answer, reason, ask_again_on: day, agreed_person: person, agreed_channel: channel, name }) => {
        recording.mutate({
          introduction_id: id,
          answer: answer === agrees ? 'interested' : answer,
          reason: answer === 'not interested' && reason !== '' ? reason : null,
          ask_again_on: answer === 'later' && day !== '' ? day : null,
          ...(answer === agrees && { agreed_person: joinAgreed(person ?? '', name), agreed_channel: channel }),
        });
      }}
      onClose={onClose}
    >
      {({ field, day, values }) => (
        <div className="space-y-4">
          {isOther && (
            <div>
              <p role="status">{t('introductions-office.answer.next', { name: family.name })}</p>
              <div className="mt-2 flex flex-wrap gap-2">
                <ReachFamily id={family.id} name={family.name} asks />
              </div>
            </div>
          )}
          <RadioGroupField
            label={t('introductions-office.answer.answer')}
            options={[{ value: agrees, label: t('introductions-office.answer.agrees') }, ...answerOptions()]}
            {...field('answer')}
          />
          {values.answer === agrees && (
            <AgreementFields who={field('agreed_person')} how={field('agreed_channel')} name={field('name')} />
          )}
          {values.answer === 'not interested' && (
            <SelectField
              label={t('introductions-office.answer.reason')}
              emptyLabel={t('introductions-office.answer.noReason')}
              options={refusalReasons.map((value) => ({ value, label: reasonInWords(value) }))}
              {...field('reason')}
            />
          )}
          {values.answer === 'later' && (
            <DayField
              label={t('introductions-office.answer.askAgain')}
              min={today}
              example={today}
              {...day('ask_again_on')}
            />
          )}
        </div>
      )}
    </FormDialog>
  );
}
