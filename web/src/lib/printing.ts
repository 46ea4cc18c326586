import { createStore, useStore } from '@/base/store';

const preparing = createStore(false);

/** Whether a page draws and loads all that it has, because it will be printed. */
export const useIsPreparingPrint = (): boolean => useStore(preparing);

/** Begins or ends it. */
export const preparePrint = preparing.set;
