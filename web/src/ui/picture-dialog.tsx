import { useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { OnDemand } from '@/ui/on-demand';
import type { PictureDialogProps } from '@/ui/picture-viewer';

const PictureViewer = lazyPart(async () => (await import('@/ui/picture-viewer')).PictureViewer);

/** A lightbox: arrow keys change the picture, Escape closes, the focus returns to its trigger. */
export function PictureDialog(props: PictureDialogProps) {
  // It stays mounted after the first use, because on closing it restores the focus.
  const [used, setUsed] = useState(false);
  if (props.index !== null && !used) setUsed(true);
  if (!used) return null;
  return (
    <OnDemand>
      <PictureViewer {...props} />
    </OnDemand>
  );
}
