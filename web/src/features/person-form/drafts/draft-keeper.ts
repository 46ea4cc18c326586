import { z } from 'zod';
import { readDraft, removeDraft, writeDraft } from '@/features/person-form/drafts/drafts';
import { forgetPictures } from '@/features/person-form/drafts/stored-pictures';

const texts = z.record(z.string(), z.string());

const originSchema = z.object({
  updatedAt: z.string(),
  values: texts,
  pictures: z.array(z.string()),
  charts: z.array(z.string()),
  contactOpen: z.boolean(),
});

const draftSchema = z.object({
  id: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])).nullable(),
  touchedPictures: z.array(z.string()),
  reservedId: z.number().nullable(),
  sent: z.object({ person: z.string(), username: z.string().nullable() }).nullable(),
  origin: originSchema.nullable(),
});

interface Draft {
  /** A uuid: the number under which a registration is asked for, and the name of the draft's pictures. */
  id: string;
  values: Record<string, string | boolean> | null;
  /** The picture fields that were changed. */
  touchedPictures: string[];
  /** The id that the person will have. */
  reservedId: number | null;
  /** What was sent last without an answer: it may have arrived. */
  sent: { person: string; username: string | null } | null;
  /** What an edit started from. */
  origin: z.infer<typeof originSchema> | null;
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

/** Keeps what is typed into one form over a reload of the page. */
export class DraftKeeper {
  private readonly name: string;
  private kept: Draft;
  private stored: boolean;
  private forgotten = false;

  constructor(name: string) {
    this.name = name;
    const found = parseDraft(readDraft(name));
    this.stored = found !== null;
    this.kept = found ?? startDraft();
  }

  get draft(): Readonly<Draft> {
    return this.kept;
  }

  /** Whether a reload of the page would find it. */
  get isStored(): boolean {
    return this.stored;
  }

  /** Whether the draft was sent or thrown away: nothing is kept any more. */
  get isForgotten(): boolean {
    return this.forgotten;
  }

  /** Adds to the draft and keeps it. */
  update(part: Partial<Omit<Draft, 'id'>>): void {
    if (this.forgotten) return;
    this.stored = true;
    this.kept = { ...this.kept, ...part };
    writeDraft(this.name, JSON.stringify(this.kept));
  }

  /** Adds to the draft what is worth keeping only together with what is typed. */
  note(part: Partial<Omit<Draft, 'id'>>): void {
    if (this.stored) this.update(part);
    else this.kept = { ...this.kept, ...part };
  }

  /** Remembers that a picture field was changed: its pictures are then found in the browser's own store. */
  touchPictures(field: string): void {
    if (!this.kept.touchedPictures.includes(field))
      this.update({ touchedPictures: [...this.kept.touchedPictures, field] });
  }

  /** Forgets everything; what is typed next belongs to a new draft. */
  startAgain(): void {
    removeDraft(this.name);
    void forgetPictures(this.kept.id);
    this.stored = false;
    this.kept = startDraft();
  }

  /** Forgets everything, for good. */
  forget(): void {
    this.startAgain();
    this.forgotten = true;
  }
}

/** Puts kept values in the place of a form's own; what does not fit is left out. */
export function restoreValues<Values extends Record<string, string | boolean>>(
  defaults: Values,
  kept: Readonly<Record<string, string | boolean>> | null,
): Values {
  const restored = { ...defaults };
  for (const [name, value] of Object.entries(kept ?? {}))
    if (typeof value === typeof restored[name]) Reflect.set(restored, name, value);
  return restored;
}
