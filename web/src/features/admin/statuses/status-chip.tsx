import { sayValue } from '@/person/say-value';
import { EyeOff } from '@/ui/icons';
import { SealPicture } from '@/bureau/components/verified-seal';
import { t } from '@/texts/texts';

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
        {sayValue('status', status)}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-wash px-2.5 py-0.5 text-sm leading-snug whitespace-nowrap text-ink">
      <EyeOff aria-hidden="true" className="size-3.5 text-muted" />
      {deleted ? t('admin.status.deleted') : sayValue('status', status)}
    </span>
  );
}
