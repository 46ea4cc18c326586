import { Component, Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '@/base/load-part';
import type { PictureDialogProps } from '@/ui/picture-viewer';

interface OnDemandProps {
  children: ReactNode;
  /** Called when it cannot be loaded or rendered, for who waits for it. */
  onFailed?: (() => void) | undefined;
}

/** Called when a part is rendered, or cannot be, for what waits for it: whether it shows anything. */
export type OnSettled = (isShown: boolean) => void;

/** An error boundary that renders nothing: a failed optional part must not take the page down. */
class QuietBoundary extends Component<OnDemandProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Wraps a lazy component that appears on request and needs no placeholder. On a slow line, a bar at the edge of the window moves. */
export const OnDemand = ({ children, onFailed }: OnDemandProps) => (
  <QuietBoundary onFailed={onFailed}>
    <Suspense fallback={<span aria-hidden="true" className="waiting-long" />}>{children}</Suspense>
  </QuietBoundary>
);

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
