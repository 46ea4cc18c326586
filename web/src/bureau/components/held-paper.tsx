import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offLinksQueryOptions } from '@/bureau/api/consents';
import { OffLinksNote } from '@/bureau/components/whatsapp';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/fields';

/** Whether the bureau holds back paper about these people, and the note that says so. The own family may have its sheet. */
export function useHeldPaper(profileIds: readonly number[]) {
  const off = useQuery(offLinksQueryOptions(profileIds));
  const [isForFamily, setIsForFamily] = useState(false);
  const isOne = off.data?.length === 1;
  return {
    isHeld: off.data?.length !== 0 && !(isOne && isForFamily),
    note: (
      <div className="print:hidden">
        <OffLinksNote className="mt-3" query={off} />
        {isOne && (
          <CheckboxField
            label={t('introductions-office.off.ownPaper')}
            checked={isForFamily}
            onChange={({ target }) => setIsForFamily(target.checked)}
          />
        )}
      </div>
    ),
  };
}
