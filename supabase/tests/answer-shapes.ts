import type { z } from 'zod';

/** How the site reads the functions that answer JSON, by name: see shapes-of-site.ts. */
export const answerShapes = new Map<string, z.ZodType>();
