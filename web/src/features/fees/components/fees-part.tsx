import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feeSettingsQueryOptions } from '@/bureau/api/office-settings';
import { purchases } from '@/features/fees/api';
import { PurchaseCard } from '@/features/fees/components/purchase-card';
import { SellDialog, type TypedSale } from '@/features/fees/components/sell-dialog';
import type { Payer } from '@/features/fees/receipt-words';
import { useRequestIds } from '@/ui/use-checked-form';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { FactsSkeleton } from '@/ui/skeleton';

/** What a family bought and paid. Nothing while the bureau takes no fees. */
export function FeesPart({ payer, isDeleted }: { payer: Payer; isDeleted: boolean }) {
  const settings = useQuery(feeSettingsQueryOptions()).data;
  const isOn = settings?.isOn ?? false;
  const fees = useQuery({ ...purchases.of({ profile_id: payer.id }), enabled: isOn });
  /** The newest purchase when the sale was opened, or made. */
  const [sellingAfter, setSellingAfter] = useState<number | null>(null);
  const [typed, setTyped] = useState<TypedSale>(null);
  const requests = useRequestIds();
  const [soldAfter, setSoldAfter] = useState(Infinity);
  if (!isOn) return null;
  return (
    <section aria-label={t('desk.fees')}>
      {!isDeleted && (
        // Another one after a sale: the focus goes to what was sold, not back here.
        <Button
          key={soldAfter}
          look="primary"
          size="small"
          className="mb-4"
          onClick={() => setSellingAfter(Math.max(0, ...(fees.data ?? []).map(({ id }) => id)))}
        >
          {t('fees.sell')}
        </Button>
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
      {sellingAfter !== null && (
        <SellDialog
          profileId={payer.id}
          name={payer.name}
          typed={typed}
          requests={requests}
          onClose={(left) => {
            setTyped(left);
            if (left === null) setSoldAfter(sellingAfter);
            setSellingAfter(null);
          }}
        />
      )}
    </section>
  );
}
