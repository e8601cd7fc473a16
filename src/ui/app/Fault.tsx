import { Component, type ReactNode } from 'react';

interface State {
  message: string | null;
}

/** A fault of ours, told with what was kept and what to do. */
export class Fault extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <main className="page" id="main">
        <h1>Something broke on this page</h1>
        <p>Your battle is kept up to the last order. Load the page again to go on.</p>
        <p>
          <code>{message}</code>
        </p>
        <p className="actions">
          <button type="button" className="button primary" onClick={() => location.reload()}>
            Load again
          </button>
          <a className="button" href="/">
            To the lobby
          </a>
        </p>
      </main>
    );
  }
}
