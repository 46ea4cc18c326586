import { useQuery } from '@tanstack/react-query';
import { colleaguesQueryOptions } from '@/features/admin/api/handlers';
import { nobody } from '@/features/admin/people/nobody';
import { t } from '@/texts/texts';
import { SelectField } from '@/ui/fields';

interface HandlerFieldProps {
  label: string;
  emptyLabel: string;
  /** Whether "nobody" is a choice of its own beside the empty one. */
  withNobody?: boolean;
  value: string | null;
  onChoose: (handler: string | null) => void;
}

/** The choice of an admin: oneself first. One who has left stays shown until another is chosen. */
export function HandlerField({ label, emptyLabel, withNobody = false, value, onChoose }: HandlerFieldProps) {
  const { data: colleagues = [], isSuccess } = useQuery(colleaguesQueryOptions());
  const known = value === null || value === nobody || colleagues.some(({ username }) => username === value);
  const named = [...colleagues.filter(({ is_me: isMe }) => isMe), ...colleagues.filter(({ is_me: isMe }) => !isMe)];
  return (
    <SelectField
      label={label}
      emptyLabel={emptyLabel}
      disabled={!isSuccess}
      options={[
        ...named.map(({ username, display_name: name, is_me: isMe }) => ({
          value: username,
          label: isMe ? t('admin.handler.me', { name }) : name,
          isData: !isMe,
        })),
        ...(known ? [] : [{ value, label: value, isData: true }]),
        ...(withNobody ? [{ value: nobody, label: t('admin.handler.nobody') }] : []),
      ]}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    />
  );
}
