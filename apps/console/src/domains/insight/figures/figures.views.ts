/** What a saved view of figures keeps: the filters of these codecs, and these choices of the page. */
export const viewedOf = (codecs: object, choices: readonly string[]) => ({
  names: [...Object.keys(codecs), ...choices],
  ranges: [{ from: 'startTime', to: 'endTime' }],
});

/** Figures have no columns to arrange. */
export const noLayout = { restore: () => undefined, serialise: () => null };
