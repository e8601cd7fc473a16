import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { appText } from '../i18n/app';
import { forgetFailures } from './retry';

interface FaultProps {
  /** The current address; at a different one the page is tried again. */
  place: string;
  children: ReactNode;
}

interface State {
  message: string | null;
}

const NONE: State = { message: null };

/** A fault of ours, with what was saved and what to do. It clears when the player goes elsewhere or tries again. */
export class Fault extends Component<FaultProps, State> {
  override state: State = NONE;

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override componentDidUpdate({ place }: FaultProps) {
    if (place !== this.props.place && this.state.message !== null) this.setState(NONE);
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return <FaultPage message={message} onRetry={() => this.setState(NONE)} />;
  }
}

function FaultPage({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="page" id="main">
      <h1>{appText('brokenTitle')}</h1>
      <p>{appText('brokenAdvice')}</p>
      <p>
        <code>{message}</code>
      </p>
      <p className="actions">
        <button type="button" className="button primary" onClick={onRetry}>
          {appText('tryAgain')}
        </button>
        <button type="button" className="button" onClick={() => location.reload()}>
          {appText('loadAgain')}
        </button>
        <Link className="button" href="/">
          {appText('toLobby')}
        </Link>
      </p>
    </main>
  );
}
