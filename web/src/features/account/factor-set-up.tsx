import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { beginFactor, giveCode, makeRecoveryCodes } from '@/features/account/api';
import { useBureau } from '@/bureau/bureau';
import type { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { ErrorNote } from '@/ui/field-note';
import { TextField } from '@/ui/fields';
import { useCheckedForm } from '@/ui/use-checked-form';

const digits = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: () => t('logins.factor.enterCode') })),
});

interface CodeFormProps extends Omit<ComponentProps<typeof TextField>, 'error'> {
  schema: z.ZodType<{ code: string }, { code: string }>;
  giving: UseMutationResult<unknown, AppError, { code: string }>;
  notDone: string;
}

/** A form with one code. */
export function CodeForm({ schema, giving, notDone, ...field }: CodeFormProps) {
  const form = useCheckedForm({ schema, defaults: { code: '' }, error: giving.error });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.submit((values) => giving.mutate(values))(event)}
    >
      <TextField {...field} {...form.field('code')} />
      <ErrorNote className="" error={form.otherError}>
        {notDone}
      </ErrorNote>
      <BusyButton type="submit" look="primary" busy={giving.isPending} busyText={t('ui.checking')} className="w-full">
        {t('logins.factor.confirm')}
      </BusyButton>
    </form>
  );
}

interface CodeFieldsProps {
  /** The factor; null for the only one that the viewer has. */
  id: string | null;
  notDone: string;
  onDone: () => void;
}

/** For the six digits that the app shows. */
export function CodeFields({ id, notDone, onDone }: CodeFieldsProps) {
  const giving = useMutation({
    mutationFn: ({ code }: { code: string }) => giveCode({ id, code }),
    onSuccess: onDone,
    meta: { reads: true },
  });
  return (
    <CodeForm
      schema={digits}
      giving={giving}
      notDone={notDone}
      label={t('logins.factor.code')}
      hint={t('logins.factor.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
    />
  );
}

/** Runs when the part is first drawn; once, also where React draws it twice. */
function useOnce(run: () => void): void {
  const wasRun = useRef(false);
  useEffect(() => {
    if (wasRun.current) return;
    wasRun.current = true;
    run();
  });
}

interface FactorSetUpProps {
  /** It was asked for already: the picture comes at once. */
  beginsAtOnce?: boolean;
  /** The factor counts; its recovery codes come next. */
  onSetUp?: () => void;
  onDone: () => void;
  children?: ReactNode;
}

/** Sets up a second factor: the picture for the app, its first code, and the recovery codes. */
export function FactorSetUp({ beginsAtOnce = false, onSetUp, onDone, children }: FactorSetUpProps) {
  const { bureau_name: bureau } = useBureau();
  // The secret must not stay in the cache.
  const beginning = useMutation({ mutationFn: beginFactor, gcTime: 0 });
  const [isSetUp, setIsSetUp] = useState(false);
  const secret = useRef<HTMLElement>(null);
  const { mutate: begin, data: factor } = beginning;
  useOnce(() => {
    if (beginsAtOnce) begin(bureau);
  });
  const picture = factor?.picture;
  useEffect(
    () => () => {
      if (picture !== undefined) URL.revokeObjectURL(picture);
    },
    [picture],
  );

  if (isSetUp) return <RecoveryCodes onDone={onDone} />;
  if (factor === undefined) {
    return (
      <div className="grid gap-4">
        <ErrorNote className="" error={beginning.error}>
          {t('logins.factor.notSetUp')}
        </ErrorNote>
        <BusyButton
          look="primary"
          busy={beginning.isPending}
          busyText={t('logins.factor.beginBusy')}
          onClick={() => begin(bureau)}
        >
          {t('logins.factor.setUp')}
        </BusyButton>
        {children}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <p>{t('logins.factor.scan')}</p>
      <img
        src={factor.picture}
        alt={t('logins.factor.picture')}
        className="mx-auto aspect-square w-full max-w-64 rounded-control bg-white p-2 [image-rendering:pixelated]"
      />
      <div>
        <p className="text-muted">{t('logins.factor.secret')}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <code ref={secret} translate="no" className="[overflow-wrap:anywhere] font-semibold tracking-wide">
            {factor.secret}
          </code>
          <CopyButton text={factor.secret} shownIn={secret} />
        </div>
      </div>
      <CodeFields
        id={factor.id}
        notDone={t('logins.factor.notSetUp')}
        onDone={() => {
          setIsSetUp(true);
          onSetUp?.();
        }}
      />
      {children}
    </div>
  );
}

/** Ten recovery codes, made when this is drawn and shown this once. */
export function RecoveryCodes({ onDone }: { onDone: () => void }) {
  const making = useMutation({ mutationFn: () => makeRecoveryCodes({}), gcTime: 0 });
  const { mutate } = making;
  const shown = useRef<HTMLUListElement>(null);
  useOnce(mutate);
  const codes = making.data;
  return (
    <div className="grid gap-4" role="status">
      {codes === undefined ? (
        <>
          <ErrorNote className="" error={making.error}>
            {t('logins.factor.codesFailed')}
          </ErrorNote>
          {making.isPending && <p>{t('logins.factor.beginBusy')}</p>}
        </>
      ) : (
        <>
          <p className="font-medium">{t('logins.factor.codesTitle')}</p>
          <p className="text-muted">{t('logins.factor.codesLead')}</p>
          <ul ref={shown} translate="no" className="grid gap-x-6 gap-y-1 tabular-nums sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code}>
                <code className="text-lg font-semibold tracking-wide whitespace-nowrap">{code}</code>
              </li>
            ))}
          </ul>
          <CopyButton text={codes.join('\n')} shownIn={shown} label={t('logins.factor.copyCodes')} />
        </>
      )}
      {!making.isPending && (
        <Button look={codes === undefined ? 'quiet' : 'primary'} onClick={onDone}>
          {codes === undefined ? t('logins.factor.goOn') : t('logins.factor.codesKept')}
        </Button>
      )}
    </div>
  );
}
