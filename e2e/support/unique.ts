/** Makes names unique to this run, so that a second run on the same data finds its own. */
export const unique = (prefix: string): string => `${prefix}${Date.now().toString(36)}`;
