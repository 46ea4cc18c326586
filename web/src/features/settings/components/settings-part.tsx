import type { ReactNode } from 'react';
import { GroupHeading } from '@/ui/group-heading';

interface SettingsPartProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A group of settings, beside its heading where there is room. */
export function SettingsPart({ id, title, lead, children }: SettingsPartProps) {
  return (
    <section aria-labelledby={id} className="mt-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
      <div>
        <GroupHeading id={id}>{title}</GroupHeading>
        <p className="mt-2 text-muted">{lead}</p>
      </div>
      <div className="mt-4 grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 lg:mt-0">{children}</div>
    </section>
  );
}

/** Spans the full width of its group. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}
