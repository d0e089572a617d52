import { CloudOff, TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { ModuleStuckError } from '../../shared/import-fetched.ts';
import { retryFailedParts } from '../../shared/lazy-part.tsx';
import { PageLoadError } from '../../shared/load-part.ts';
import { useText } from '../../shared/messages.ts';
import { PlainButton } from '../../shared/plain-button.tsx';
import { reportError } from '../errors/error.reporter.ts';
import { ErrorState } from '../errors/error-state.tsx';
import { errorPageMessages } from '../errors/errors.messages.ts';
import { checkVersion } from '../version/version.watch.ts';

interface Props {
  /** Name of the failed page in the error report. */
  name: string;
  children: ReactNode;
}

/** Keeps a failure inside its page and reports it. */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  #retried = false;

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, this.props.name);
    if (error instanceof PageLoadError) checkVersion();
    // The browser asks before it discards unsaved input (unsaved.guard.ts).
    if (this.#retried && isStuck(error)) location.reload();
  }

  retry = (): void => {
    this.#retried = true;
    retryFailedParts();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <PageFailure error={error} retry={this.retry} />;
  }
}

const isStuck = (error: unknown): boolean =>
  error instanceof PageLoadError && error.cause instanceof ModuleStuckError;

function PageFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const text = useText(errorPageMessages);
  const loading = error instanceof PageLoadError;
  return (
    <ErrorState
      icon={loading ? CloudOff : TriangleAlert}
      title={text(loading ? 'loadFailed' : 'pageFailed')}
      actions={
        <>
          <PlainButton variant="primary" onClick={retry}>
            {text('retry')}
          </PlainButton>
          <PlainButton onClick={() => location.reload()}>{text('reloadBrowser')}</PlainButton>
        </>
      }
    >
      <p role="alert">
        {text(loading ? (error.timedOut ? 'loadTimedOutText' : 'loadFailedText') : 'pageFailedText')}
      </p>
    </ErrorState>
  );
}
