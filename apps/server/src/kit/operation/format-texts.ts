import type { Texts } from '@platform/sdk/errors';

const texts = (zhCN: string, zhTW: string, enUS: string): Texts => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
});

/** What the validators of the contract's formats say, which is English in every language, by that message. */
const byMessage: Readonly<Record<string, Texts>> = {
  'not an id (UUID)': texts('不是有效的编号（UUID）', '不是有效的編號（UUID）', 'Not a valid ID (UUID).'),
  'not an ISO 8601 time with its offset': texts(
    '不是带时区的 ISO 8601 时间',
    '不是帶時區的 ISO 8601 時間',
    'Not an ISO 8601 time with its offset.',
  ),
  'not a time as YYYY-MM-DD HH:mm:ss': texts(
    '时间格式应为 YYYY-MM-DD HH:mm:ss',
    '時間格式應為 YYYY-MM-DD HH:mm:ss',
    'Not a time as YYYY-MM-DD HH:mm:ss.',
  ),
  'not a decimal number': texts('不是有效的数字', '不是有效的數字', 'Not a decimal number.'),
  'not an http or https address': texts(
    '不是 http 或 https 网址',
    '不是 http 或 https 網址',
    'Not an http or https address.',
  ),
  'not an IP address': texts('不是 IP 地址', '不是 IP 位址', 'Not an IP address.'),
  'not a file': texts('不是文件', '不是檔案', 'Not a file.'),
};

export const formatText = (message: string): Texts | undefined => byMessage[message];
