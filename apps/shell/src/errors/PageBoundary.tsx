import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Another one shows the children again: the address. */
  resetKey: string;
  /** Renders the fallback, with a way to retry. */
  renderFallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called before a retry. */
  onRetry: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  /** Wrapped, because anything may be thrown. */
  caught: { error: unknown } | null;
  resetKey: string;
}

/** Confines a page's failure to the page: header and footer remain. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { caught: null, resetKey: props.resetKey };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ caught: null });
  };

  override render() {
    const { caught } = this.state;
    return caught ? this.props.renderFallback(caught.error, this.retry) : this.props.children;
  }
}
