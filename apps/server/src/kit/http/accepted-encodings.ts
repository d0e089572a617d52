/** The encodings that `accept-encoding` allows, in lower case, without those refused by `q=0`. */
export const acceptedEncodings = (acceptEncoding: string | undefined): readonly string[] =>
  (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim() ?? '');
