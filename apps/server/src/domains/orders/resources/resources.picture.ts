/** How files of each kind begin, in hexadecimal. */
const beginnings: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
};
/** In base64, the longest of them. */
const mostCharacters = 16;

/** Whether a picture of the contract's form, a data address, holds what it says that it is. */
export function isPicture(dataAddress: string): boolean {
  const [kind = '', content = ''] = dataAddress.slice('data:image/'.length).split(';base64,');
  const start = Buffer.from(content.slice(0, mostCharacters), 'base64').toString('hex');
  return beginnings[kind]?.test(start) ?? false;
}
