import type { ReactNode } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { PageHeading } from '@/ui/page-heading';

interface OfficePageProps {
  title: string;
  /** A sentence or two about it. */
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** A page of the office under its title. */
export const OfficePage = ({ title, lead, className = 'pb-24', children }: OfficePageProps) => (
  <div className={`wrap pt-6 ${className}`}>
    <PageTitle>{title}</PageTitle>
    <PageHeading className="text-2xl sm:text-3xl">{title}</PageHeading>
    {lead !== undefined && <p className="mt-3 max-w-4xl text-lg text-muted">{lead}</p>}
    {children}
  </div>
);
