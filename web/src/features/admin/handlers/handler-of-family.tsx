import { useMutation, useQuery } from '@tanstack/react-query';
import { setHandler } from '@/features/admin/api/handlers';
import { officeFactsQueryOptions } from '@/features/admin/api/registered-users';
import { HandlerField } from '@/features/admin/handlers/handler-field';
import { t } from '@/texts/texts';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { ErrorNote } from '@/ui/field-note';
import { showToast } from '@/ui/toast';

/** The employee who looks after a family. A choice is saved at once. */
export function HandlerOfFamily({ profileId }: { profileId: number }) {
  const { data: facts, isError, refetch } = useQuery(officeFactsQueryOptions(profileId));
  const saving = useMutation({
    mutationFn: (handler: string | null) => setHandler({ profileIds: [profileId], handler }),
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('admin.handler.saved', { count: 1 }) });
    },
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
        onChoose={(handler) => saving.mutate(handler)}
      />
      <ErrorNote className="mt-2" error={saving.error}>
        {t('admin.handler.notSaved')}
      </ErrorNote>
    </div>
  );
}
