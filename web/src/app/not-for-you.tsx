import type { ReactNode } from 'react';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';

interface NotForYouProps {
  title: string;
  /** As whom the reader is signed in, and for whom the page is. */
  text: string;
  /** The ways on, as buttons. */
  children: ReactNode;
}

/** A page that is for somebody else than who is signed in. */
export function NotForYou({ title, text, children }: NotForYouProps) {
  return (
    <div className="wrap max-w-2xl py-20 text-center">
      <PageHeading className="text-2xl sm:text-3xl">{title}</PageHeading>
      <LotusRule className="mx-auto mt-4" />
      <p className="mt-6 text-lg text-balance">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
