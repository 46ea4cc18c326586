import type { ReactNode } from 'react';
import { t } from '@/texts/texts';
import { FoldedPart, GroupHeading } from '@/ui/sections';

type SettingsPartProps = { id: string; title: string; lead: string; isSeldom?: boolean; children: ReactNode };

/** A group of settings, beside its heading where there is room. */
export function SettingsPart({ id, title, lead, isSeldom = false, children }: SettingsPartProps) {
  const inputs = <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>;
  return (
    <section aria-labelledby={id} className="mt-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
      <div>
        <GroupHeading id={id}>{title}</GroupHeading>
        <p className="mt-2 text-muted">{lead}</p>
      </div>
      <div className="mt-4 lg:mt-0">
        {isSeldom ? (
          <FoldedPart title={t('settings.seldom')} className="border-0!">
            {inputs}
          </FoldedPart>
        ) : (
          inputs
        )}
      </div>
    </section>
  );
}

export const Wide = ({ children }: { children: ReactNode }) => <div className="sm:col-span-2">{children}</div>;
