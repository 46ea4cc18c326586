import { sentenceCase } from '@/features/admin/status-words';
import { EyeOff } from '@/ui/icons';
import { SealPicture } from '@/ui/seal-picture';

interface StatusChipProps {
  status: string;
  deleted: boolean;
}

/** A profile's status for the admin. The closed eye means hidden from visitors and members. */
export function StatusChip({ status, deleted }: StatusChipProps) {
  if (status === 'verified' && !deleted) {
    return (
      <span className="inline-flex items-center gap-1.5 leading-snug whitespace-nowrap">
        <SealPicture className="size-[18px]" />
        Verified
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-wash px-2.5 py-0.5 text-sm leading-snug whitespace-nowrap text-ink">
      <EyeOff aria-hidden="true" className="size-3.5 text-muted" />
      {deleted ? 'Deleted' : sentenceCase(status)}
    </span>
  );
}
