import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useState } from 'react';
import { z } from 'zod';
import { languageOfPage } from '@/bureau/components/message-language';
import { recordNotice, type NotTold } from '@/features/consents/api/notice-acts';
import { ConsentTicks } from '@/features/consents/components/consent-ticks';
import { NoticeView } from '@/features/consents/components/notice-view';
import { todayAtBureau } from '@/lib/bureau-days';
import {
  consentPurposes,
  findConsentProblems,
  noTypedConsents,
  typedConsents,
  type TypedConsents,
} from '@/person/typed-consents';
import { t } from '@/texts/texts';
import { FieldError } from '@/ui/field-note';
import { FormDialog } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';

/** The dialog itself is the tick of this one. */
const offered = consentPurposes.filter((purpose) => purpose !== 'notice');

const schema = z.object({
  consents: typedConsents.superRefine((typed, context) => {
    const [problem] = Object.values(findConsentProblems(typed, [], todayAtBureau()));
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  }),
});

/** Records how and when a family was given the notice, to which person, and the consents that came with it. */
export function NoticeGivenDialog({
  person: { id, name, language },
  typed,
  onClose,
}: {
  person: NotTold;
  /** What was typed before for this person. */
  typed: TypedConsents | undefined;
  /** Receives what was typed; nothing after it was recorded. */
  onClose: (typed?: TypedConsents) => void;
}) {
  const [own] = useState(() => language ?? languageOfPage());
  const recording = useMutation({
    mutationFn: recordNotice,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('notice-office.saved', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('notice-office.givenNamed', { name })}
      description={t('notice-office.dialogLead')}
      schema={schema}
      defaults={{ consents: typed ?? { ...noTypedConsents, notice_language: own, said_on: todayAtBureau() } }}
      submitText={t('notice-office.save')}
      busyText={t('notice-office.saving')}
      sending={recording}
      nothingDone={t('notice-office.notSaved')}
      onSubmit={({ consents }) => recording.mutate({ profileId: id, consents })}
      onClose={({ consents }) => onClose(consents)}
    >
      {({ control, errorOf }) => (
        <Controller
          control={control}
          name="consents"
          render={({ field }) => (
            <>
              <NoticeView language={own}>
                {(notice) => (
                  <ConsentTicks
                    notice={notice}
                    purposes={offered}
                    value={field.value}
                    problems={
                      errorOf('consents') === undefined ? {} : findConsentProblems(field.value, [], todayAtBureau())
                    }
                    onChange={field.onChange}
                  />
                )}
              </NoticeView>
              <FieldError id="notice-given-error">{errorOf('consents')}</FieldError>
            </>
          )}
        />
      )}
    </FormDialog>
  );
}
