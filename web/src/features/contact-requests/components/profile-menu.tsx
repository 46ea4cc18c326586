import { useState } from 'react';
import { BlockDialog } from '@/features/contact-requests/components/block-dialog';
import { ReportDialog } from '@/features/contact-requests/components/report-dialog';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { RowMenu } from '@/ui/row-menu';

interface ProfileMenuProps {
  profile: { id: number; name: string; own_script_name: string | null; gender: string | null };
}

/** A menu of rare actions: report and block. */
export function ProfileMenu({ profile }: ProfileMenuProps) {
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <RowMenu
        label={t('requests.menu.label', { name: sayName(profile.name, profile.own_script_name) })}
        groups={[
          [
            {
              label: t('requests.menu.report'),
              onSelect: () => setDialog('report'),
            },
            {
              label: t('requests.menu.block'),
              danger: true,
              onSelect: () => setDialog('block'),
            },
          ],
        ]}
      />
      {dialog === 'report' && <ReportDialog profile={profile} onClose={close} />}
      {dialog === 'block' && <BlockDialog profile={profile} onClose={close} />}
    </>
  );
}
