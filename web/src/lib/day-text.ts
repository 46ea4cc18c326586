import { z } from 'zod';
import { readDate } from '@/lib/read-date';

/** A day as a date field gives it, or empty. One that cannot be read is refused in words. */
export const dayText = () =>
  z.string().superRefine((day, context) => {
    // The year does not matter: what can be read comes in stored form.
    const reading = day === '' ? null : readDate(day, 2100);
    if (reading !== null && 'problem' in reading)
      context.addIssue({ code: 'custom', message: reading.problem, continue: false });
  });
