import '@/features/biodata/many/paper.css';
import type { Biodata } from '@/features/biodata/api';
import { BiodataSheet } from '@/features/biodata/components/biodata-sheet';
import { PaperTable } from '@/features/biodata/many/paper-table';
import type { PaperWords } from '@/features/biodata/many/paper-words';
import type { SheetWords } from '@/features/biodata/sheet-sections';
import { type Computed, useSheetParts } from '@/features/biodata/sheet-parts';
import type { ShownLanguage } from '@/texts/languages';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

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
function PaperSheets({ sheets, notes, computed, onStep }: PaperSheetsProps) {
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
    return () => clearTimeout(timer);
  }, [isReady, onReady]);
  return <BiodataSheet profile={profile} words={words} second={null} parts={parts} note={note} />;
});

/** What is printed, with all its words. */
export interface PrintJob {
  size: 'a4' | 'a5';
  language: ShownLanguage;
  title: string;
  /** For each copy: the foot of its pages. */
  feet: readonly string[];
  content:
    | { kind: 'biodatas'; sheets: readonly { profile: Biodata; words: SheetWords }[] }
    | { kind: 'list' | 'book'; words: PaperWords };
}

/** How many steps of work a job has. */
export const stepsOf = ({ content, feet }: PrintJob): number =>
  content.kind === 'biodatas' ? content.sheets.length * feet.length : 1;

const whenLoaded = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    if (image.complete) resolve();
    for (const settled of ['load', 'error']) image.addEventListener(settled, () => resolve(), { once: true });
  });

interface PaperProps {
  job: PrintJob;
  computed: Computed;
  done: number;
  /** Stable. */
  onStep: (done: number) => void;
  /** Stable. */
  onPrinted: () => void;
}

/** Lays out the paper beside the site, and prints it once all of it is there. */
export function Paper({ job, computed, done, onStep, onPrinted }: PaperProps) {
  const place = useRef<HTMLDivElement>(null);
  const { content, size, language, title, feet } = job;
  const isTable = content.kind !== 'biodatas';
  useEffect(() => {
    if (isTable) onStep(1);
  }, [isTable, onStep]);

  const isLaidOut = done === stepsOf(job);
  useEffect(() => {
    if (!isLaidOut) return;
    let isCurrent = true;
    const images = [...(place.current?.querySelectorAll('img') ?? [])];
    void Promise.all([document.fonts.ready, ...images.map(whenLoaded)]).then(() => {
      if (!isCurrent) return;
      window.addEventListener('afterprint', onPrinted, { once: true });
      window.print();
    });
    return () => {
      isCurrent = false;
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [isLaidOut, onPrinted]);

  return createPortal(
    <div ref={place} lang={language} className={`print-alone paper paper-${size}`}>
      {content.kind === 'biodatas' ? (
        <PaperSheets sheets={content.sheets} notes={feet} computed={computed} onStep={onStep} />
      ) : (
        feet.map((foot) => (
          <PaperTable key={foot} kind={content.kind} words={content.words} title={title} foot={foot} />
        ))
      )}
    </div>,
    document.body,
  );
}
