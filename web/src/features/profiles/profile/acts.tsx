import { useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Share } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { textLinkLook } from '@/ui/text-link';

const BureauDialog = lazyPart(async () => (await import('@/features/profiles/profile/act-dialogs')).BureauDialog);

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

const ShareDialog = lazyPart(async () => (await import('@/features/profiles/profile/act-dialogs')).ShareDialog);

/** Opens the ways to share a profile as a link. */
export function ShareProfile({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${textLinkLook} gap-2`} onClick={() => setIsOpen(true)}>
        <Share aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('profiles.share.button')}
      </button>
      {isOpen && (
        <OnDemand>
          <ShareDialog id={id} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
