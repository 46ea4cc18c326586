import { colleaguesQueryOptions, officeFactsQueryOptions, setHandler } from '@/features/people/api';
import type { BulkDialogProps } from '@/features/people/person';
import { nobody } from '@/features/people/table-view';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { ErrorNote } from '@/ui/field-note';
import { SelectField } from '@/ui/fields';
import { ConfirmDialog } from '@/ui/form-dialog';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { showToast } from '@/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

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

/** The employee who looks after a family. A choice is saved at once. */
export function HandlerOfFamily({ profileId }: { profileId: number }) {
  const { data: facts, isError, refetch } = useQuery(officeFactsQueryOptions(profileId));
  const saving = useMutation({
    mutationFn: (handler: string | null) => setHandler({ profileIds: [profileId], handler }),
    meta: { waits: true },
    onSuccess: () => showToast({ message: t('admin.handler.saved', { count: 1 }) }),
  });
  if (facts === undefined) {
    return isError ? <InlineError onRetry={() => refetch()}>{couldNotLoad(t('admin.handler.the'))}</InlineError> : null;
  }
  return (
    <div className="mt-3 max-w-sm">
      <HandlerField
        label={t('admin.handler.label')}
        emptyLabel={t('admin.handler.nobody')}
        value={saving.isPending ? saving.variables : (facts?.handled_by ?? null)}
        onChoose={saving.mutate}
      />
      <ErrorNote className="mt-2" error={saving.error}>
        {t('admin.handler.notSaved')}
      </ErrorNote>
    </div>
  );
}

export function BulkHandlerDialog({ people, onClose, onDone }: BulkDialogProps) {
  const [handler, setChosen] = useState<string | null>(null);
  const count = people.length;
  const saving = useMutation({
    mutationFn: setHandler,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('admin.handler.saved', { count }) });
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={t('admin.handler.title', { count, shown: formatCount(count) })}
      confirm={t('ui.change')}
      busyText={t('ui.changing')}
      sending={saving}
      nothingDone={t('admin.handler.notSaved')}
      onConfirm={() => saving.mutate({ profileIds: people.map(({ id }) => id), handler })}
      onClose={onClose}
    >
      <HandlerField
        label={t('admin.handler.label')}
        emptyLabel={t('admin.handler.nobody')}
        value={handler}
        onChoose={setChosen}
      />
    </ConfirmDialog>
  );
}
