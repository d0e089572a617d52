import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 24;

/** An opaque token of 192 random bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** The stored form of a token. It needs no salt and no slow hash: 2^192 tokens cannot be tried. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
