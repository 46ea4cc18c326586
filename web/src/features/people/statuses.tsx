import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { SealPicture } from '@/bureau/components/verified-seal';
import { type PreviousState, setProfileStatuses, type StatusChange } from '@/features/people/api';
import type { TableRow } from '@/features/people/find-people';
import { type BulkDialogProps, maxBatchSize } from '@/features/people/person';
import { type BulkStatus, bulkStatuses, changesFor, outcomeText } from '@/features/people/status-plan';
import { formatCount } from '@/lib/format';
import { tooLong } from '@/lib/text-rules';
import { sayValue } from '@/person/say-value';
import { describeStatus, meaningOfStatus, type ProfileStatus, profileStatuses } from '@/person/statuses';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ExplainedChoices } from '@/ui/choices';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote, Problem } from '@/ui/field-note';
import { TextAreaField } from '@/ui/fields';
import { FormDialog } from '@/ui/form-dialog';
import { EyeOff } from '@/ui/icons';
import { showFailure, showToast } from '@/ui/toast';
import { forgetInput } from '@/ui/use-checked-form';

/** A profile's status for the admin. The closed eye means hidden from visitors and members. */
export function StatusChip({ status, deleted }: { status: string; deleted: boolean }) {
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

interface StatusChoicesProps<Status extends ProfileStatus> {
  legend: string;
  choices: readonly Status[];
  chosen: string | null;
  /** The current status, which gets a mark. */
  current?: string;
  /** Extra fields for the chosen status. */
  detail?: ReactNode;
  onChoose: (status: Status) => void;
}

const StatusChoices = <Status extends ProfileStatus>({ choices, current, ...rest }: StatusChoicesProps<Status>) => (
  <ExplainedChoices
    look="joined"
    choices={choices.map((status) => ({
      value: status,
      label:
        status === 'verified' && current !== 'verified'
          ? t('admin-people.status.activeAgain')
          : sayValue('status', status),
      explanation: meaningOfStatus(status),
    }))}
    {...(current !== undefined && { current: { value: current, mark: t('my-profile.status.now') } })}
    {...rest}
  />
);

interface SameStatus {
  changes: readonly StatusChange[];
  /** The success message for the changed profiles. */
  message: (changed: readonly PreviousState[]) => string;
}

interface Undo {
  previous: readonly PreviousState[];
  /** The new status of all of them. */
  given: string;
}

function useUndo() {
  const undoChange = useMutation({
    mutationFn: ({ previous, given }: Undo) =>
      setProfileStatuses(previous.map((state) => ({ ...state, if_status: given }))),
    onSuccess: (back, { previous }) => {
      const left = previous.length - back.length;
      showToast({
        message: left === 0 ? t('admin-people.undo.done') : t('admin-people.undo.doneExcept', { count: left }),
      });
    },
    onError: (error, undo) => showFailure(error, t('admin-people.undo.notDone'), () => undoChange.mutate(undo)),
  });
  return undoChange;
}

function useChangeStatuses() {
  const undoChange = useUndo();
  return useMutation({
    mutationFn: ({ changes }: SameStatus) => setProfileStatuses(changes),
    meta: { waits: true },
    onSuccess: (previous, { changes, message }) => {
      const given = changes[0]?.status;
      if (previous.length > 0 && given !== undefined) {
        showToast({
          message: message(previous),
          action: { label: t('admin.action.undo'), onSelect: () => undoChange.mutate({ previous, given }) },
        });
      }
    },
  });
}

const reasonOf = (status = '') => describeStatus(status).reason;

/** What is typed for one status is not the reason of another. */
const schema = z
  .object({ status: z.string(), reasons: z.record(z.string(), z.string().trim()) })
  .superRefine(({ status, reasons }, check) => {
    const { [status]: reason = '' } = reasons;
    const isMissing = reasonOf(status) === 'required' && reason === '';
    const message = isMissing ? t('admin-people.status.reasonMissing') : tooLong(reason, 300);
    if (message !== undefined) check.addIssue({ code: 'custom', path: ['reasons', status], message });
  });

interface ChangeStatusDialogProps {
  person: Pick<TableRow, 'id' | 'name' | 'gender' | 'status' | 'status_reason' | 'verified_at'>;
  onClose: () => void;
}

export function ChangeStatusDialog({ person, onClose }: ChangeStatusDialogProps) {
  const change = useChangeStatuses();
  // The status changes before the saving ends.
  const [keptAs] = useState(`status ${person.id} ${person.status}`);
  const save = ({ status, reasons }: z.infer<typeof schema>) => {
    const { [status]: reason = '' } = reasons;
    change.mutate(
      {
        changes: [
          {
            id: person.id,
            status,
            reason: reasonOf(status) !== undefined && reason !== '' ? reason : null,
            if_status: person.status,
          },
        ],
        message: () =>
          status === 'verified'
            ? t('admin-people.status.doneActive', { name: person.name, side: person.gender })
            : t('admin-people.status.done', { name: person.name, status: sayValue('status', status) }),
      },
      {
        onSuccess: () => {
          forgetInput(keptAs);
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t('admin-people.status.title', { name: person.name })}
      schema={schema}
      defaults={{
        status: person.status,
        reasons: { 'changes requested': '', 'on hold': '', [person.status]: person.status_reason ?? '' },
      }}
      keptAs={keptAs}
      submitText={t('admin-people.status.save')}
      sending={change}
      nothingDone={t('admin-people.status.notChanged')}
      onSubmit={save}
      onClose={onClose}
    >
      {({ field, setValue, values }) => (
        <>
          <StatusChoices
            legend={t('admin-people.status.new')}
            // Only the verification queue verifies a profile for the first time.
            choices={profileStatuses.filter((status) => status !== 'verified' || person.verified_at !== null)}
            chosen={values.status ?? null}
            current={person.status}
            detail={
              reasonOf(values.status) !== undefined ? (
                <TextAreaField
                  key={values.status}
                  label={t(
                    reasonOf(values.status) === 'required'
                      ? 'admin-people.status.whatToChange'
                      : 'admin-people.status.reason',
                  )}
                  required={reasonOf(values.status) === 'required'}
                  {...field(`reasons.${values.status ?? ''}`)}
                />
              ) : undefined
            }
            onChoose={(status) => setValue('status', status)}
          />
          {person.status === 'married' && values.status !== 'married' && (
            <p className="mt-3">{t('admin-people.status.storyWaits')}</p>
          )}
        </>
      )}
    </FormDialog>
  );
}

export function BulkStatusDialog({ people, onClose, onDone }: BulkDialogProps) {
  const [chosen, setChosen] = useState<BulkStatus | null>(null);
  const change = useChangeStatuses();
  const plan = chosen === null ? null : changesFor(people, chosen);
  const tooMany = plan !== null && plan.changes.length > maxBatchSize;

  return (
    <Dialog
      title={t('admin-people.statuses.title', { count: people.length, shown: formatCount(people.length) })}
      onClose={onClose}
    >
      <StatusChoices
        legend={t('admin-people.status.new')}
        choices={bulkStatuses}
        chosen={chosen}
        onChoose={setChosen}
      />
      {plan && plan.neverVerified > 0 && (
        <p className="mt-4">{t('admin-people.statuses.neverVerified', { count: plan.neverVerified })}</p>
      )}
      {tooMany && <Problem>{t('admin-people.statuses.tooMany', { most: maxBatchSize })}</Problem>}
      <ErrorNote error={change.error}>{t('admin-people.statuses.nothingChanged')}</ErrorNote>
      {change.data?.length === 0 && <Problem>{t('admin-people.statuses.changedByOthers')}</Problem>}
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <BusyButton
          look="primary"
          disabled={plan === null || plan.changes.length === 0 || tooMany}
          busy={change.isPending}
          busyText={t('ui.changing')}
          onClick={() => {
            if (!plan || chosen === null) return;
            change.mutate(
              { changes: plan.changes, message: (changed) => outcomeText(chosen, plan, changed.length) },
              {
                onSuccess: (changed) => {
                  if (changed.length > 0) onDone();
                },
              },
            );
          }}
        >
          {plan === null ? t('ui.change') : t('admin-people.statuses.change', { count: plan.changes.length })}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
