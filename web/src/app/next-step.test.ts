import { describe, expect, it } from 'vitest';
import { nextStep } from '@/app/next-step';

const today = '2026-11-27';
const person = { status: 'verified', visible: true };
type Shown = Parameters<typeof nextStep>[0]['introductions'][number];
const shown = (name: string, changes: Partial<Shown> = {}): Shown => ({
  how: 'List',
  shown_at: '2026-11-20T06:00:00Z',
  asked_at: null,
  ask_again_on: null,
  answer: null,
  answered_at: null,
  request_id: null,
  shown: { name, visible: true, asked: [] },
  ...changes,
});
const asked = { how: 'Interest', asked_at: '2026-11-26T06:00:00Z' };
const later = { answer: 'later', answered_at: '2026-11-23T06:00:00Z' };
const callOn = (day: string, done: string | null = null) => ({ call_again_on: day, done_at: done });
const next = (introductions: Shown[], log: ReturnType<typeof callOn>[] = [], who = person) =>
  nextStep({ person: who, introductions, log, today });

describe('what the office does next', () => {
  it('is a call that is due, the oldest first', () => {
    const log = [callOn('2026-11-27'), callOn('2026-11-25'), callOn('2026-11-20', '2026-11-21')];
    expect(next([shown('Nagaraj', asked)], log)).toEqual({ kind: 'call', day: '2026-11-25' });
  });

  it('is to ask about the family that has waited longest', () => {
    const rows = [shown('Nagaraj', asked), shown('Gaurav', { ...asked, asked_at: '2026-11-24T06:00:00Z' })];
    expect(next(rows)).toEqual({ kind: 'ask', name: 'Gaurav', since: '2026-11-24T06:00:00Z' });
  });

  it('is to ask again on the day that the family named, not before', () => {
    const again = shown('Nagaraj', { ...later, ask_again_on: today });
    expect(next([again])).toEqual({ kind: 'ask', name: 'Nagaraj', since: '2026-11-23T06:00:00Z' });
    expect(next([{ ...again, ask_again_on: '2026-12-01' }])).toBeNull();
  });

  it('is to ask the family of somebody who interests this one', () => {
    const question = { id: 1, asked_at: '2026-11-26T06:00:00Z', answer: null };
    const liked = (asked: Shown['shown']['asked']) =>
      shown('Nagaraj', { ...later, answer: 'interested', shown: { name: 'Nagaraj', visible: true, asked } });
    expect(next([shown('Gaurav'), liked([question])])).toEqual({
      kind: 'other',
      name: 'Nagaraj',
      since: '2026-11-23T06:00:00Z',
    });
    expect(next([liked([{ ...question, answer: 'not interested' }])])).toBeNull();
  });

  it('is a planned call before a family that has not answered', () => {
    expect(next([shown('Nagaraj')], [callOn('2026-12-01')])).toEqual({ kind: 'call', day: '2026-12-01' });
    expect(next([shown('Nagaraj')])).toEqual({ kind: 'answer', name: 'Nagaraj', since: '2026-11-20T06:00:00Z' });
  });

  it('is to verify, and to show matches to a family without any', () => {
    const waiting = { status: 'submitted', visible: false };
    expect(next([], [], waiting)).toEqual({ kind: 'verify' });
    expect(next([])).toEqual({ kind: 'show' });
  });

  it('is nothing about people who are hidden', () => {
    expect(next([shown('Nagaraj', { ...asked, shown: { name: 'Nagaraj', visible: false, asked: [] } })])).toBeNull();
    expect(next([shown('Nagaraj', asked)], [], { status: 'engaged', visible: false })).toBeNull();
  });
});
