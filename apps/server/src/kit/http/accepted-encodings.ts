/** What a request's `accept-encoding` takes, in small letters; what it refuses by `q=0` is not among it. */
export const acceptedEncodings = (acceptEncoding: string | undefined): readonly string[] =>
  (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim() ?? '');
