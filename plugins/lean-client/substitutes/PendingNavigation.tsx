import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {Component, type PropsWithChildren, type ReactNode} from 'react';

type Props = PropsWithChildren<{location: Location}>;

/** What is left of Docusaurus's own component of this name beside `HeldRouter`: it tells which page came before. */
export default class PendingNavigation extends Component<Props> {
  private previous: Location | null = null;

  override shouldComponentUpdate({location}: Props): boolean {
    const hasMoved = location !== this.props.location;
    if (hasMoved) this.previous = this.props.location;
    return hasMoved;
  }

  override render(): ReactNode {
    const {location, children} = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previous} location={location}>
        <>{children}</>
      </ClientLifecyclesDispatcher>
    );
  }
}
