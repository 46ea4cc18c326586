import { useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { PeopleOfQuery } from '@/features/people/people-of-query';
import { defaultTableView } from '@/features/people/table-view';
import { ExportDialog } from '@/features/transfer/components/export-dialog';
import { ImportPage } from '@/features/transfer/components/import-page';
import { t } from '@/texts/texts';
import { Download } from '@/ui/icons';

const WishesOfNew = lazyPart(async () => (await import('@/app/wishes-of-new')).WishesOfNew);

/** The import with the fields of what a family looks for, which belong to the profiles; and the export of everybody. */
export const ImportRoute = () => (
  <>
    <ImportPage wishesPart={(props) => <WishesOfNew {...props} />} />
    <ExportPart />
  </>
);

function ExportPart() {
  const [ids, setIds] = useState<number[] | null>(null);
  return (
    <section aria-labelledby="export" className="wrap -mt-12 pb-24">
      <h2 id="export" className="text-xl text-maroon-800">
        {t('transfer.export.title')}
      </h2>
      <p className="mb-3">{t('desk.exportAll')}</p>
      <PeopleOfQuery
        query={defaultTableView}
        onFound={(people) => setIds(people.map(({ id }) => id))}
        className="w-fit"
      >
        <Download aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('admin.links.export')}
      </PeopleOfQuery>
      {ids && <ExportDialog ids={ids} onClose={() => setIds(null)} />}
    </section>
  );
}
