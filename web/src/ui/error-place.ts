import { createContext, type ReactNode } from 'react';

/** The part in the place of the error page; null for the error page itself. */
export const ErrorPlace = createContext<ReactNode>(null);
