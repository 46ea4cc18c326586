import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import type { ReactNode } from 'react';
import {
  myRequestsQueryOptions,
  myVisibilityQueryOptions,
  receivedQueryOptions,
} from '@/features/contact-requests/api';
import { AskAction } from '@/features/contact-requests/components/ask-action';
import { isOpenRequest, statusForRequester } from '@/features/contact-requests/request-status';
import { sharingRule } from '@/person/sharing';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

interface AskAtTopProps {
  profile: { id: number; name: string; own_script_name: string | null };
  /** For phones, where the button fills the rest of the row. */
  isNarrow?: boolean;
  before: ReactNode;
  after: ReactNode;
}

/** The primary action of a profile: ask for its contact details, or jump to the existing request. Wide screens add the rule. */
export function AskAtTop({ profile, isNarrow = false, before, after }: AskAtTopProps) {
  const ownId = ownProfileId(useViewer());
  const { data: requests } = useQuery(myRequestsQueryOptions(ownId));
  const latest = requests?.find(({ profileId }) => profileId === profile.id);
  // The other family's request may have shown these details.
  const { data: received } = useQuery(receivedQueryOptions());
  const isReceived = received?.some(({ otherId }) => otherId === profile.id);
  const isOwnShown = useQuery(myVisibilityQueryOptions(ownId)).data?.visible === true;
  const status = latest && statusForRequester(latest.status, isReceived ?? true, isOwnShown);
  const look = isNarrow ? { className: 'min-w-0 flex-1 px-2! [overflow-wrap:anywhere]' } : {};
  const mayAsk =
    requests !== undefined &&
    isReceived !== true &&
    (status === undefined || (!isOpenRequest(status) && status !== 'approved'));
  return (
    <>
      {/* One row whether or not the requests are loaded: a menu opened in it stays open when they arrive. */}
      <div className={clsx('flex items-center gap-2', !isNarrow && 'flex-wrap')}>
        {before}
        {mayAsk ? (
          <AskAction {...look} profile={profile} look="primary">
            {t(isNarrow ? 'requests.ask.buttonShort' : 'requests.ask.button')}
          </AskAction>
        ) : (
          <Button
            size="small"
            {...look}
            onClick={() => {
              const contact = document.getElementById('contact');
              contact?.scrollIntoView({ block: 'start' });
              contact?.focus({ preventScroll: true });
            }}
          >
            {t('requests.ask.toDetails')}
          </Button>
        )}
        {after}
      </div>
      {!isNarrow && status !== 'revoked' && <p className="mt-2 text-muted">{sharingRule()}</p>}
    </>
  );
}
