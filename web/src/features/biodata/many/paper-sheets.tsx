import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { Biodata } from '@/features/biodata/api/biodata';
import { BiodataSheet } from '@/features/biodata/components/biodata-sheet';
import type { SheetWords } from '@/features/biodata/sheet-words';
import { useSheetParts, type Computed } from '@/features/biodata/use-sheet-parts';

/** So many sheets are laid out at a time, so that the page stays alive. */
const atATime = 12;

interface PaperSheetsProps {
  sheets: readonly { profile: Biodata; words: SheetWords }[];
  /** Under each sheet of a copy, a line for each copy. */
  notes: readonly string[];
  computed: Computed;
  /** Stable; gets the number of sheets with all their parts. */
  onStep: (done: number) => void;
}

/** The biodata of each person, one page each, copy after copy. */
export function PaperSheets({ sheets, notes, computed, onStep }: PaperSheetsProps) {
  const [done, setDone] = useState(0);
  const onReady = useCallback(() => setDone((before) => before + 1), []);
  const all = useMemo(() => notes.flatMap((note) => sheets.map((sheet) => ({ ...sheet, note }))), [sheets, notes]);
  useEffect(() => onStep(done), [done, onStep]);
  return all
    .slice(0, done + atATime)
    .map(({ profile, words, note }) => (
      <PaperSheet
        key={`${note} ${profile.id}`}
        profile={profile}
        words={words}
        note={note}
        computed={computed}
        onReady={onReady}
      />
    ));
}

interface PaperSheetProps {
  profile: Biodata;
  words: SheetWords;
  note: string;
  computed: Computed;
  onReady: () => void;
}

const PaperSheet = memo(function PaperSheet({ profile, words, note, computed, onReady }: PaperSheetProps) {
  const parts = useSheetParts(profile, computed);
  const isReady = !parts.isWaiting;
  useEffect(() => {
    if (!isReady) return;
    // In a task of its own: between two sheets the browser paints the progress.
    const timer = setTimeout(onReady);
    return () => {
      clearTimeout(timer);
    };
  }, [isReady, onReady]);
  return <BiodataSheet profile={profile} words={words} second={null} parts={parts} note={note} />;
});
