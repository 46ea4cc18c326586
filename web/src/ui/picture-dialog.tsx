import { useState } from 'react';
import { lazyPart } from '@/first-load/load-part';
import { OnDemand } from '@/ui/on-demand';
import type { PictureDialogProps } from '@/ui/picture-viewer';

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
