/**
 * An enumeration as a response may hold it: the members known today, and whatever a newer server adds. A `switch`
 * over it needs a default branch; completion still offers the known members.
 */
export type OpenEnum<Known extends string | number> =
  | Known
  | (Known extends string ? string & Record<never, never> : number & Record<never, never>);
