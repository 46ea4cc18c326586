import { createStore } from '@/base/store';

/** Whether the list of saved searches is asked for from another part of the site: the list of profiles then opens it. */
export const savedSearchesWish = createStore(false);
