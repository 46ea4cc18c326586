import { useState } from 'react';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';

const dayMs = 24 * 60 * 60 * 1000;
const late = (words: string) => <strong className="font-semibold text-danger">{words}</strong>;

interface WaitingSinceProps {
  since: string;
  /** After so many days it is late, and marked. */
  lateAfter: number;
  /** The sentence around the days: "sent 3 days ago". */
  say: (when: string) => string;
}

/** For how long somebody waits for the office. */
export function WaitingSince({ since, lateAfter, say }: WaitingSinceProps) {
  const [now] = useState(Date.now);
  const days = Math.max(0, Math.floor((now - new Date(since).getTime()) / dayMs));
  const when = t('today.daysAgo', { count: days });
  return <RichText text={say(days > lateAfter ? `<late>${when}</late>` : when)} tags={{ late }} />;
}
