/**
 * An enumeration in a response: the members known today, plus any value that a newer server adds. A `switch`
 * over it needs a default branch; editors still offer the known members.
 */
export type OpenEnum<Known extends string | number> =
  | Known
  | (Known extends string ? string & Record<never, never> : number & Record<never, never>);
