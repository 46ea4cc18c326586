import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBureau } from '@/lib/bureau';
import { formatDay } from '@/lib/format';
import { useIsLive } from '@/lib/use-is-live';

const today = () => formatDay(new Date().toISOString());

/** Says on paper, in the place of the header, where the sheet comes from. */
export function PrintHead() {
  const { name, tagline, phone } = useBureau();
  const isLive = useIsLive();
  const [day, setDay] = useState(today);
  useEffect(() => {
    const date = () => {
      // Drawn before the browser goes on: the page may have been open since yesterday.
      flushSync(() => {
        setDay(today());
      });
    };
    window.addEventListener('beforeprint', date);
    return () => {
      window.removeEventListener('beforeprint', date);
    };
  }, []);
  return (
    <div className="mb-6 hidden items-end justify-between gap-8 border-b border-gold-500 pb-2 print:flex">
      <p>
        <span className="font-display text-lg text-maroon-800">{name}</span>
        <span className="block text-sm text-muted">{tagline}</span>
      </p>
      <p className="text-right text-sm">
        {phone}
        <span className="block text-muted">Printed on {isLive && day}</span>
      </p>
    </div>
  );
}
