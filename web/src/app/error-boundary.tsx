import { Component, type ReactNode } from 'react';
import { ErrorPage } from '@/app/error-page';

/**
 * Shows the error page when a page breaks, or its code cannot be fetched. Given a key for each visit of a page, it lets
 * the next visit try again. React catches such errors in class components only.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
