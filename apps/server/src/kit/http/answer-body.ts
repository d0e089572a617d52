import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptedEncodings } from './accepted-encodings.ts';

const gzipped = promisify(gzip);

/** Smaller answers are not compressed: it costs more than it saves. Only lists are larger than this. */
const smallestWorthCompressing = 8_192;
/** The fastest level: a list of fifty orders shrinks to a seventh in less than a millisecond. */
const level = 1;

export interface AnswerBody {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>> | undefined;
}

/**
 * The body of an answer. A long one is compressed if the caller accepts it. The compressed length leaks no
 * secret (BREACH): another site's page cannot make the browser send the request, because the token is in its
 * own header.
 */
export async function answerBody(text: string, acceptEncoding: string | undefined): Promise<AnswerBody> {
  if (text.length < smallestWorthCompressing || !acceptedEncodings(acceptEncoding).includes('gzip'))
    return { body: text, headers: undefined };
  return { body: await gzipped(text, { level }), headers: { 'content-encoding': 'gzip' } };
}
