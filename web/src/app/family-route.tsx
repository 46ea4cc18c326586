import { lazyPart } from '@/base/load-part';
import { FamilyPage } from '@/features/introductions/components/pages';
import type { LocationOf } from '@/lib/navigation/location';

const CandidateQuestion = lazyPart(
  async () => (await import('@/features/consents/components/candidate-question')).CandidateQuestion,
);

const OwnStatementsPart = lazyPart(async () => (await import('@/app/own-statements')).OwnStatementsPart);

/** The page of a private link; one that was made for the candidate asks for her own answer, another one has the statements. */
export const FamilyRoute = (location: LocationOf<'family'>) => (
  <FamilyPage {...location} Question={CandidateQuestion} Statements={OwnStatementsPart} />
);
