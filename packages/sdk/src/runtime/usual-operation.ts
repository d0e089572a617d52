import type { OperationId } from '../generated/io.ts';
import { codec } from './codec.ts';
import { get, type Operation, postJson } from './operation.ts';
import { outcomeUnknown } from './outcome.ts';
import { pageNumNames } from './page-names.ts';

/**
 * The path of an operation that the contract names by rule, below `/v1.0/`: what `banks.list` reads is `bank/getList`,
 * and `banks.add` is `bank/add`. Most operations are, so that bundles need not name their paths.
 */
export function usualPath(id: string, reads: boolean): string {
  const [noun = '', verb = ''] = id.split('.');
  const named = reads ? `get${verb[0]?.toUpperCase()}${verb.slice(1)}` : verb;
  return `${noun.replace(/(?<=ch)es$|s$/, '')}/${named}`;
}

// Apart from the descriptors with a path of their own: a bundle of those does not contain the rule.
export const usualGet = <Id extends OperationId>(id: Id, more?: Partial<Operation<Id>>) =>
  get(id, usualPath(id, true), more);
export const usualPostJson = <Id extends OperationId>(id: Id, more?: Partial<Operation<Id>>) =>
  postJson(id, usualPath(id, false), more);

const pages = { page: pageNumNames, codec };

/**
 * Parses the compact text in which the generator writes operations that are named by rule and have little else to say: a
 * noun with its verbs. A question mark reads, an asterisk reads pages, a number sign reads pages of a
 * period, an exclamation mark moves money.
 *
 * @example usualOperations('banks options? add, users list*') // banks.options, banks.add, users.list
 */
export const usualOperations = (text: string): Operation[] =>
  text.split(', ').flatMap((group) => {
    const [noun, ...verbs] = group.split(' ');
    return verbs.map((word) => {
      const [, verb, sign] = /(\w+)(.?)/.exec(word) ?? [];
      const id = `${noun}.${verb}` as OperationId;
      if (sign === '?') return usualGet(id);
      if (sign === '*') return usualGet(id, pages);
      if (sign === '#') return usualGet(id, { ...pages, times: ['startTime', 'endTime'] });
      return usualPostJson(id, sign ? { movesMoney: outcomeUnknown } : {});
    });
  });
