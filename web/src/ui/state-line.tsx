import type { ReactNode } from 'react';
import { CircleCheck, MessageCircle, TriangleAlert } from '@/ui/icons';

const looks = {
  done: [CircleCheck, 'text-success'],
  missing: [TriangleAlert, 'text-danger'],
  send: [MessageCircle, 'text-gold-700'],
} as const;

interface StateLineProps {
  look: keyof typeof looks;
  title?: string;
  children: ReactNode;
}

/** One thing of several that are needed: a sign, the thing, and its facts. */
export function StateLine({ look, title, children }: StateLineProps) {
  const [Sign, colour] = looks[look];
  return (
    <div className="mt-3 flex gap-3 border-t border-line/60 pt-3 [overflow-wrap:anywhere]">
      <Sign aria-hidden="true" className={`mt-1 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-medium">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
