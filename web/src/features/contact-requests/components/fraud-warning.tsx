import { useState } from 'react';
import { ReportDialog } from '@/features/contact-requests/components/report-dialog';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

interface FraudWarningProps {
  profile: { id: number; name: string; own_script_name: string | null };
}

/** Stands beside approved contact details, as the advisory of 6 June 2016 asks. */
export function FraudWarning({ profile }: FraudWarningProps) {
  const [isReporting, setIsReporting] = useState(false);
  return (
    <div role="note" className="mt-4 rounded-card border border-line bg-wash p-4">
      <p>{t('requests.fraud.text')}</p>
      <Button size="small" className="mt-3" onClick={() => setIsReporting(true)}>
        {t('requests.fraud.report')}
      </Button>
      {isReporting && <ReportDialog profile={profile} reason="Asks for money" onClose={() => setIsReporting(false)} />}
    </div>
  );
}
