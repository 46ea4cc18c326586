import { z } from 'zod';
import { limitedText } from '@/lib/limited-text';

export const longestSearchName = 60;

export const searchName = z.object({ name: limitedText(longestSearchName).min(1, 'Enter a name for the search.') });
