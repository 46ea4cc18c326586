import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { saveMessageTemplate } from '@/features/settings/api/settings';
import { messageTemplatesQueryOptions } from '@/lib/api/message-templates';
import { sharedKeys } from '@/lib/api/keys';
import { useBureau } from '@/lib/bureau';
import { limitedText } from '@/lib/limited-text';
import { placeholdersOf, type Message } from '@/person/messages';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';
import { QueryView } from '@/ui/query-view';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast';
import { useCheckedForm } from '@/ui/use-checked-form';

/** Sample values of each message, for its preview. */
const messages: readonly { title: string; sample: Message }[] = [
  { title: 'Account made', sample: { message: 'account made', name: 'Meena', username: 'meena.s' } },
  { title: 'Password reset', sample: { message: 'password reset', name: 'Meena', username: 'meena.s' } },
  {
    title: 'Contact request approved',
    sample: { message: 'request approved', name: 'Meena', other: 'Arun', linkedId: 1001 },
  },
  {
    title: 'Contact request declined',
    sample: { message: 'request declined', name: 'Meena', other: 'Arun', reason: 'Talks in progress elsewhere' },
  },
  {
    title: 'Question to the other family',
    sample: { message: 'consent question', name: 'Arun', other: 'Meena', linkedId: 1002 },
  },
];

/** The WhatsApp message templates. */
export function TemplatesPart() {
  const templates = useQuery(messageTemplatesQueryOptions());
  return (
    <section aria-labelledby="settings-messages" className="mt-14">
      <GroupHeading id="settings-messages">Messages on WhatsApp</GroupHeading>
      <p className="mt-2 text-muted">
        What stands in braces is filled in when a message is sent. A password never stands in a message.
      </p>
      <QueryView
        query={templates}
        loading="Loading the messages"
        skeleton={<FactsSkeleton />}
        failure="The messages could not be loaded."
      >
        {(loaded) =>
          messages.map(({ title, sample }) => {
            const kept = loaded.find(({ template }) => template === sample.message);
            return (
              <TemplateForm
                key={title}
                title={title}
                sample={sample}
                body={kept?.body ?? ''}
                original={kept?.original ?? ''}
              />
            );
          })
        }
      </QueryView>
    </section>
  );
}

interface TemplateFormProps {
  title: string;
  sample: Message;
  body: string;
  /** The default text. */
  original: string;
}

/** The form of one message template, with a preview. */
export function TemplateForm({ title, sample, body, original }: TemplateFormProps) {
  const { known, unknownIn, fill } = placeholdersOf(sample, useBureau());
  const saving = useMutation({
    mutationFn: saveMessageTemplate,
    meta: { changes: [sharedKeys.messageTemplates()] },
    onSuccess: () => {
      showToast({ message: `The message “${title}” is saved.` });
    },
  });
  const form = useCheckedForm({
    schema: z.object({
      body: limitedText(1000)
        .refine((text) => text !== '', 'Write the message.')
        .superRefine((text, check) => {
          const unknown = unknownIn(text);
          if (unknown === undefined) return;
          check.addIssue({ code: 'custom', message: `${unknown} is not known here. Known are: ${known.join(', ')}.` });
        }),
    }),
    defaults: { body },
    error: saving.error,
  });
  const typed = form.values.body ?? '';
  const isSaved = typed.trim() === body;
  const [asking, setAsking] = useState(false);
  const putBack = () => {
    setAsking(false);
    form.setValue('body', original, { shouldValidate: true });
  };
  return (
    <form
      noValidate
      aria-label={title}
      className="mt-6 rounded-card bg-paper px-5 py-5 shadow-card"
      onSubmit={(event) =>
        void form.submit((values) => {
          saving.mutate({ template: sample.message, ...values });
        })(event)
      }
    >
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
        <div>
          <TextAreaField label={title} rows={8} error={form.errorOf('body')} {...form.register('body')} />
          <p className="mt-1.5 text-sm text-muted">Known: {known.join(', ')}</p>
        </div>
        <figure>
          <figcaption className="mb-1.5 text-muted">As it reads</figcaption>
          <blockquote className="rounded-card border border-line bg-ivory px-4 py-3 [overflow-wrap:anywhere] whitespace-pre-line">
            {fill(typed)}
          </blockquote>
        </figure>
      </div>
      <ErrorNote className="mt-4" error={form.otherError}>
        The message was not saved.
      </ErrorNote>
      <div className="mt-4 flex flex-wrap gap-3">
        <BusyButton type="submit" busy={saving.isPending} busyText="Saving…" disabled={isSaved}>
          Save<span className="sr-only"> the message “{title}”</span>
        </BusyButton>
        <Button
          onClick={() => {
            if (isSaved || typed === original) putBack();
            else setAsking(true);
          }}
        >
          Put back the original text<span className="sr-only"> of “{title}”</span>
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Put back the original text?"
          confirm="Put it back"
          busyText="Putting it back…"
          sending={{ isPending: false, error: null }}
          nothingDone="The text was not put back."
          onConfirm={putBack}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>What you have typed and not saved is lost.</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
