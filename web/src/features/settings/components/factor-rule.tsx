import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factorRuleQueryOptions, requireSecondFactor } from '@/features/settings/api/admins';
import { settingsKeys } from '@/features/settings/api/keys';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { couldNotLoad } from '@/ui/notice';
import { QueryView } from '@/ui/loaded';
import { FactsSkeleton } from '@/ui/skeleton';
import { SubHeading } from '@/ui/sections';
import { showToast } from '@/ui/toast';

/** Whether every admin needs a second factor; an owner decides. */
export function FactorRule() {
  const rule = useQuery(factorRuleQueryOptions());
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  const changing = useMutation({
    mutationFn: requireSecondFactor,
    meta: { changes: [settingsKeys.factorRule()] },
    onSuccess: () => {
      close();
      showToast({ message: t('settings.factor.done') });
    },
  });
  return (
    <div className="mt-8">
      <SubHeading id="settings-factor">{t('settings.factor.title')}</SubHeading>
      <QueryView
        query={rule}
        loading={t('ui.loading', { what: t('settings.factor.theRule') })}
        skeleton={<FactsSkeleton />}
        failure={couldNotLoad(t('settings.factor.theRule'))}
      >
        {({ available, required }) => (
          <>
            {/* A rule that came with the data of another installation can be taken back. */}
            {!available && <p className="mt-2">{t('settings.factor.unavailable')}</p>}
            {available && (
              <p className="mt-2">{required ? t('settings.factor.isRequired') : t('settings.factor.isChoice')}</p>
            )}
            {(available || required) && (
              <Button
                className="mt-3"
                onClick={() => {
                  setIsAsking(true);
                }}
              >
                {required ? t('settings.factor.leave') : t('settings.factor.require')}
              </Button>
            )}
            {isAsking && (
              <ConfirmDialog
                title={required ? t('settings.factor.leaveAsk') : t('settings.factor.requireAsk')}
                confirm={required ? t('settings.factor.leave') : t('settings.factor.require')}
                busyText={t('settings.factor.busy')}
                sending={changing}
                nothingDone={t('settings.factor.notChanged')}
                onConfirm={() => {
                  changing.mutate(!required);
                }}
                onClose={close}
              >
                <p>{required ? t('settings.factor.leaveMeans') : t('settings.factor.requireMeans')}</p>
              </ConfirmDialog>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
