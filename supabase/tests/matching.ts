import { expect } from 'vitest';

// The same as vitest's own, which are typed `any`.

export const anyOf = (kind: unknown): unknown => expect.any(kind);
export const having = (part: object): unknown => expect.objectContaining(part);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const textWith = (part: string): unknown => expect.stringContaining(part);
