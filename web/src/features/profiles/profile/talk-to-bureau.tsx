import { useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { OnDemand } from '@/ui/on-demand';

const BureauDialog = lazyPart(async () => (await import('@/features/profiles/profile/bureau-dialog')).BureauDialog);

/** A visitor's next steps: a question to the bureau about this profile, or a registration. */
export function TalkToBureau({ id }: { id: number }) {
  const [subject, setSubject] = useState<'profile' | 'registration' | null>(null);
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button look="primary" className="max-sm:w-full" onClick={() => setSubject('profile')}>
        {t('profiles.bureau.interested')}
      </Button>
      <Button className="max-sm:w-full" onClick={() => setSubject('registration')}>
        {t('profiles.bureau.register')}
      </Button>
      {subject !== null && (
        <OnDemand>
          <BureauDialog id={subject === 'profile' ? id : null} onClose={() => setSubject(null)} />
        </OnDemand>
      )}
    </div>
  );
}
