import { Component, type ReactNode } from 'react';
import { ErrorPage } from '@/bureau/components/page-title';
import type { Location } from '@/lib/navigation/location';

interface ErrorBoundaryProps {
  /** Where the user is. Going anywhere, even to the same page again, tries again. */
  location: Location;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  location: Location;
}

/** Shows the error page when a page breaks, or its code cannot be fetched. React catches such errors in class components only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, location: this.props.location };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return location === state.location ? null : { failed: false, location };
  }

  override render() {
    return this.state.failed ? <ErrorPage offersReload /> : this.props.children;
  }
}
