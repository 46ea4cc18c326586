import { useQuery } from '@tanstack/react-query';
import { pictureLimitQueryOptions } from '@/bureau/api/profiles';
import { CircleAlert } from '@/ui/icons';
import { t } from '@/texts/texts';

/** Says why pictures are missing, if that is the day's limit. */
export function PictureLimitNotice() {
  const { data: isReached = false } = useQuery(pictureLimitQueryOptions());
  return (
    <div role="status" className="bg-paper print:hidden">
      {isReached && (
        <p className="wrap flex items-start gap-2 border-b border-gold-500 py-3 font-medium">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t('shell.pictureLimit')}
        </p>
      )}
    </div>
  );
}
