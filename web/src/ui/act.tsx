import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button, type ButtonLook, type ButtonSize } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { ConfirmDialog, FormDialog } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';
import {
  type CheckedForm,
  forgetInput,
  isSame,
  type RequestIds,
  useCheckedForm,
  useRequestIds,
} from '@/ui/use-checked-form';

interface Outcome<Sent, Answer> {
  /** The toast after it. */
  done?: string | ((sent: Sent) => string);
  /** Runs after what is on screen was read again. */
  onDone?: (answer: Answer, sent: Sent) => void;
  /** What was not done, as a sentence; by default "It was not saved." */
  failed?: string;
  /** The label of the button meanwhile; by default "Saving…" */
  busy?: string;
  /** Others may come first: after a refusal too, what is on screen is read again. */
  isShared?: boolean;
  /** Receives the error, where the button may go with it. */
  onFailed?: (error: AppError) => void;
}

interface ActProps<Sent, Answer> extends Outcome<Sent, Answer> {
  label: ReactNode;
  /** The accessible name of the button, where several have the same label. */
  named?: string;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** Marks the button among several. */
  isCurrent?: boolean;
}

interface SentProps<Sent, Answer> extends ActProps<Sent, Answer> {
  sent: Sent;
  send: (sent: Sent) => Promise<Answer>;
}

interface FormProps<Values extends FieldValues, Answer> {
  schema: z.ZodType<Values, Values>;
  empty: DefaultValues<Values>;
  /** The label of the button that sends. */
  submit: string;
  /** `idOf` gives the id of a request; it is the same for the same values until they were sent. */
  send: (values: Values, idOf: RequestIds['idOf']) => Promise<Answer>;
  /** What leaving the page loses, as a sentence. Nothing where little is typed. */
  loss?: string;
  children: (form: CheckedForm<Values>) => ReactNode;
}

interface FormActProps<Values extends FieldValues, Answer> extends ActProps<Values, Answer>, FormProps<Values, Answer> {
  title: string;
  /** One sentence or two under the title. */
  lead?: ReactNode;
  /** In place of "Cancel", which would read as the end of what the form is about. */
  closeText?: string;
}

interface FormHereProps<Values extends FieldValues, Answer> extends Outcome<Values, Answer>, FormProps<Values, Answer> {
  /** The accessible name of the form. */
  name: string;
  /** What was typed and not sent stands in the next form of this name. */
  keptAs?: string;
}

/** The sending of an act, and whether its dialog is open. */
function useSending<Sent, Answer>(
  send: (sent: Sent) => Promise<Answer>,
  { done, onDone, isShared = false, onFailed }: Outcome<Sent, Answer>,
  forgetTyped?: () => void,
) {
  const [isOpen, setIsOpen] = useState(false);
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    meta: { waits: true, evenIfRefused: isShared },
    onSuccess: (answer, sent) => {
      if (done !== undefined) showToast({ message: typeof done === 'string' ? done : done(sent) });
      forgetTyped?.();
      setIsOpen(false);
      onDone?.(answer, sent);
    },
    onError: (error) => onFailed?.(error),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    mutation,
    isOpen,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      // One that is still under way tells its error when the dialog is opened again.
      if (!mutation.isPending) mutation.reset();
    },
    start: (sent: Sent) => {
      // A second Enter may come before the pending state is on screen.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(sent);
    },
  };
}

/** An act without a question: a button, with the error under it. */
export function PressAct<Sent, Answer>(props: SentProps<Sent, Answer>) {
  const { label, named, look, size, className, sent, send, busy, failed } = props;
  const { mutation, start } = useSending(send, props);
  return (
    <>
      <BusyButton
        look={look}
        size={size}
        className={className}
        aria-label={named}
        busy={mutation.isPending}
        busyText={busy}
        onClick={() => start(sent)}
      >
        {label}
      </BusyButton>
      <ErrorNote error={mutation.error} className="basis-full">
        {failed ?? t('ui.notSaved')}
      </ErrorNote>
    </>
  );
}

interface ConfirmActProps<Sent, Answer> extends SentProps<Sent, Answer> {
  title: string;
  /** The label of the button that does it. */
  submit: string;
  closeText?: string;
  /** The consequences. */
  children: ReactNode;
}

export function ConfirmAct<Sent, Answer>(props: ConfirmActProps<Sent, Answer>) {
  const { label, named, look, size, className, sent, send, busy, failed, title, submit, closeText, children } = props;
  const { mutation, isOpen, open, close, start } = useSending(send, props);
  return (
    <>
      <Button look={look} size={size} className={className} aria-label={named} onClick={open}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          confirm={submit}
          busyText={busy}
          sending={mutation}
          nothingDone={failed}
          {...(closeText !== undefined && { closeText })}
          onConfirm={() => start(sent)}
          onClose={close}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}

/** An act with a form in a dialog. Typed values are kept until they were sent, also when the dialog is closed. */
export function FormAct<Values extends FieldValues, Answer>(props: FormActProps<Values, Answer>) {
  const { label, named, look, size, className, isCurrent, title, lead, schema, empty, submit } = props;
  const { closeText, loss, busy, failed } = props;
  // Null until something was typed: the empty form may change, as with an amount that is due.
  const [typed, setTyped] = useState<DefaultValues<Values> | null>(null);
  const { idOf, forget } = useRequestIds();
  const { mutation, isOpen, open, close, start } = useSending(
    (values: Values) => props.send(values, idOf),
    props,
    () => {
      setTyped(null);
      forget();
    },
  );
  return (
    <>
      <Button
        look={look}
        size={size}
        className={className}
        aria-label={named}
        aria-current={isCurrent || undefined}
        onClick={open}
      >
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title={title}
          description={lead}
          schema={schema}
          defaults={empty}
          typed={typed}
          {...(closeText !== undefined && { closeText })}
          {...(loss !== undefined && { loss })}
          submitText={submit}
          busyText={busy}
          sending={mutation}
          nothingDone={failed}
          onSubmit={start}
          onClose={(values) => {
            setTyped(isSame(values, empty) ? null : Object.assign({}, empty, values));
            close();
          }}
        >
          {(form) => <div className="space-y-4">{props.children(form)}</div>}
        </FormDialog>
      )}
    </>
  );
}

/** An act with a form in its place on the page. */
export function FormHere<Values extends FieldValues, Answer>(props: FormHereProps<Values, Answer>) {
  const { name, keptAs, schema, empty, submit, loss, busy, failed, children } = props;
  const { idOf, forget } = useRequestIds();
  const { mutation, start } = useSending(
    (values: Values) => props.send(values, idOf),
    props,
    () => {
      forget();
      forgetInput(keptAs);
    },
  );
  const form = useCheckedForm({
    schema,
    defaults: empty,
    error: mutation.error,
    ...(keptAs !== undefined && { keptAs }),
  });
  useUnsavedInput(loss !== undefined && form.isChanged() && !mutation.isSuccess, null, loss);
  return (
    <form noValidate aria-label={name} onSubmit={(event) => void form.submit(start)(event)}>
      {children(form)}
      <ErrorNote error={form.otherError}>{failed ?? t('ui.notSaved')}</ErrorNote>
      <BusyButton type="submit" size="small" className="mt-3" busy={mutation.isPending} busyText={busy}>
        {submit}
      </BusyButton>
    </form>
  );
}
