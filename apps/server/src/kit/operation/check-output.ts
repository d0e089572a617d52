import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@platform/sdk';
import { acceptsExactly, validators } from '@platform/sdk/validators';
import { encodeResponse } from '@platform/sdk/wire';
import type { Log } from '../log/log.ts';

/** An answer of the server that the contract does not allow. */
class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

/**
 * Encodes the handler's output for the wire and checks it against the contract. A mismatch fails tests;
 * production logs it and still answers, because a slightly wrong answer is better than none. Fields outside
 * the contract are not sent.
 */
export function encodeOutput(
  operation: Operation,
  output: unknown,
  mode: 'strict' | 'warn',
  log: Log,
): unknown {
  const wire = encodeResponse(operation, output) ?? {};
  const { response } = validators[operation.id];
  if (acceptsExactly(response, wire)) return wire;
  const result = response.safeParse(wire);
  if (!result.success) {
    const issues = result.error.issues
      .slice(0, 5)
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    if (mode === 'strict')
      throw new ContractBreach(`${operation.id} answered against the contract: ${issues.join('; ')}`);
    log.warn({ operation: operation.id, issues }, 'answer breaks the contract');
    return wire;
  }
  // Parsing drops fields outside the contract. This check catches a handler that returns one.
  if (mode === 'strict' && !isDeepStrictEqual(plain(result.data), plain(wire))) {
    throw new ContractBreach(`${operation.id} answered with fields that the contract does not name.`);
  }
  return result.data;
}

/** The value as JSON: without undefined, dates as text. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
