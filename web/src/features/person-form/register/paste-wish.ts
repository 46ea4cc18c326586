import { createStore } from '@/base/store';

/** Whether a button elsewhere wants to paste a biodata: the form of a new person then opens the dialog for it. */
export const pasteWish = createStore(false);
