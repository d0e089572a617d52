/** A web application under measurement: ours or the reference. */
export interface AppUnderTest {
  readonly name: string;
  readonly origin: string;
  /** The page with the large list. */
  readonly listPath: string;
  /** Another page, whose menu links to a page full of rows. */
  readonly homePath: string;
  readonly routePath: string;
  /** Heading of that page; it is visible when the page is. */
  readonly routeHeading: string;
  /** Session cookies. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  stop(): Promise<void>;
}
