import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useBureau } from '@/bureau/bureau';
import { PageTitle } from '@/bureau/components/page-title';
import { PersonName } from '@/bureau/components/person-name';
import {
  familyQueryOptions,
  introductionsQueryOptions,
  type Introduction,
} from '@/features/introductions/api/introductions';
import { usePorutham, type WithStar } from '@/features/introductions/use-porutham';
import { formatAge } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { factsOf } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { BackLink } from '@/ui/back-link';
import { FactList } from '@/ui/facts';
import { PageHeading } from '@/ui/page-heading';
import { Portrait } from '@/ui/portrait';
import { PrintAction } from '@/ui/print';
import { Loaded } from '@/ui/loaded';
import { RadioGroupField } from '@/ui/fields';
import { Skeleton } from '@/ui/skeleton';

const fields: readonly PersonField[] = [
  'height',
  'birth_star',
  'rasi',
  'religion',
  'caste',
  'education',
  'job',
  'location',
];

interface SheetsPageProps {
  profileId: number | null;
  /** Those who were shown just now; without it all who are not answered yet. */
  ids?: readonly number[] | null;
  tab?: string | null;
}

/** The people on a family's list who are not answered yet, on paper. No contact details. */
export const SheetsPage = ({ profileId, ids = null, tab = null }: SheetsPageProps) =>
  profileId === null ? null : <Sheets familyId={profileId} ids={ids} isEach={tab === 'each'} />;

type SheetsProps = { familyId: number; ids: readonly number[] | null; isEach: boolean };

function Sheets({ familyId, ids, isEach }: SheetsProps) {
  /** Nobody who is hidden, engaged or gone, and no interest of the other side. */
  const open = (rows: readonly Introduction[]) =>
    rows.filter(
      ({ answer, how, shown }) =>
        (answer === null || answer === 'later') &&
        how !== 'Interest' &&
        shown.visible &&
        (ids === null || ids.includes(shown.id)),
    );
  /** Of these, who may be on paper. */
  const shownNow = (rows: readonly Introduction[]) =>
    open(rows).filter(({ shown }) => shown.office_details?.off_links !== true);
  const [layout, setLayout] = useState(isEach ? 'each' : 'list');
  const family = useQuery(familyQueryOptions(familyId));
  const rows = useQuery(introductionsQueryOptions(familyId));
  const title = t(ids === null ? 'introductions-office.sheets.notAnswered' : 'introductions-office.sheets.title', {
    name: family.data ? sayName(family.data.name, family.data.own_script_name) : '',
  });
  return (
    <div className="wrap max-w-3xl pt-6 pb-24">
      <PageTitle>{title}</PageTitle>
      <div className="print:hidden">
        <BackLink to={{ page: 'profile', profileId: familyId }}>{t('biodata.back')}</BackLink>
      </div>
      <PageHeading className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">{title}</PageHeading>
      <Loaded
        query={rows}
        what={t('introductions-office.sheets.thePeople')}
        skeleton={<Skeleton className="mt-6 min-h-96 w-full" />}
      >
        {(all) => (
          <>
            {open(all).length === 0 && <p className="mt-4">{t('introductions-office.sheets.none')}</p>}
            {open(all).length > shownNow(all).length && (
              <p className="mt-2 print:hidden">
                {t('introductions-office.sheets.leftOut', { count: open(all).length - shownNow(all).length })}
              </p>
            )}
            {shownNow(all).length > 0 && (
              <>
                <PrintAction isWaiting={family.isPending}>
                  {t('introductions-office.sheets.count', { count: shownNow(all).length })}
                </PrintAction>
                <div className="mt-3 print:hidden">
                  <RadioGroupField
                    label={t('introductions-office.sheets.layout')}
                    name="layout"
                    options={[
                      { value: 'list', label: t('introductions-office.sheets.asList') },
                      { value: 'each', label: t('introductions-office.sheets.each') },
                    ]}
                    chosen={layout}
                    onChange={({ target }) => setLayout(target.value)}
                  />
                </div>
                <ul className={clsx('mt-6', layout === 'list' && 'space-y-4')}>
                  {shownNow(all).map(({ shown }) => (
                    <Sheet key={shown.id} person={shown} family={family.data ?? null} isWhole={layout === 'each'} />
                  ))}
                </ul>
                <Foot />
              </>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

interface SheetProps {
  person: Introduction['shown'];
  family: (WithStar & { hasLogin: boolean }) | null;
  /** One sheet of paper for each. */
  isWhole: boolean;
}

function Sheet({ person, family, isWhole }: SheetProps) {
  const { id, name, own_script_name: own, age, first_img: picture, profile_details: details } = person;
  const { birth_star = null, star_pada = null, rasi = null } = details ?? {};
  const porutham = usePorutham(family, { gender: person.gender, birth_star, star_pada, rasi });
  // A family without a login sees the pictures that visitors see.
  const isSeen = picture !== null && (family?.hasLogin === true || !person.pictures_for_members);
  const facts = factsOf(fields, { ...details, ...person }).filter(({ value }) => value !== null);
  return (
    <li
      className={clsx(
        'flex gap-5 break-inside-avoid rounded-card bg-paper p-4 shadow-card [overflow-wrap:anywhere]',
        isWhole && 'mb-8 flex-col break-after-page last:break-after-auto print:text-[1.25em]',
      )}
    >
      <Portrait
        picture={isSeen ? smallPlaceOf('profile-images', picture) : null}
        alt=""
        eager
        className={clsx('shrink-0 self-start', isWhole ? 'w-64' : 'w-20')}
      />
      <div className="min-w-0 flex-1">
        <h2 translate="no" className="text-xl text-maroon-800">
          <PersonName own={own}>{name}</PersonName>
        </h2>
        <p className="text-muted">
          {[t('introductions.id', { id }), age === null ? null : formatAge(age)]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </p>
        {porutham !== null && <p className="font-medium text-maroon-800">{porutham}</p>}
        {isWhole ? <FactList look="paper" facts={facts} /> : <p>{facts.map(({ value }) => value).join(' · ')}</p>}
      </div>
    </li>
  );
}

function Foot() {
  const { bureau_name: bureau, phone } = useBureau();
  return (
    <p className="mt-6 border-t border-gold-500 pt-2">
      <span translate="no" className="font-display text-maroon-800">
        {bureau}
      </span>{' '}
      {phone} · {t('introductions-office.sheets.ask')}
    </p>
  );
}
