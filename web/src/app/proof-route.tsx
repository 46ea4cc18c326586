import { lazyPart } from '@/base/load-part';
import { needTexts } from '@/texts/language';

// Apart from the table of routes, which is in the first load with the names of all that a page needs.
const ProofPage = lazyPart(async () => {
  const [part] = await Promise.all([import('@/features/consents/components/proof-page'), needTexts('consents')]);
  return part.ProofPage;
});

/** What a family agreed to, on paper. */
export const ProofRoute = ({ profileId }: { profileId: number | null }) => <ProofPage profileId={profileId} />;
