import {Component, type PropsWithChildren, type ReactNode} from 'react';
import type {CrashReportProps} from './CrashReport';

type Props = PropsWithChildren<{
  /** Renders the report, or throws the error again. */
  readonly fallback: (crash: CrashReportProps) => ReactNode;
}>;

/** An error boundary that accepts any value. The framework's takes a thrown `null` for no crash, and shows nothing. */
export default class CrashBoundary extends Component<Props, {readonly error?: Error}> {
  static getDerivedStateFromError(thrown: unknown) {
    return {error: thrown instanceof Error ? thrown : new Error(String(thrown))};
  }

  override state: {readonly error?: Error} = {};

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({error, tryAgain: () => this.setState({error: undefined})});
  }
}
