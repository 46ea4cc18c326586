import { useState } from 'react';
import { BlockDialog } from '@/features/contact-requests/components/block-dialog';
import { ReportDialog } from '@/features/contact-requests/components/report-dialog';
import { t } from '@/texts/texts';
import { RowMenu } from '@/ui/row-menu';

interface ProfileMenuProps {
  profile: { id: number; name: string; gender: string | null };
}

/** A menu of rare actions: report and block. */
export function ProfileMenu({ profile }: ProfileMenuProps) {
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null);
  const close = () => {
    setDialog(null);
  };
  return (
    <>
      <RowMenu
        label={t('requests.menu.label', { name: profile.name })}
        groups={[
          [
            {
              label: t('requests.menu.report'),
              onSelect: () => {
                setDialog('report');
              },
            },
            {
              label: t('requests.menu.block'),
              danger: true,
              onSelect: () => {
                setDialog('block');
              },
            },
          ],
        ]}
      />
      {dialog === 'report' && <ReportDialog profile={profile} onClose={close} />}
      {dialog === 'block' && <BlockDialog profile={profile} onClose={close} />}
    </>
  );
}
