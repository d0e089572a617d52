import { errorCatalogue } from '../generated/error-catalogue.ts';
import type { OperationId, OperationIO } from '../generated/io.ts';
import { validators } from '../generated/validators.ts';
import { decodeRequest, encodeResponse } from '../runtime/codec.ts';
import { CodecError } from '../runtime/codec-error.ts';
import { coerceForm, coerceQuery } from '../runtime/coerce.ts';
import type { Operation } from '../runtime/operation.ts';
import { issuesOf } from '../runtime/validation.ts';
import { envelopeResponse, MockRefusal, refusalResponse } from './mock-answer.ts';

/** What a resolver may answer: the operation's data in the SDK's terms, an error, or any response. */
export type MockAnswer<Id extends OperationId> = OperationIO[Id]['output'] | MockRefusal | Response;

/** Answers one operation; the input is as a server's handler gets it: validated, times as `Date`, SDK's units. */
export type Resolver<Id extends OperationId> = (
  input: OperationIO[Id]['handlerInput'],
  request: Request,
) => MockAnswer<Id> | Promise<MockAnswer<Id>>;

/** A mock that answered what the contract does not allow. */
export class ContractBreach extends Error {
  /** By which it is told from other errors. */
  override readonly name = 'ContractBreach';
}

/** Answers a request as the platform would whose handler is `resolve`. Throws `ContractBreach`, and what `resolve` throws. */
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

/** The answer as it goes over the wire, held against the contract as the platform's own tests hold theirs. */
function encodeAnswer(operation: Operation, answer: unknown): unknown {
  const wire: unknown = JSON.parse(JSON.stringify(encodeResponse(operation, answer) ?? {}));
  const result = validators[operation.id].response.safeParse(wire);
  const faults = result.success
    ? unnamedFields(wire, result.data, '').map((path) => `${path}: a field that the contract does not name`)
    : issuesOf(validators[operation.id].response, wire).map(({ path, message }) => `${path}: ${message}`);
  if (faults.length === 0) return wire;
  throw new ContractBreach(`the mock of ${operation.id} breaks the contract: ${faults.join('; ')}`);
}

/** Parsing drops what the contract does not name. */
function unnamedFields(given: unknown, parsed: unknown, at: string): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const kept = new Map(Object.entries(Object(parsed)));
  return Object.entries(given).flatMap(([name, value]) => {
    const path = at ? `${at}.${name}` : name;
    return kept.has(name) ? unnamedFields(value, kept.get(name), path) : [path];
  });
}
