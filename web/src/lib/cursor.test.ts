import { expect, it } from 'vitest';
import { cursorAfter, cursorFilter } from '@/lib/cursor';

it('continues after the last row, with its time to the microsecond', () => {
  const rows = [
    { created_at: '2026-03-12T10:00:00.000002+00:00', id: 9 },
    { created_at: '2026-03-12T10:00:00.000001+00:00', id: 4 },
  ];
  expect(cursorAfter('created_at', rows)).toEqual({ time: '2026-03-12T10:00:00.000001+00:00', id: 4 });
});

it('has nowhere to continue after nothing', () => {
  expect(cursorAfter('created_at', [])).toBeNull();
});

it('asks for earlier rows and, at the same time, for smaller ids', () => {
  expect(cursorFilter('created_at', { time: '2026-03-12T10:00:00.000001+00:00', id: 4 })).toBe(
    'created_at.lt."2026-03-12T10:00:00.000001+00:00",id.lt.4',
  );
});
