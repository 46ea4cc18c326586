import type { ReactNode } from 'react';
import { sayValue } from '@/person/say-value';
import { meaningOfStatus, type ProfileStatus } from '@/person/statuses';
import { ExplainedChoices } from '@/ui/explained-choices';

interface StatusChoicesProps {
  legend: string;
  choices: readonly ProfileStatus[];
  chosen: string | null;
  /** The current status, which gets a mark. */
  current?: string;
  /** Extra fields for the chosen status. */
  detail?: ReactNode;
  onChoose: (status: ProfileStatus) => void;
}

/** Radio buttons for statuses, each with an explanation. */
export function StatusChoices({ choices, current, ...rest }: StatusChoicesProps) {
  return (
    <ExplainedChoices
      look="joined"
      choices={choices.map((status) => ({
        value: status,
        label: status === 'verified' && current !== 'verified' ? 'Active again' : sayValue('status', status),
        explanation: meaningOfStatus(status),
      }))}
      {...(current !== undefined && { current: { value: current, mark: '(now)' } })}
      {...rest}
    />
  );
}
