import { z } from 'zod';
import { question } from '@/lib/rpc';

/** Of some people, by their ids, for the admin: who has no telephone number, and who was never asked about other families. */
export const gaps = question(
  'read_gaps',
  z.object({ no_number: z.array(z.number()), not_asked: z.array(z.number()) }),
  0,
);
