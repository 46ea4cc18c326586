import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offWhatsAppQueryOptions } from '@/bureau/api/consents';
import { phoneNumbersOpening } from '@/bureau/api/contact-details';
import { messageTemplatesQueryOptions } from '@/bureau/api/office-settings';
import { recordWhatsAppNotice } from '@/bureau/api/profiles';
import { ReachLinks } from '@/bureau/components/reach';
import { NoWhatsApp, WhatsAppLink } from '@/bureau/components/whatsapp';
import type { Message } from '@/bureau/messages';
import { useMessage } from '@/bureau/use-messages';
import { accountsQueryOptions } from '@/features/people/api';
import { maxBatchSize, planWhatsApp, type SelectedPerson } from '@/features/people/person';
import { formatCount } from '@/lib/format';
import { whatsAppLink } from '@/person/phone';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { MessagePreview } from '@/ui/copy-button';
import { ErrorNote, Problem } from '@/ui/field-note';
import { InfoDialog } from '@/ui/form-dialog';
import { Circle, CircleCheck } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';
import { hidden, RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

/** Phone numbers opened per step: no more than an admin works through in one go. */
const batchSize = 10;

/** A person with the language in which the bureau writes to them. */
interface MessagedPerson {
  id: number;
  name: string;
  language: string | null;
}

interface WhatsAppListDialogProps {
  people: readonly SelectedPerson[];
  onClose: () => void;
  /** Creates logins for people without one. */
  onCreateLogins?: (() => void) | undefined;
}

export function WhatsAppListDialog({ people, onClose, onCreateLogins }: WhatsAppListDialogProps) {
  const [asked] = useState(people);
  const tooMany = asked.length > maxBatchSize;
  const accounts = useQuery({ ...accountsQueryOptions(asked.map(({ id }) => id)), enabled: !tooMany });
  const off = useQuery({ ...offWhatsAppQueryOptions(asked.map(({ id }) => id)), enabled: !tooMany });
  const templates = useQuery(messageTemplatesQueryOptions());
  return (
    <InfoDialog
      title={t('admin-people.whatsAppList.title')}
      description={t('admin-people.whatsAppList.note')}
      onClose={onClose}
    >
      {tooMany ? (
        <Problem>{t('admin-people.whatsAppList.tooMany', { most: maxBatchSize })}</Problem>
      ) : (
        <Loaded query={accounts} what={t('admin-people.logins.these')}>
          {(logins) => (
            <Loaded query={templates} what={t('ui-member.theMessage')}>
              {() => (
                <Loaded query={off} what={t('ui-member.theMessage')}>
                  {(refusing) => (
                    <WhatsAppList {...planWhatsApp(asked, logins, refusing)} onCreateLogins={onCreateLogins} />
                  )}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </InfoDialog>
  );
}

interface MessageRowsProps<Person extends MessagedPerson> {
  people: readonly Person[];
  messageOf: (person: Person) => Message;
  /** Records that the person has the message. */
  record: (profileId: number) => Promise<unknown>;
}

/** Messages to several families on WhatsApp, one at a time. Each number is opened on request, and that is recorded. */
export function MessageRows<Person extends MessagedPerson>({ people, messageOf, record }: MessageRowsProps<Person>) {
  const [shown, setShown] = useState(batchSize);
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const opening = useMutation(
    phoneNumbersOpening((id, number) => setNumbers((before) => new Map(before).set(id, number))),
  );
  const rows = people.slice(0, shown);
  const { data: refusing = [] } = useQuery(offWhatsAppQueryOptions(rows.map(({ id }) => id)));
  const closed = rows.filter(({ id }) => !numbers.has(id));
  // First the visible rows, then the next ones.
  const next = closed.length > 0 ? closed : people.slice(shown, shown + batchSize);

  return (
    <>
      <p role="status">
        {t('admin-people.whatsAppList.told', { done: formatCount(done.size), total: formatCount(people.length) })}
      </p>
      <ul aria-label={t('admin-people.whatsAppList.people')} className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((person) => (
          <WhatsAppRow
            key={person.id}
            person={person}
            message={messageOf(person)}
            record={record}
            phoneNumber={numbers.get(person.id)}
            isRefused={refusing.includes(person.id)}
            done={done.has(person.id)}
            onDone={() => setDone((before) => new Set(before).add(person.id))}
          />
        ))}
      </ul>
      <ErrorNote error={opening.error}>{t('admin-people.whatsAppList.notAllOpened')}</ErrorNote>
      {next.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <BusyButton
            look="primary"
            busy={opening.isPending}
            busyText={t('ui.opening')}
            onClick={() => {
              if (closed.length === 0) setShown(shown + batchSize);
              opening.mutate(next.map(({ id }) => id));
            }}
          >
            {t(closed.length > 0 ? 'admin-people.whatsAppList.open' : 'admin-people.whatsAppList.openNext', {
              count: next.length,
            })}
          </BusyButton>
          <p className="text-muted">{t('admin-people.whatsAppList.recorded')}</p>
        </div>
      )}
    </>
  );
}

/** One row for each person to notify, then the people who need no message. */
const WhatsAppList = ({
  toNotify,
  told,
  withoutLogin,
  switchedOff,
  refused,
  onCreateLogins,
}: ReturnType<typeof planWhatsApp> & Pick<WhatsAppListDialogProps, 'onCreateLogins'>) => (
  <>
    {toNotify.length > 0 && (
      <MessageRows
        people={toNotify}
        messageOf={({ name, username }) => ({ message: 'account made', name, username })}
        record={recordWhatsAppNotice}
      />
    )}
    {toNotify.length === 0 && <p>{t('admin-people.whatsAppList.nobodyLeft')}</p>}
    <Others label={t('admin-people.whatsAppList.toldBefore')} people={told} />
    <Others label={t('admin-people.whatsAppList.switchedOff')} people={switchedOff} />
    <Others label={t('admin-people.whatsAppList.refused')} people={refused} />
    <Others label={t('admin-people.whatsAppList.withoutLogin')} people={withoutLogin} />
    {withoutLogin.length > 0 && onCreateLogins && (
      <Button className="mt-3" onClick={() => onCreateLogins()}>
        {t('admin-people.whatsAppList.createLogins', {
          count: withoutLogin.length,
          shown: formatCount(withoutLogin.length),
        })}
      </Button>
    )}
  </>
);

function Others({ label, people }: { label: string; people: readonly SelectedPerson[] }) {
  if (people.length === 0) return null;
  return (
    <p className="mt-4 [overflow-wrap:anywhere]">
      {label}{' '}
      {people.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink to={{ page: 'profile', profileId: id }} translate="no">
            {name}
          </TextLink>
        </span>
      ))}
    </p>
  );
}

interface WhatsAppRowProps {
  person: MessagedPerson;
  message: Message;
  record: (profileId: number) => Promise<unknown>;
  /** Null when none is stored; undefined until opened. */
  phoneNumber: string | null | undefined;
  /** The family asked for no WhatsApp: it is called. */
  isRefused: boolean;
  done: boolean;
  onDone: () => void;
}

function WhatsAppRow({ person, message, phoneNumber, isRefused, done, onDone, ...row }: WhatsAppRowProps) {
  const { id, name, language } = person;
  const { text, templates } = useMessage(message, language);
  const record = useMutation({ mutationFn: row.record, onSuccess: onDone });
  const link = phoneNumber && text !== null && !isRefused ? whatsAppLink(phoneNumber, text) : null;
  const Mark = done ? CircleCheck : Circle;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Mark aria-hidden="true" className={done ? 'size-6 shrink-0 text-success' : 'size-6 shrink-0 text-muted'} />
        <p className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
          <span translate="no">{name}</span> <span className="whitespace-nowrap text-muted">#{id}</span>
          {done && <span className="block text-sm text-success">{t('admin-people.whatsAppList.toldNow')}</span>}
        </p>
        {isRefused && <NoWhatsApp />}
        {isRefused && phoneNumber && <ReachLinks withNumber phone={phoneNumber} whatsAppHref={null} />}
        {phoneNumber !== undefined && link === null && !(isRefused && phoneNumber) && (
          <p className="text-muted">{t('ui-member.reach.noNumber')}</p>
        )}
        {link !== null && (
          <WhatsAppLink
            href={link}
            size="small"
            className="max-sm:ml-9"
            look={done ? 'quiet' : 'primary'}
            onFollow={() => record.mutate(id)}
          >
            <RichText text={t('admin-people.whatsAppList.openFor', { name })} tags={{ hidden }} />
          </WhatsAppLink>
        )}
      </div>
      <details className="mt-1 pl-9">
        <summary className="min-h-11 cursor-pointer content-center text-maroon-800">
          <RichText text={t('admin-people.whatsAppList.messageTo', { name })} tags={{ hidden }} />
        </summary>
        <MessagePreview className="mb-2" text={text} templates={templates} />
      </details>
      <ErrorNote className="mt-2" error={record.error} onRetry={() => record.mutate(id)}>
        {t('admin-people.whatsApp.notRecorded')}
      </ErrorNote>
    </li>
  );
}
