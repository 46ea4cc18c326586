import { createStore } from '@/base/store';

/** Whether a link elsewhere on the site wants the list of saved searches: the list of profiles then opens it. */
export const savedSearchesWish = createStore(false);
