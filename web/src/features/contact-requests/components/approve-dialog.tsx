import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentsQueryOptions, ownSharingAnswer } from '@/bureau/api/consents';
import type { ReviewedRequest } from '@/features/contact-requests/api';
import { consentOf, hasLogin } from '@/features/contact-requests/approval';
import { OwnNo } from '@/features/contact-requests/components/consent-part';
import type { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ExplainedChoices } from '@/ui/explained-choices';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

interface Party {
  id: number;
  name: string;
  gender: string | null;
  accounts: { active: boolean } | null;
}

interface ApproveDialogProps {
  request: { requester: Party; target: Party; consents: ReviewedRequest['consents'] };
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (bothWays: boolean) => void;
  onClose: () => void;
}

/** Shows the readers of each side's details. With both consents the admin chooses one way or both ways. */
export function ApproveDialog({ request, sending: { isPending, error }, onConfirm, onClose }: ApproveDialogProps) {
  const { requester, target, consents } = request;
  const mayShareBothWays = consentOf(consents, requester) !== null;
  const [bothWays, setBothWays] = useState(mayShareBothWays);
  // A refusal is of the way that was sent.
  const [sent, setSent] = useState<boolean | null>(null);
  return (
    <ConfirmDialog
      title={t('requests-office.approve.question')}
      confirm={t(bothWays ? 'requests-office.approve.bothWays' : 'requests-office.approve.oneWay')}
      busyText={t('requests-office.approve.sharing')}
      sending={{ isPending, error: sent === bothWays ? error : null }}
      nothingDone={t('requests-office.approve.failed')}
      onConfirm={() => {
        setSent(bothWays);
        onConfirm(bothWays);
      }}
      onClose={onClose}
    >
      {mayShareBothWays && (
        <div className="mb-4">
          <ExplainedChoices
            look="apart"
            legend={t('requests-office.approve.legend')}
            choices={[
              {
                value: 'both',
                label: t('requests-office.approve.both'),
                explanation: t('requests-office.approve.bothText'),
              },
              {
                value: 'one',
                label: t('requests-office.approve.one'),
                explanation: t('requests-office.approve.oneText', { side: requester.gender, name: requester.name }),
              },
            ]}
            chosen={bothWays ? 'both' : 'one'}
            onChoose={(way) => setBothWays(way === 'both')}
          />
        </div>
      )}
      <ul className="list-disc space-y-1.5 pl-5 [overflow-wrap:anywhere] marker:text-gold-700">
        <Sees who={requester} whose={target} />
        {bothWays ? (
          <Sees who={target} whose={requester} />
        ) : (
          <li>
            {t('requests-office.approve.nothing', { requester: requester.name, target: target.name })}
            {!mayShareBothWays && ` ${t('requests-office.approve.recordFirst', { name: requester.name })}`}
          </li>
        )}
        <li>
          {t(
            hasLogin(requester) && hasLogin(target)
              ? 'requests-office.approve.nobodyElse'
              : 'requests-office.approve.nobodyElseSees',
          )}
        </li>
      </ul>
      <OwnYes person={target} />
      {bothWays && <OwnYes person={requester} />}
    </ConfirmDialog>
  );
}

/** Warns where only the family has agreed: whose details are shared, says so in person (DPDP Act s.6(1)). */
function OwnYes({ person: { id, name } }: { person: Party }) {
  const { data } = useQuery(consentsQueryOptions(id));
  const own = data && ownSharingAnswer(data);
  if (data === undefined || own?.given === true) return null;
  return (
    <div
      role="status"
      className="mt-4 rounded-control border border-gold-500 bg-wash px-4 py-2.5 [overflow-wrap:anywhere]"
    >
      {own === undefined ? (
        <>
          <p className="font-medium">{t('requests-office.approve.ownYesMissing', { name })}</p>
          <p>
            <RichText
              text={t('requests-office.approve.ownYesWays')}
              tags={{
                link: (words) => <TextLink to={{ page: 'profile', profileId: id, tab: 'login' }}>{words}</TextLink>,
              }}
            />
          </p>
        </>
      ) : (
        <OwnNo person={{ id, name }} />
      )}
    </div>
  );
}

function Sees({ who, whose }: { who: Party; whose: Party }) {
  return (
    <li>
      <RichText
        text={
          hasLogin(who)
            ? t('requests-office.approve.sees', { side: who.gender, who: who.name, whose: whose.name })
            : t('requests-office.approve.getsMessage', { who: who.name, whose: whose.name })
        }
        tags={{ name: (name) => <strong className="font-semibold">{name}</strong> }}
      />
    </li>
  );
}
