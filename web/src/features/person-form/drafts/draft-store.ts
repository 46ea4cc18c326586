import { z } from 'zod';
import { readDraft, removeDraft, writeDraft } from '@/features/person-form/drafts/drafts';
import { forgetPictures } from '@/features/person-form/drafts/stored-pictures';
import { createStore, useStore, type Store } from '@/lib/store';

const originSchema = z.object({
  updatedAt: z.string(),
  values: z.record(z.string(), z.string()),
  pictures: z.array(z.string()),
  charts: z.array(z.string()),
  contactOpen: z.boolean(),
});

const draftSchema = z.object({
  /** A uuid: the number under which a registration is asked for, and the name of the draft's pictures. */
  id: z.string(),
  /** What is typed. */
  values: z.record(z.string(), z.union([z.string(), z.boolean()])).nullable(),
  /** The picture fields that were changed: their pictures are in the browser's own store. */
  touchedPictures: z.array(z.string()),
  /** The id that the person will have. */
  reservedId: z.number().nullable(),
  /** What was sent last without an answer: it may have arrived. */
  sent: z.object({ person: z.string(), username: z.string().nullable() }).nullable(),
  /** What an edit started from. */
  origin: originSchema.nullable(),
});

type Draft = Readonly<z.infer<typeof draftSchema>>;
type DraftPart = Partial<Omit<Draft, 'id'>>;

interface DraftState {
  draft: Draft;
  /** Whether a reload of the page would find it. */
  isStored: boolean;
  /** Whether it was sent or thrown away: nothing is kept any more. */
  isForgotten: boolean;
}

function startDraft(): Draft {
  return { id: crypto.randomUUID(), values: null, touchedPictures: [], reservedId: null, sent: null, origin: null };
}

function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what is typed into one form over a reload of the page. Components read it with useDraft. */
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

  /** Adds to the draft and keeps it. */
  update(part: DraftPart): void {
    if (this.read().isForgotten) return;
    const draft = { ...this.read().draft, ...part };
    this.change({ draft, isStored: true });
    writeDraft(this.name, JSON.stringify(draft));
  }

  /** Adds to the draft what is worth keeping only together with what is typed. */
  note(part: DraftPart): void {
    if (this.read().isStored) this.update(part);
    else this.change({ draft: { ...this.read().draft, ...part } });
  }

  /** Remembers that a picture field was changed. */
  touchPictures(field: string): void {
    const { touchedPictures } = this.read().draft;
    if (!touchedPictures.includes(field)) this.update({ touchedPictures: [...touchedPictures, field] });
  }

  /** Forgets everything; what is typed next belongs to a new draft. */
  startAgain(): void {
    removeDraft(this.name);
    void forgetPictures(this.read().draft.id);
    this.change({ draft: startDraft(), isStored: false });
  }

  /** Forgets everything, for good. */
  forget(): void {
    this.startAgain();
    this.change({ isForgotten: true });
  }
}

/** The draft as it is now. */
export function useDraft(store: DraftStore): DraftState {
  return useStore(store.state);
}

/** Puts kept values in the place of a form's own; what does not fit is left out. */
export function restoreValues<Values extends object>(
  defaults: Values,
  kept: Readonly<Record<string, string | boolean>> | null,
): Values {
  const restored = { ...defaults };
  for (const [name, value] of Object.entries(kept ?? {}))
    if (typeof value === typeof Reflect.get(restored, name)) Reflect.set(restored, name, value);
  return restored;
}
