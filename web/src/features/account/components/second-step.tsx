import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { recover } from '@/features/account/api/second-factor';
import { CodeFields, FactorSetUp } from '@/features/account/components/factor-set-up';
import { PageTitle } from '@/bureau/components/page-title';
import { signOut } from '@/lib/backend/session';
import { coreKeys } from '@/lib/keys';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { TextField } from '@/ui/text-field';
import { useCheckedForm } from '@/ui/use-checked-form';

/** A card that stands for every page until the step is done. */
function StepCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{title}</PageTitle>
      <section
        aria-labelledby={titleId}
        className="mx-auto max-w-md rounded-card bg-paper px-[min(1.5rem,5vw)] py-10 shadow-card sm:px-10"
      >
        <div className="text-center">
          <PageHeading id={titleId} className="text-2xl sm:text-3xl">
            {title}
          </PageHeading>
          <LotusRule className="mx-auto mt-4" />
          <p className="mt-4 text-balance text-muted">{lead}</p>
        </div>
        <div className="mt-8 grid gap-4">{children}</div>
      </section>
    </div>
  );
}

const recoveryCode = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => t('logins.factor.enterRecovery') }),
});

function RecoveryFields({ onDone }: { onDone: () => void }) {
  const recovering = useMutation({ mutationFn: recover, onSuccess: onDone, meta: { waits: true } });
  const form = useCheckedForm({ schema: recoveryCode, defaults: { code: '' }, error: recovering.error });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void form.submit((values) => {
          recovering.mutate(values);
        })(event)
      }
    >
      <TextField
        label={t('logins.factor.recovery')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.errorOf('code')}
        {...form.register('code')}
      />
      <ErrorNote className="" error={form.otherError}>
        {t('logins.factor.notEntered')}
      </ErrorNote>
      <BusyButton
        type="submit"
        look="primary"
        busy={recovering.isPending}
        busyText={t('logins.factor.busy')}
        className="w-full"
      >
        {t('logins.factor.confirm')}
      </BusyButton>
    </form>
  );
}

interface SecondStepProps {
  step: 'code' | 'set up';
  /** New recovery codes are shown, or have been kept. */
  onCodes: (areShown: boolean) => void;
}

/** What an admin does after the password: enters the code of the second factor, or sets one up. */
export function SecondStep({ step, onCodes }: SecondStepProps) {
  const queries = useQueryClient();
  const [isLost, setIsLost] = useState(false);
  // What was read before could read nothing.
  const goOn = () => void queries.resetQueries();
  const out = (
    <Button className="w-full" onClick={signOut}>
      {t('account.change.signOut')}
    </Button>
  );
  if (step === 'set up') {
    return (
      <StepCard title={t('logins.factor.dueTitle')} lead={t('logins.factor.dueLead')}>
        <FactorSetUp
          onSetUp={() => {
            onCodes(true);
          }}
          onDone={() => {
            onCodes(false);
            goOn();
          }}
        >
          {out}
        </FactorSetUp>
      </StepCard>
    );
  }
  return (
    <StepCard
      title={isLost ? t('logins.factor.recovery') : t('logins.factor.stepTitle')}
      lead={isLost ? t('logins.factor.recoveryLead') : t('logins.factor.stepLead')}
    >
      {isLost ? (
        <RecoveryFields onDone={() => void queries.invalidateQueries({ queryKey: coreKeys.identities() })} />
      ) : (
        <CodeFields id={null} notDone={t('logins.factor.notEntered')} onDone={goOn} />
      )}
      <Button
        className="w-full"
        onClick={() => {
          setIsLost(!isLost);
        }}
      >
        {isLost ? t('logins.factor.useApp') : t('logins.factor.useRecovery')}
      </Button>
      {out}
    </StepCard>
  );
}
