import { useState } from 'react';
import { BlockDialog } from '@/features/contact-requests/components/block-dialog';
import { ReportDialog } from '@/features/contact-requests/components/report-dialog';
import { RowMenu } from '@/ui/row-menu';

interface ProfileMenuProps {
  profile: { id: number; name: string };
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
        label={`More about ${profile.name}`}
        groups={[
          [
            {
              label: 'Report…',
              onSelect: () => {
                setDialog('report');
              },
            },
            {
              label: 'Block…',
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
