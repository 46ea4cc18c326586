import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feeSettingsQueryOptions } from '@/bureau/api/office-settings';
import { purchases } from '@/features/fees/api';
import { PurchaseCard } from '@/features/fees/components/purchase-card';
import { SellAct } from '@/features/fees/components/sell-act';
import type { Payer } from '@/features/fees/receipt-words';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { Loaded } from '@/ui/loaded';
import { FactsSkeleton } from '@/ui/skeleton';

/** What a family bought and paid. Nothing while the bureau takes no fees. */
export function FeesPart({ payer, isDeleted }: { payer: Payer; isDeleted: boolean }) {
  const settings = useQuery(feeSettingsQueryOptions()).data;
  const isOn = settings?.isOn ?? false;
  const fees = useQuery({ ...purchases.of({ profile_id: payer.id }), enabled: isOn });
  /** The newest purchase before a sale. */
  const [soldAfter, setSoldAfter] = useState(Infinity);
  if (!isOn) return null;
  return (
    <section aria-label={t('desk.fees')}>
      {!isDeleted && (
        // Another one after a sale: the focus goes to what was sold, not back here.
        <SellAct
          key={soldAfter}
          payer={payer}
          newest={Math.max(0, ...(fees.data ?? []).map(({ id }) => id))}
          onSold={setSoldAfter}
        />
      )}
      <Loaded query={fees} what={t('fees.theFees')} skeleton={<FactsSkeleton />} none={t('fees.none')}>
        {(list) => (
          <>
            {list.length > 1 && (
              <p className="mb-4 font-medium">
                {t('fees.unpaidOfAll', { amount: formatRupees(list.reduce((sum, { unpaid }) => sum + unpaid, 0)) })}
              </p>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
              {list.map((purchase) => (
                <PurchaseCard
                  key={purchase.id}
                  purchase={purchase}
                  payer={payer}
                  upiId={settings?.upiId ?? null}
                  closedUntil={settings?.closedUntil ?? null}
                  isDeleted={isDeleted}
                  takesFocus={purchase.id > soldAfter}
                />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
