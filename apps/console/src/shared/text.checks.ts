/** Why a form refuses a text, besides the reasons of the SDK's rules. */
export type TextRefusal = 'invalidUrl' | 'invalidLink' | 'tooManyEntries';

/** Checks an optional web address, as the contract does. */
export const urlRefusal = (url: string, longest: number): 'invalidUrl' | 'tooLong' | undefined => {
  if (url === '') return undefined;
  if (url.length > longest) return 'tooLong';
  return /^https?:\/\/\S+$/.test(url) && URL.canParse(url) ? undefined : 'invalidUrl';
};

/** The entries of a list that is typed one a line. */
export const entriesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** Whether a text is an IP address or a network, such as `203.0.113.7` or `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([0-9A-Fa-f:.]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const width = ipv4.test(address)
    ? 32
    : address.includes(':') && URL.canParse(`http://[${address}]`)
      ? 128
      : -1;
  return Number(prefix ?? 0) <= width;
}
