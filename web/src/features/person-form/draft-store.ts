import { z } from 'zod';
import { readDraft, removeDraft, writeDraft } from '@/features/person-form/drafts';
import { deleteStoredPictures } from '@/features/person-form/stored-pictures';
import { createStore, useStore, type Store } from '@/base/store';
import { doubts } from '@/person/reading/reading';
import { typedConsents } from '@/person/typed-consents';

const originSchema = z.object({
  updatedAt: z.string(),
  values: z.record(z.string(), z.string()),
  pictures: z.array(z.string()),
  charts: z.array(z.string()),
  contactOpen: z.boolean(),
});

const readingSchema = z.object({
  /** The doubtful values of a pasted biodata, by field: the value, its line, and why. */
  remarks: z.record(z.string(), z.object({ value: z.string(), source: z.string(), why: z.enum(doubts).optional() })),
  /** What the family looks for, in its own words. */
  expectations: z.array(z.string()).default([]),
  /** The wishes that were read from it, in the words of a file. */
  readWishes: z.string().default(''),
  /** Lines of which nothing was made. */
  rest: z.array(z.string()),
  /** Whether these lines are left out of the log. */
  dropsRest: z.boolean().default(false),
  /** How many fields it filled in. */
  filled: z.number(),
});

/** The kept part of a pasted biodata until its person is registered. */
export type KeptReading = z.infer<typeof readingSchema>;

const filtersSchema = z.record(z.string(), z.string());
const wishesSchema = z.object({ must: filtersSchema, hoped: filtersSchema });

const valuesSchema = z.record(z.string(), z.union([z.string(), z.boolean(), typedConsents]));

export type KeptValues = Readonly<z.infer<typeof valuesSchema>>;

const draftSchema = z.object({
  /** A uuid: the request id of a registration, and the key of the draft's pictures. */
  id: z.string(),
  /** The form values. */
  values: valuesSchema.nullable(),
  /** The values that it began with, of an enquiry. Null for none. */
  given: valuesSchema.nullable().default(null),
  /** Changed picture fields: stored-pictures.ts holds their pictures. */
  touchedPictures: z.array(z.string()),
  /** The id that the person will have. */
  reservedId: z.number().nullable(),
  /** The last request without a response: it may have succeeded. */
  sent: z.object({ person: z.string(), username: z.string().nullable() }).nullable(),
  /** The base version of an edit. */
  origin: originSchema.nullable(),
  reading: readingSchema.nullable(),
  wishes: wishesSchema.nullable().default(null),
  /** The enquiry that becomes this person, and its sender. */
  enquiry: z.object({ id: z.number(), name: z.string() }).nullable().default(null),
  /** Somebody of the same household, who shares the number. */
  householdOf: z.number().nullable().default(null),
});

export type Draft = Readonly<z.infer<typeof draftSchema>>;
type DraftPart = Partial<Omit<Draft, 'id'>>;

interface DraftState {
  draft: Draft;
  /** Whether it would survive a reload. */
  isStored: boolean;
  /** Whether it was sent or discarded: nothing is stored any more. */
  isForgotten: boolean;
}

const startDraft = (): Draft => ({
  id: crypto.randomUUID(),
  values: null,
  given: null,
  touchedPictures: [],
  reservedId: null,
  sent: null,
  origin: null,
  reading: null,
  wishes: null,
  enquiry: null,
  householdOf: null,
});

function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps one form's input across reloads. Components subscribe with useDraft. */
export class DraftStore {
  private readonly name: string;
  readonly state: Store<DraftState>;

  constructor(name: string) {
    this.name = name;
    const found = parseDraft(readDraft(name));
    this.state = createStore<DraftState>({
      draft: found ?? startDraft(),
      isStored: found !== null,
      isForgotten: false,
    });
  }

  read(): DraftState {
    return this.state.get();
  }

  private change(next: Partial<DraftState>): void {
    this.state.set({ ...this.read(), ...next });
  }

  /** Updates the draft and stores it. */
  update(part: DraftPart): void {
    if (this.read().isForgotten) return;
    const draft = { ...this.read().draft, ...part };
    this.change({ draft, isStored: true });
    writeDraft(this.name, JSON.stringify(draft));
  }

  /** Updates the draft; it is stored only together with typed values. */
  note(part: DraftPart): void {
    if (this.read().isStored) this.update(part);
    else this.change({ draft: { ...this.read().draft, ...part } });
  }

  /** Marks a picture field as changed. */
  touchPictures(field: string): void {
    const { touchedPictures } = this.read().draft;
    if (!touchedPictures.includes(field)) this.update({ touchedPictures: [...touchedPictures, field] });
  }

  /** Clears the draft and starts a new one. */
  startAgain(): void {
    removeDraft(this.name);
    void deleteStoredPictures(this.read().draft.id);
    this.change({ draft: startDraft(), isStored: false });
  }

  /** Clears the draft and stores nothing more. */
  forget(): void {
    this.startAgain();
    this.change({ isForgotten: true });
  }
}

export const useDraft = (store: DraftStore): DraftState => useStore(store.state);

/** Overlays a form's values with stored ones; ignores invalid ones. */
export function restoreValues<Values extends object>(defaults: Values, kept: KeptValues | null): Values {
  const restored = { ...defaults };
  for (const [name, value] of Object.entries(kept ?? {}))
    if (typeof value === typeof Reflect.get(restored, name)) Reflect.set(restored, name, value);
  return restored;
}
