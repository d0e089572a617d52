import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@platform/sdk';
import { acceptsExactly, validators } from '@platform/sdk/validators';
import { encodeResponse } from '@platform/sdk/wire';
import type { Log } from '../log/log.ts';

/** An answer of ours that the contract does not allow. */
class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

/**
 * The handler's output as it goes over the wire, held against the contract: a breach fails in tests and is
 * logged in production, where an answer that is a little wrong beats none. Fields that the contract does not name do not
 * go out.
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
  // Parsing drops what the contract does not name; a handler that leaks a field is caught here.
  if (mode === 'strict' && !isDeepStrictEqual(plain(result.data), plain(wire))) {
    throw new ContractBreach(`${operation.id} answered with fields that the contract does not name.`);
  }
  return result.data;
}

/** As JSON sees it: without undefined, dates as text. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
