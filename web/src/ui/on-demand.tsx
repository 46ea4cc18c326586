import { Component, Suspense, type ReactNode } from 'react';

/** Renders nothing when what it holds cannot be fetched: an extra that fails must not take the page with it. */
class QuietBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Holds a lazy part that appears when it is asked for and needs no place before. */
export function OnDemand({ children }: { children: ReactNode }) {
  return (
    <QuietBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </QuietBoundary>
  );
}
