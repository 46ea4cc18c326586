import { clsx } from 'clsx';
import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format';

interface CountedTabsProps<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** `count` is undefined while it loads, null where there is none to show, a text for a number that is not whole. */
  tabs: readonly { name: Name; label: string; count: number | string | null | undefined }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  className?: string;
  listClass?: string | false;
  /** What the list is a part of, such as a head that stays. */
  frame?: (list: ReactNode) => ReactNode;
  /** The TabPanels and any content around them. */
  children: ReactNode;
}

/** Tabs, which can each show the length of their list. */
export function CountedTabs<Name extends string>(props: CountedTabsProps<Name>) {
  const { label, tabs, chosen, onChoose, className, listClass, frame = (list) => list, children } = props;
  return (
    <Tabs.Root
      value={chosen}
      className={clsx(className)}
      onValueChange={(value) => {
        const tab = tabs.find(({ name }) => name === value);
        if (tab) onChoose(tab.name);
      }}
    >
      {frame(
        <Tabs.List aria-label={label} className={clsx('flex flex-wrap border-b border-gold-500', listClass)}>
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab.name}
              value={tab.name}
              className="-mb-px flex min-h-12 items-center gap-2 border-b-[3px] border-transparent px-3 font-medium text-muted data-[state=active]:border-maroon-800 data-[state=active]:text-maroon-800 forced-colors:data-[state=inactive]:border-b-[Canvas] sm:px-4"
            >
              {tab.label}
              {tab.count !== null && (
                <span className="min-w-6 rounded-full border border-line bg-paper px-1.5 text-center text-sm text-ink tabular-nums">
                  {typeof tab.count === 'number' ? formatCount(tab.count) : (tab.count ?? '…')}
                </span>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>,
      )}
      {children}
    </Tabs.Root>
  );
}

interface TabPanelProps {
  name: string;
  className?: string;
  /** Its fields stay in the document while another tab is open. */
  isKept?: boolean;
  children: ReactNode;
}

/** The content of the selected tab. */
export function TabPanel({ name, className, isKept = false, children }: TabPanelProps) {
  return (
    <Tabs.Content
      value={name}
      tabIndex={-1}
      {...(isKept && { forceMount: true })}
      className={clsx('outline-none data-[state=inactive]:hidden', className)}
    >
      {children}
    </Tabs.Content>
  );
}
