// Runs before each file of the access tests: whatever a function answers there as JSON is compared with the shape by which the
// site reads it.
import { vi } from 'vitest';
import { z } from 'zod';
import { consent } from '../../web/src/bureau/api/consents.ts';
import { communityRelations, filterValues } from '../../web/src/bureau/api/filter-values.ts';
import { gaps } from '../../web/src/bureau/api/gaps.ts';
import { keeping } from '../../web/src/bureau/api/profiles.ts';
import { printedPeople } from '../../web/src/features/biodata/api.ts';
import { linkedFamily, shownPerson } from '../../web/src/features/introductions/api/shown-people.ts';
import { previousStates, receipt, verificationReport } from '../../web/src/features/people/api.ts';
import { nominee } from '../../web/src/features/profiles/api/office.ts';
import { fit, fits, matches, whatIf } from '../../web/src/features/profiles/api/wishes.ts';
import { undoneSchema } from '../../web/src/features/transfer/api.ts';
import { importReport } from '../../web/src/features/transfer/import-report.ts';
import '../../web/src/texts/build/english.ts';
import { answerShapes } from './answer-shapes.ts';

// They need a browser, and nothing is asked by them here.
vi.mock('@/lib/backend/client', () => ({}));
vi.mock('@/lib/backend/session', () => ({ onIdentityChange: () => undefined }));

const shapes = {
  count_what_if: whatIf,
  erase_due_profiles: z.array(receipt),
  erase_profile: receipt.nullable(),
  explain_fit: fit,
  find_matches: z.union([matches, fits]),
  import_people: importReport,
  list_community_relations: communityRelations,
  list_consents: z.array(consent),
  list_filter_values: filterValues,
  list_my_matches: z.array(shownPerson),
  open_family_link: linkedFamily,
  print_people: printedPeople,
  read_gaps: gaps.shape,
  read_keeping: keeping,
  read_nominee: nominee,
  save_nominee: nominee,
  set_profile_statuses: previousStates,
  undo_import: undoneSchema,
  verify_profiles: verificationReport,
};
for (const [name, shape] of Object.entries(shapes)) answerShapes.set(name, shape);

// Those of the features with one api.ts, whose questions have name and shape (web/src/lib/rpc.ts).
const asked = z.object({ name: z.string(), shape: z.instanceof(z.ZodType) });
const doors = import.meta.glob<Record<string, unknown>>('../../web/src/features/*/api.ts', { eager: true });
for (const { success, data } of Object.values(doors)
  .flatMap((door) => Object.values(door))
  .map((exported) => asked.safeParse(exported)))
  if (success) answerShapes.set(data.name, data.shape);
