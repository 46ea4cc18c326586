import { TextField } from '@/ui/fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { removeUnreferencedFiles } from '@/bureau/api/profiles';
import { SealedNote } from '@/bureau/components/sealed-note';
import { dueErasuresCountQueryOptions, eraseDueProfiles, eraseProfile, type Receipt } from '@/features/people/api';
import { erasedAfterDays } from '@/features/people/person';
import { formatMoment } from '@/lib/format';
import { useRefresh } from '@/lib/query-client';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { ConfirmDialog, FormDialog, InfoDialog } from '@/ui/form-dialog';
import { InlineError } from '@/ui/notice';
import { PrintAlone } from '@/ui/print';
import { RichText } from '@/ui/rich-text';

interface DoneDialogProps {
  title: string;
  /** Null: the next daily run erases. */
  receipts: readonly Receipt[] | null;
  /** The removal of the files failed. */
  filesLeft: boolean;
  onRetry: () => void;
  onClose: () => void;
}

const DoneDialog = ({ title, receipts, filesLeft, onRetry, onClose }: DoneDialogProps) => (
  <InfoDialog title={title} onClose={onClose}>
    {receipts === null ? <p>{t('refusals.erased_by_daily')}</p> : <Receipts receipts={receipts} />}
    {filesLeft && (
      <>
        <p>{t('admin-people.files.note')}</p>
        <InlineError className="mt-4" onRetry={onRetry}>
          {t('admin-people.files.notRemoved')}
        </InlineError>
        <p className="mt-2 text-muted">{t('admin-people.files.later')}</p>
      </>
    )}
  </InfoDialog>
);

/** Removes the files of one erased person, or of all, to include files that an earlier erasure left behind. */
const useFiles = () =>
  useMutation({ mutationFn: (profileId?: number) => removeUnreferencedFiles(profileId), meta: { changes: [] } });

/** Accepts only the exact name, ignoring surrounding spaces: it prevents an accidental erasure. */
const typedNameSchema = (name: string) =>
  z.object({
    typed_name: z
      .string()
      .trim()
      .refine((typed) => typed === name.trim(), { error: () => t('admin-people.erase.otherName') }),
  });

interface EraseProfileDialogProps {
  profile: { id: number; name: string; gender: string | null };
  onClose: () => void;
  onErased: () => void;
}

export function EraseProfileDialog({ profile, onClose, onErased }: EraseProfileDialogProps) {
  const { id, name, gender: side } = profile;
  const refresh = useRefresh();
  const files = useFiles();
  const erasure = useMutation({
    mutationFn: eraseProfile,
    // The page is read again with the end of the dialog: without the person it would not show the receipt.
    meta: { changes: [] },
    onSuccess: (given) => {
      if (given !== null) files.mutate(id);
    },
  });
  const title = t('admin-people.erase.title', { name });

  if (erasure.isSuccess && !files.isPending) {
    return (
      <DoneDialog
        title={erasure.data === null ? title : t('admin-people.erase.doneTitle', { name, side })}
        receipts={erasure.data && [erasure.data]}
        filesLeft={files.isError}
        onRetry={() => files.mutate(id)}
        onClose={() => {
          onErased();
          void refresh();
        }}
      />
    );
  }
  return (
    <FormDialog
      title={title}
      description={`${t('admin-people.erase.note')} ${t('admin-people.receipt.before')}`}
      schema={typedNameSchema(name)}
      defaults={{ typed_name: '' }}
      closeText={t('ui.leaveIt')}
      submitText={t('admin.due.confirm')}
      busyText={t('admin.due.erasing')}
      sending={{ isPending: erasure.isPending || files.isPending, error: erasure.error }}
      nothingDone={t('admin-people.erase.notErased')}
      onSubmit={({ typed_name }) => erasure.mutate({ profile_id: id, typed_name })}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <SealedNote />
          <p className="mt-5 mb-3">
            <RichText
              text={t('admin-people.erase.typeName', { name })}
              tags={{
                strong: (words) => (
                  <strong translate="no" className="font-semibold [overflow-wrap:anywhere]">
                    {words}
                  </strong>
                ),
              }}
            />
          </p>
          <TextField
            label={t('admin-people.erase.name')}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            {...field('typed_name')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Reminds the admin of deleted profiles that are due to be erased. Renders nothing without any. */
export function DueErasures() {
  const due = useQuery(dueErasuresCountQueryOptions());
  const settings = useQuery(privacySettingsQueryOptions());
  const [asking, setAsking] = useState<number | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      {due.data !== undefined && due.data > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-gold-500 bg-paper px-5 py-3 print:hidden">
          <p>{t('admin.due.note', { count: due.data })}</p>
          {settings.data?.keeps_sealed === true ? (
            <p>{t('refusals.erased_by_daily')}</p>
          ) : (
            <Button size="small" onClick={() => setAsking(due.data)}>
              {t('admin.action.erase')}
            </Button>
          )}
        </div>
      )}
      {asking !== null && <EraseDueDialog count={asking} onClose={close} />}
    </>
  );
}

function EraseDueDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const files = useFiles();
  const erasure = useMutation({ mutationFn: eraseDueProfiles, onSuccess: () => files.mutate(undefined) });
  if (erasure.isSuccess && !files.isPending) {
    return (
      <DoneDialog
        title={t('admin.due.done', { count: erasure.data.length })}
        receipts={erasure.data}
        filesLeft={files.isError}
        onRetry={() => files.mutate(undefined)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('admin.due.title', { count })}
      confirm={t('admin.due.confirm')}
      busyText={t('admin.due.erasing')}
      sending={{ isPending: erasure.isPending || files.isPending, error: erasure.error }}
      nothingDone={t('admin.due.nothingDone')}
      onConfirm={erasure.mutate}
      onClose={onClose}
    >
      <p>{t('admin.due.warning', { count, days: erasedAfterDays })}</p>
      <p className="mt-2">{t('admin-people.receipt.before')}</p>
    </ConfirmDialog>
  );
}

/** What an erasure took away and what is kept, in words. Without a name or a contact. */
const linesOf = (receipt: Receipt): string[] => [
  t('admin-people.receipt.title', { id: String(receipt.profile_id), when: formatMoment(receipt.erased_at) }),
  t('admin-people.receipt.rows', { count: receipt.rows }),
  t('admin-people.receipt.files', { count: receipt.files }),
  t(receipt.had_login ? 'admin-people.receipt.login' : 'admin-people.receipt.noLogin'),
  t('admin-people.receipt.entries', { count: receipt.kept_entries }),
  ...(receipt.kept_rows > 0 ? [t('admin-people.receipt.complaints', { count: receipt.kept_rows })] : []),
  ...(receipt.kept_fees > 0 ? [t('admin-people.receipt.fees', { count: receipt.kept_fees })] : []),
  t('admin-people.receipt.backups'),
];

/** The receipts of erasures, to be printed and copied: section 12 of the DPDP Act. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const shown = useRef<HTMLDivElement>(null);
  if (receipts.length === 0) return null;
  const all = receipts.map(linesOf);
  const sheet = all.map(([title = '', ...lines]) => (
    <section key={title} className="mt-4 break-inside-avoid">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      <div ref={shown}>{sheet}</div>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <PrintAlone label={t('ui.print')}>{sheet}</PrintAlone>
        <CopyButton text={all.map((lines) => lines.join('\n')).join('\n\n')} shownIn={shown} />
      </div>
    </>
  );
}
