import { t } from '@/texts/texts';

/** In the place of a message or its button: why there is none. */
export const NoWhatsApp = ({ className = '' }: { className?: string }) => (
  <p role="status" className={`text-muted ${className}`}>
    {t('ui-member.reach.noWhatsApp')}
  </p>
);
