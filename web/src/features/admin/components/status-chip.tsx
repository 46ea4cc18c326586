import { EyeOff } from 'lucide-react';

/** Tells the admin why a row is not shown to visitors and members. */
export function StatusChip({ status }: { status: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-wash px-2.5 py-0.5 font-text text-sm leading-snug whitespace-nowrap text-ink">
      <EyeOff aria-hidden="true" className="size-3.5 text-muted" />
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </span>
  );
}
