import { logoQueryOptions } from '@/bureau/api/office-settings';
import type { Biodata } from '@/features/biodata/api';
import { type PictureBucket, type PictureSource, placeOf, usePicture } from '@/lib/pictures';
import type { OnSettled } from '@/ui/on-demand';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';

/** A picture on the sheet, which must load before printing. */
export interface SheetPicture {
  /** Null when there is no picture to show. */
  source: PictureSource | null;
  isWaiting: boolean;
  /** The picture exists, but failed to load. */
  isMissing: boolean;
  /** Called when the picture has loaded or failed. */
  onSettled: (loaded: boolean) => void;
}

/** Loads a picture for the sheet. A null value means none. */
function useSheetPicture(bucket: PictureBucket, value: string | null): SheetPicture {
  const { source, pending } = usePicture(value === null ? null : placeOf(bucket, value));
  return useSettled(source, pending, value !== null);
}

/** Loads the bureau's logo for the sheet. Without one, or if it does not come, the sheet has the lotus. */
function useSheetLogo(): SheetPicture {
  const { data = null, isLoading } = useQuery(logoQueryOptions());
  return useSettled(data, isLoading, data !== null);
}

function useSettled(source: PictureSource | null, pending: boolean, isThere: boolean): SheetPicture {
  const [settled, setSettled] = useState<{ source: PictureSource; loaded: boolean } | null>(null);
  const isWaiting = pending || (source !== null && settled?.source !== source);
  const isMissing = !isWaiting && isThere && (source === null || settled?.loaded === false);
  return {
    source: isMissing ? null : source,
    isWaiting,
    isMissing,
    onSettled: (loaded) => {
      if (source !== null) setSettled({ source, loaded });
    },
  };
}

/** Renders the computed parts of a birth; null without birth data. It calls `onSettled`, which is stable. */
type ComputeOnPaper = (details: Biodata['profile_details'], onSettled: OnSettled) => ReactNode;

/** The parts of a sheet that are computed from the birth. */
export interface Computed {
  drawCharts: ComputeOnPaper;
  drawPanchangam: ComputeOnPaper;
  /** Dasas and degrees. */
  writeJathakam: ComputeOnPaper;
}

/** The parts of a sheet. */
export type SheetParts = ReturnType<typeof useSheetParts>;

/** The pictures of a sheet and its computed parts: each may be loading. */
export function useSheetParts(profile: Biodata, { drawCharts, drawPanchangam, writeJathakam }: Computed) {
  const parts = {
    portrait: useSheetPicture('profile-images', profile.first_img),
    chart: useSheetPicture('birth-charts', profile.birth_chart),
    /** The bureau's own; without one the sheet has the lotus. */
    logo: useSheetLogo(),
    charts: useComputed(drawCharts, profile),
    panchangam: useComputed(drawPanchangam, profile),
    jathakam: useComputed(writeJathakam, profile),
  };
  return { ...parts, isWaiting: Object.values(parts).some(({ isWaiting }) => isWaiting) };
}

/** A computed part of the sheet: whether there is one, is wanted and still loading. */
function useComputed(compute: ComputeOnPaper, { profile_details, birth_chart }: Biodata) {
  // With the family's own chart, the computed parts are off by default.
  const [isWanted, setIsWanted] = useState(birth_chart === null);
  // Null while it is loading; false where the place has no certain clock, for example.
  const [isShown, setIsShown] = useState<boolean | null>(null);
  const onSettled = useCallback<OnSettled>((hasContent) => setIsShown(hasContent), []);
  const computed = compute(profile_details, onSettled);
  const shown = isWanted ? computed : null;
  return {
    canBe: computed !== null && isShown !== false,
    isWanted,
    want: (wanted: boolean) => {
      setIsWanted(wanted);
      setIsShown(null);
    },
    shown,
    isWaiting: shown !== null && isShown === null,
  };
}
