import { createStore } from '@/base/store';

/** What a button elsewhere asks of the form of a new person: to be there, or to open the dialog for a biodata. */
export const entryWish = createStore<'form' | 'paste' | null>(null);
