/** Magic numbers of each picture type, in hexadecimal. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
};
/** Base64 characters needed for the longest of them. */
const mostCharacters = 16;

/** Checks that the content of a data URL has the type that it declares. */
export function isPicture(dataAddress: string): boolean {
  const [kind = '', content = ''] = dataAddress.slice('data:image/'.length).split(';base64,');
  const start = Buffer.from(content.slice(0, mostCharacters), 'base64').toString('hex');
  return beginnings[kind]?.test(start) ?? false;
}
