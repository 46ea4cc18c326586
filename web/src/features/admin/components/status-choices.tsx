import type { ReactNode } from 'react';
import { sentenceCase } from '@/features/admin/status-words';
import { describeStatus, type ProfileStatus } from '@/person/statuses';
import { ExplainedChoices } from '@/ui/explained-choices';

interface StatusChoicesProps {
  legend: string;
  choices: readonly ProfileStatus[];
  chosen: string | null;
  /** The status it has now, marked so. */
  current?: string;
  /** What else is asked for the status that is chosen. */
  detail?: ReactNode;
  onChoose: (status: ProfileStatus) => void;
}

/** The states to choose from, each with what it does. */
export function StatusChoices({ choices, current, ...rest }: StatusChoicesProps) {
  return (
    <ExplainedChoices
      look="joined"
      choices={choices.map((status) => ({
        value: status,
        label: status === 'verified' && current !== 'verified' ? 'Active again' : sentenceCase(status),
        explanation: describeStatus(status).meaning,
      }))}
      {...(current !== undefined && { current: { value: current, mark: '(as it is now)' } })}
      {...rest}
    />
  );
}
