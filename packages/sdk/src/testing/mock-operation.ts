import { errorCatalogue } from '../generated/error-catalogue.ts';
import type { OperationId, OperationIO } from '../generated/io.ts';
import { validators } from '../generated/validators.ts';
import { decodeRequest, encodeResponse } from '../runtime/codec.ts';
import { CodecError } from '../runtime/codec-error.ts';
import { coerceForm, coerceQuery } from '../runtime/coerce.ts';
import type { Operation } from '../runtime/operation.ts';
import { issuesOf } from '../runtime/validation.ts';
import { envelopeResponse, MockRefusal, refusalResponse } from './mock-answer.ts';

/** Answer of a resolver: the operation's data in the SDK's units, an error, or any response. */
export type MockAnswer<Id extends OperationId> = OperationIO[Id]['output'] | MockRefusal | Response;

/**
 * Answers one operation. The input is that of a server's handler: validated, times as `Date`, SDK's units.
 */
export type Resolver<Id extends OperationId> = (
  input: OperationIO[Id]['handlerInput'],
  request: Request,
) => MockAnswer<Id> | Promise<MockAnswer<Id>>;

/** A mock's answer broke the contract. */
export class ContractBreach extends Error {
  /** Distinguishes it from other errors. */
  override readonly name = 'ContractBreach';
}

/**
 * Answers a request as the platform would with `resolve` as its handler. Throws `ContractBreach`, and what
 * `resolve` throws.
 */
export async function answerRequest(
  operation: Operation,
  request: Request,
  resolve: (input: unknown, request: Request) => unknown,
): Promise<Response> {
  let input: unknown;
  try {
    const wire = await readWire(operation, request.clone());
    const issues = issuesOf(validators[operation.id].request, wire);
    if (issues.length) return refusalResponse(new MockRefusal('validationFailed', {}), request, { issues });
    input = decodeRequest(operation, wire);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    return refusalResponse(new MockRefusal('validationFailed', {}), request, { issues: error.issues });
  }
  const answer = await resolve(input, request);
  if (answer instanceof Response) return answer;
  if (answer instanceof MockRefusal) return refusalResponse(answer, request);
  const { code, message } = errorCatalogue.success;
  return envelopeResponse({ code, msg: message['en-US'], data: encodeAnswer(operation, answer) }, request);
}

function readWire(operation: Operation, request: Request): unknown {
  if (operation.body === 'multipart') return request.formData().then((form) => coerceForm(operation, form));
  if (operation.body) return request.json();
  return coerceQuery(operation, new URL(request.url).searchParams);
}

/** Encodes the answer for the wire and validates it, as the platform's own tests do. */
function encodeAnswer(operation: Operation, answer: unknown): unknown {
  const wire: unknown = JSON.parse(JSON.stringify(encodeResponse(operation, answer) ?? {}));
  const result = validators[operation.id].response.safeParse(wire);
  const faults = result.success
    ? unnamedFields(wire, result.data, '').map((path) => `${path}: a field that the contract does not name`)
    : issuesOf(validators[operation.id].response, wire).map(({ path, message }) => `${path}: ${message}`);
  if (faults.length === 0) return wire;
  throw new ContractBreach(`the mock of ${operation.id} breaks the contract: ${faults.join('; ')}`);
}

/** Returns fields that the contract does not have: parsing drops them. */
function unnamedFields(given: unknown, parsed: unknown, at: string): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const kept = new Map(Object.entries(Object(parsed)));
  return Object.entries(given).flatMap(([name, value]) => {
    const path = at ? `${at}.${name}` : name;
    return kept.has(name) ? unnamedFields(value, kept.get(name), path) : [path];
  });
}
