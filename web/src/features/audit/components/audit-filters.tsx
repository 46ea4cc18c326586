import { useEffect, useState } from 'react';
import { actionChoices, tableChoices } from '@/features/audit/describe-entry';
import { daysBefore, isDay, todayAtBureau } from '@/lib/bureau-days';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

export interface Filters {
  action: string;
  table: string;
  actor: string;
  from: string;
  to: string;
}

/** The Monday of a day's week. */
const mondayOf = (day: string) => daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);

export const noFilters: Filters = { action: '', table: '', actor: '', from: '', to: '' };

interface AuditFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  profileId: number | null;
  onProfileFilter: (id: number | null) => void;
  /** Null when no filter is set. */
  onClear: (() => void) | null;
}

/** The filters of the audit log. Each change applies at once. */
export function AuditFilters({ filters, onChange, profileId, onProfileFilter, onClear }: AuditFiltersProps) {
  const set = (name: keyof Filters) => (event: { target: { value: string } }) => {
    onChange({ ...filters, [name]: event.target.value });
  };
  const setDay = (name: 'from' | 'to') => (day: string) => {
    onChange({ ...filters, [name]: day });
  };
  const today = todayAtBureau();
  const isReversed = isDay(filters.from) && isDay(filters.to) && filters.to < filters.from;
  return (
    <form
      aria-label={t('audit.filter.form')}
      className="mt-8 grid grid-cols-2 items-start gap-3 sm:gap-4 lg:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SelectField
        label={t('audit.filter.action')}
        emptyLabel={t('audit.filter.allActions')}
        options={actionChoices()}
        value={filters.action}
        onChange={set('action')}
      />
      <SelectField
        label={t('audit.filter.about')}
        emptyLabel={t('audit.filter.everything')}
        options={tableChoices()}
        value={filters.table}
        onChange={set('table')}
      />
      <TextField label={t('audit.filter.who')} autoComplete="off" value={filters.actor} onChange={set('actor')} />
      <PersonField profileId={profileId} onProfileFilter={onProfileFilter} />
      <DateField
        label={t('audit.filter.from')}
        max={today}
        example={today}
        value={filters.from}
        onChange={setDay('from')}
      />
      <DateField
        label={t('audit.filter.to')}
        max={today}
        example={today}
        value={filters.to}
        error={isReversed ? t('audit.filter.dayBefore') : undefined}
        onChange={setDay('to')}
      />
      <div className="col-span-2 flex flex-wrap gap-3 lg:col-span-3">
        <Button size="small" onClick={() => onChange({ ...filters, from: today, to: today })}>
          {t('audit.filter.today')}
        </Button>
        <Button size="small" onClick={() => onChange({ ...filters, from: mondayOf(today), to: today })}>
          {t('audit.filter.thisWeek')}
        </Button>
        {onClear && (
          <Button size="small" onClick={onClear}>
            {t('audit.filter.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}

const pauseMs = 500;

function PersonField({ profileId, onProfileFilter }: Pick<AuditFiltersProps, 'profileId' | 'onProfileFilter'>) {
  const [typed, setTyped] = useState(profileId === null ? '' : String(profileId));
  const [known, setKnown] = useState(profileId);
  // The filter changed outside this field.
  if (known !== profileId) {
    setKnown(profileId);
    setTyped(profileId === null ? '' : String(profileId));
  }
  const text = typed.trim().replace(/^#/, '');
  const isValid = text === '' || /^[1-9]\d{0,14}$/.test(text);
  const id = text === '' ? null : Number(text);

  useEffect(() => {
    if (!isValid || id === profileId) return;
    const timer = setTimeout(() => {
      setKnown(id);
      onProfileFilter(id);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, isValid, profileId, onProfileFilter]);

  return (
    <TextField
      label={t('audit.filter.userId')}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isValid ? undefined : t('audit.filter.userIdWrong')}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
