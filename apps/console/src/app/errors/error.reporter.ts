import { errorLogsSave } from '@platform/sdk/operations';
import { call } from '../../shared/client.ts';
import { createReporter, reportOf } from './error.report.ts';

const send = createReporter((report) => call(errorLogsSave, report));

/** Tells the server of an error of this page. */
export function reportError(thrown: unknown, component?: string): void {
  send(
    reportOf(thrown, { url: location.pathname + location.search, component, appVersion: __APP_VERSION__ }),
  );
}

/** Errors that no boundary catches: in event handlers, timers and forgotten promises. */
export function watchUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // A call that the page itself cancelled is no error.
    if (reason instanceof Error && reason.name === 'AbortedError') return;
    reportError(reason, 'promise');
  });
}
