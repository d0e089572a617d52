import type { OperationId } from '../generated/io.ts';
import { get, type Operation, postJson } from './operation.ts';

const verbs: Readonly<Record<string, string>> = {
  list: 'getList',
  options: 'getOptions',
  detail: 'getDetail',
};

/**
 * The path of an operation that the contract names by rule, below `/v1.0/`: `banks.list` is `bank/getList`. More than
 * half of the operations are, so that bundles need not name their paths.
 */
export function usualPath(id: string): string {
  const [noun = '', verb = ''] = id.split('.');
  return `${noun.replace(/s$/, '')}/${verbs[verb] ?? verb}`;
}

// Apart from the descriptors with a path of their own: a bundle of those does not contain the rule.
export const usualGet = <Id extends OperationId>(id: Id, more?: Partial<Operation<Id>>) =>
  get(id, usualPath(id), more);
export const usualPostJson = <Id extends OperationId>(id: Id, more?: Partial<Operation<Id>>) =>
  postJson(id, usualPath(id), more);
