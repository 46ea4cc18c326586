import { useState } from 'react';
import { lazyPart } from '@/lib/load-part';
import type { PicturePlace } from '@/lib/pictures';
import { OnDemand } from '@/ui/on-demand';

export interface DialogPicture {
  place: PicturePlace;
  alt: string;
  caption: string;
  width: number;
  height: number;
}

export interface PictureDialogProps {
  /** What the pictures are of, read out as the dialog's name. */
  title: string;
  pictures: readonly DialogPicture[];
  /** The picture shown; null is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

const PictureViewer = lazyPart(async () => (await import('@/ui/picture-viewer')).PictureViewer);

/** Shows pictures large, one at a time. The arrow keys turn them, Escape closes, the focus returns to where it was. */
export function PictureDialog(props: PictureDialogProps) {
  // Once fetched it stays: on closing it still has the focus to give back.
  const [used, setUsed] = useState(false);
  if (props.index !== null && !used) setUsed(true);
  if (!used) return null;
  return (
    <OnDemand>
      <PictureViewer {...props} />
    </OnDemand>
  );
}
