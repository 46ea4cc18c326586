import type { ReactNode } from 'react';
import { sayValue } from '@/person/say-value';
import { meaningOfStatus, type ProfileStatus } from '@/person/statuses';
import { ExplainedChoices } from '@/ui/choices';
import { t } from '@/texts/texts';

interface StatusChoicesProps<Status extends ProfileStatus> {
  legend: string;
  choices: readonly Status[];
  chosen: string | null;
  /** The current status, which gets a mark. */
  current?: string;
  /** Extra fields for the chosen status. */
  detail?: ReactNode;
  onChoose: (status: Status) => void;
}

/** Radio buttons for statuses, each with an explanation. */
export function StatusChoices<Status extends ProfileStatus>({ choices, current, ...rest }: StatusChoicesProps<Status>) {
  return (
    <ExplainedChoices
      look="joined"
      choices={choices.map((status) => ({
        value: status,
        label:
          status === 'verified' && current !== 'verified'
            ? t('admin-people.status.activeAgain')
            : sayValue('status', status),
        explanation: meaningOfStatus(status),
      }))}
      {...(current !== undefined && { current: { value: current, mark: t('my-profile.status.now') } })}
      {...rest}
    />
  );
}
