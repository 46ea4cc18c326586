import { lazyPart } from '@/base/load-part';
import { ImportPage } from '@/features/transfer/components/import-page';

const WishesOfNew = lazyPart(async () => (await import('@/app/wishes-of-new')).WishesOfNew);

/** The import with the fields of what a family looks for, which belong to the profiles. */
export function ImportRoute() {
  return <ImportPage wishesPart={(props) => <WishesOfNew {...props} />} />;
}
