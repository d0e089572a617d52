/** A web application that is measured: the same questions to ours and to the reference. */
export interface AppUnderTest {
  readonly name: string;
  readonly origin: string;
  /** The page with the big list. */
  readonly listPath: string;
  /** Another page, from which a page full of rows is opened by a link in the menu. */
  readonly homePath: string;
  readonly routePath: string;
  /** What that page's heading says; it stands there when the page does. */
  readonly routeHeading: string;
  /** What makes a browser signed in. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  stop(): Promise<void>;
}
