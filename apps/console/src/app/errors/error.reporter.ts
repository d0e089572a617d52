import { errorLogsSave } from '@platform/sdk/operations';
import { call } from '../../shared/client.ts';
import { createReporter, reportOf } from './error.report.ts';

const send = createReporter((report) => call(errorLogsSave, report));

/** Reports an error of this page to the server. */
export function reportError(thrown: unknown, component?: string): void {
  send(
    reportOf(thrown, { url: location.pathname + location.search, component, appVersion: __APP_VERSION__ }),
  );
}

/** Reports errors that no boundary catches: in event handlers, timers and unhandled promises. */
export function watchUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // A call that the page cancelled is not an error.
    if (reason instanceof Error && reason.name === 'AbortedError') return;
    reportError(reason, 'promise');
  });
}
