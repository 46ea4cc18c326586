import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { recover } from '@/features/account/api';
import { CodeFields, CodeForm, FactorSetUp } from '@/features/account/factor-set-up';
import { FormCard } from '@/features/account/form-card';
import { signOut } from '@/lib/backend/session';
import { coreKeys } from '@/lib/query-client';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

const recoveryCode = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => t('logins.factor.enterRecovery') }),
});

function RecoveryFields({ onDone }: { onDone: () => void }) {
  const recovering = useMutation({ mutationFn: recover, onSuccess: onDone, meta: { waits: true } });
  return (
    <CodeForm
      schema={recoveryCode}
      giving={recovering}
      notDone={t('logins.factor.notEntered')}
      label={t('logins.factor.recovery')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

interface SecondStepProps {
  step: 'code' | 'set up';
  /** New recovery codes are shown, or have been kept. */
  onCodes: (areShown: boolean) => void;
}

/** An admin's step after the password: the code of the second factor, or its setup. */
export function SecondStep({ step, onCodes }: SecondStepProps) {
  const queries = useQueryClient();
  const [isLost, setIsLost] = useState(false);
  // What was read before could read nothing.
  const goOn = () => void queries.resetQueries();
  const out = (
    <Button className="w-full" onClick={signOut}>
      {t('shell.signOut')}
    </Button>
  );
  if (step === 'set up') {
    return (
      <FormCard title={t('logins.factor.dueTitle')} lead={t('logins.factor.dueLead')}>
        <FactorSetUp
          onSetUp={() => onCodes(true)}
          onDone={() => {
            onCodes(false);
            goOn();
          }}
        >
          {out}
        </FactorSetUp>
      </FormCard>
    );
  }
  return (
    <FormCard
      title={isLost ? t('logins.factor.recovery') : t('logins.factor.stepTitle')}
      lead={isLost ? t('logins.factor.recoveryLead') : t('logins.factor.stepLead')}
    >
      {isLost ? (
        <RecoveryFields onDone={() => void queries.invalidateQueries({ queryKey: coreKeys.identities() })} />
      ) : (
        <CodeFields id={null} notDone={t('logins.factor.notEntered')} onDone={goOn} />
      )}
      <Button className="w-full" onClick={() => setIsLost(!isLost)}>
        {isLost ? t('logins.factor.useApp') : t('logins.factor.useRecovery')}
      </Button>
      {out}
    </FormCard>
  );
}
