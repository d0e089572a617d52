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

/**
 * Parses the compact text in which the generator writes operations that have little to say: a noun with its verbs. A
 * question mark reads, an asterisk reads pages, a number sign reads pages of a period, a caret reads a period, a tilde
 * posts without changing anything, an exclamation mark moves money, a dollar sign changes something by GET, an ampersand
 * is a device's call, a plus sign needs no session. What does not follow from the id stands after an equals sign: the
 * first part of the noun's paths, the second part of a verb's path, or its whole path.
 *
 * @example usualOperations('banks options? add, session=user login=login2') // … session.login: user/login2
 */
export function usualOperations(text: string): Operation[] {
  const pages = { page: pageNumNames, codec };
  const times = ['startTime', 'endTime'];
  const forms: Readonly<Record<string, Partial<Operation>>> = {
    '*': pages,
    '#': { ...pages, times },
    '^': { times, codec },
    '~': { writes: false },
    '!': { movesMoney: outcomeUnknown },
    $: { writes: true },
    '&': { auth: 'device' },
    '+': { auth: 'none' },
  };
  return text.split(', ').flatMap((group) => {
    const [head = '', ...verbs] = group.split(' ');
    const [noun, room] = head.split('=');
    return verbs.map((word) => {
      const [, verb, sign = '', path] = /(\w+)([^=]?)=?(.*)/.exec(word) ?? [];
      const id = `${noun}.${verb}` as OperationId;
      const reads = '?*#^$'.includes(sign || ' ');
      const [own, name] = usualPath(id, reads).split('/');
      return (reads ? get : postJson)(
        id,
        path?.includes('/') ? path : `${room ?? own}/${path || name}`,
        forms[sign],
      );
    });
  });
}
