import { texts } from '../../../kit/exporting/export-columns.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { addressRefusalWords } from '../../../kit/refusals/refusal-text.ts';

/**
 * Texts for errors without an answer, keyed as the sender stores them. System error codes stay in the text
 * for searching.
 */
const reasonWords = {
  ...addressRefusalWords,
  'the name has no address': texts('域名没有地址', '網域沒有位址', 'the name has no address'),
  ENOTFOUND: texts('域名不存在（ENOTFOUND）', '網域不存在（ENOTFOUND）', 'there is no such name (ENOTFOUND)'),
  EAI_AGAIN: texts(
    '域名暂时无法解析（EAI_AGAIN）',
    '網域暫時無法解析（EAI_AGAIN）',
    'the name cannot be looked up for the moment (EAI_AGAIN)',
  ),
  ECONNREFUSED: texts(
    '对方拒绝连接（ECONNREFUSED）',
    '對方拒絕連線（ECONNREFUSED）',
    'the connection was refused (ECONNREFUSED)',
  ),
  ECONNRESET: texts(
    '对方中断了连接（ECONNRESET）',
    '對方中斷了連線（ECONNRESET）',
    'the connection was cut off (ECONNRESET)',
  ),
  ETIMEDOUT: texts('连接超时（ETIMEDOUT）', '連線逾時（ETIMEDOUT）', 'no connection in time (ETIMEDOUT)'),
  EHOSTUNREACH: texts(
    '无法到达对方主机（EHOSTUNREACH）',
    '無法連上對方主機（EHOSTUNREACH）',
    'the host cannot be reached (EHOSTUNREACH)',
  ),
  ENETUNREACH: texts(
    '无法到达对方网络（ENETUNREACH）',
    '無法連上對方網路（ENETUNREACH）',
    'the network cannot be reached (ENETUNREACH)',
  ),
  CERT_HAS_EXPIRED: texts(
    '对方证书已过期（CERT_HAS_EXPIRED）',
    '對方憑證已過期（CERT_HAS_EXPIRED）',
    'its certificate has expired (CERT_HAS_EXPIRED)',
  ),
  DEPTH_ZERO_SELF_SIGNED_CERT: texts(
    '对方证书是自签的（DEPTH_ZERO_SELF_SIGNED_CERT）',
    '對方憑證是自簽的（DEPTH_ZERO_SELF_SIGNED_CERT）',
    'its certificate is self-signed (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ),
  ERR_TLS_CERT_ALTNAME_INVALID: texts(
    '对方证书属于别的域名（ERR_TLS_CERT_ALTNAME_INVALID）',
    '對方憑證屬於別的網域（ERR_TLS_CERT_ALTNAME_INVALID）',
    'its certificate is for another name (ERR_TLS_CERT_ALTNAME_INVALID)',
  ),
  unknown: texts('原因不明', '原因不明', 'nobody knows why'),
};

const noAnswerWithin = /^no answer within (?<ms>\d+) ms$/;
const noAnswerText = texts('{ms} 毫秒内没有应答', '{ms} 毫秒內沒有回應', 'no answer within {ms} ms');

/** An attempt's error in the reader's language. Unknown errors are returned unchanged. */
export function attemptErrorText(error: string, language: Language): string {
  const ms = noAnswerWithin.exec(error)?.groups?.ms;
  if (ms !== undefined) return fillMessage(noAnswerText[language], { ms });
  return Object.hasOwn(reasonWords, error) ? reasonWords[error as keyof typeof reasonWords][language] : error;
}
