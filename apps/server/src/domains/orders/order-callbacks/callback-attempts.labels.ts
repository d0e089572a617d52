import { texts } from '../../../kit/exporting/export-columns.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { addressRefusalLabels } from '../../../kit/refusals/refusal-text.ts';

/**
 * Texts for errors without an answer, keyed as the sender stores them. System error codes stay in the text
 * for searching.
 */
const reasonLabels = {
  ...addressRefusalLabels,
  'the name has no address': texts('域名没有地址', '網域沒有位址', 'the domain has no address'),
  ENOTFOUND: texts(
    '域名不存在（ENOTFOUND）',
    '網域不存在（ENOTFOUND）',
    'the domain does not exist (ENOTFOUND)',
  ),
  EAI_AGAIN: texts(
    '域名暂时无法解析（EAI_AGAIN）',
    '網域暫時無法解析（EAI_AGAIN）',
    'the domain cannot be resolved at the moment (EAI_AGAIN)',
  ),
  ECONNREFUSED: texts(
    '对方拒绝连接（ECONNREFUSED）',
    '對方拒絕連線（ECONNREFUSED）',
    'connection refused (ECONNREFUSED)',
  ),
  ECONNRESET: texts(
    '对方中断了连接（ECONNRESET）',
    '對方中斷了連線（ECONNRESET）',
    'connection reset (ECONNRESET)',
  ),
  ETIMEDOUT: texts('连接超时（ETIMEDOUT）', '連線逾時（ETIMEDOUT）', 'connection timed out (ETIMEDOUT)'),
  EHOSTUNREACH: texts(
    '无法到达对方主机（EHOSTUNREACH）',
    '無法連上對方主機（EHOSTUNREACH）',
    'host unreachable (EHOSTUNREACH)',
  ),
  ENETUNREACH: texts(
    '无法到达对方网络（ENETUNREACH）',
    '無法連上對方網路（ENETUNREACH）',
    'network unreachable (ENETUNREACH)',
  ),
  CERT_HAS_EXPIRED: texts(
    '对方证书已过期（CERT_HAS_EXPIRED）',
    '對方憑證已過期（CERT_HAS_EXPIRED）',
    'certificate expired (CERT_HAS_EXPIRED)',
  ),
  DEPTH_ZERO_SELF_SIGNED_CERT: texts(
    '对方证书是自签的（DEPTH_ZERO_SELF_SIGNED_CERT）',
    '對方憑證是自簽的（DEPTH_ZERO_SELF_SIGNED_CERT）',
    'self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ),
  ERR_TLS_CERT_ALTNAME_INVALID: texts(
    '对方证书属于别的域名（ERR_TLS_CERT_ALTNAME_INVALID）',
    '對方憑證屬於別的網域（ERR_TLS_CERT_ALTNAME_INVALID）',
    'certificate of another domain (ERR_TLS_CERT_ALTNAME_INVALID)',
  ),
  unknown: texts('原因不明', '原因不明', 'unknown reason'),
};

const noAnswerWithin = /^no answer within (?<ms>\d+) ms$/;
const noAnswerText = texts('{ms} 毫秒内没有应答', '{ms} 毫秒內沒有回應', 'no answer within {ms} ms');

/** An attempt's error in the reader's language. Unknown errors are returned unchanged. */
export function attemptErrorText(error: string, language: Language): string {
  const ms = noAnswerWithin.exec(error)?.groups?.ms;
  if (ms !== undefined) return fillMessage(noAnswerText[language], { ms });
  return Object.hasOwn(reasonLabels, error)
    ? reasonLabels[error as keyof typeof reasonLabels][language]
    : error;
}
