import { useMutation } from '@tanstack/react-query';
import { addGrievance, type TypedGrievance } from '@/features/grievances/api/grievances';
import {
  emptyGrievance,
  grievanceSchema,
  SenderFields,
  WordsFields,
} from '@/features/grievances/components/grievance-fields';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { showToast } from '@/ui/toast';

interface NewGrievanceDialogProps {
  /** Values of an earlier opening. */
  typed: TypedGrievance | null;
  /** Receives the values typed so far; null after they were saved. */
  onClose: (typed: TypedGrievance | null) => void;
}

/** The form for a complaint on the telephone or at the counter. */
export function NewGrievanceDialog({ typed, onClose }: NewGrievanceDialogProps) {
  const adding = useMutation({
    mutationFn: addGrievance,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('grievances.added') });
      onClose(null);
    },
  });
  return (
    <FormDialog
      title={t('grievances.new')}
      description={t('grievances.newLead')}
      schema={grievanceSchema}
      typed={typed}
      defaults={emptyGrievance}
      submitText={t('ui.save')}
      busyText={t('enquiries.saving')}
      sending={adding}
      nothingDone={t('enquiries.notSaved')}
      onSubmit={(values) => {
        if (!adding.isPending) adding.mutate(values);
      }}
      onClose={onClose}
    >
      {(form) => (
        <div className="space-y-4">
          <WordsFields form={form} />
          <SenderFields isOwn={false} form={form} />
        </div>
      )}
    </FormDialog>
  );
}
