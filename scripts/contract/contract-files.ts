import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../generate/document.ts';
import { objectIn, readYaml } from '../generate/yaml-source.ts';
import { root } from '../launch/project.mjs';
import { type Contract, type SocketContract, webhooksOf } from './breaking-changes.ts';

const openapi = join(root, 'openapi');

/** The contract of the last release, written by `npm run release:contract`. */
export const releasedFile = join(openapi, 'released', 'contract.json');

export interface Release {
  version: string;
  contract: Contract;
}

export function readReleased(): Release | undefined {
  return existsSync(releasedFile) ? (JSON.parse(readFileSync(releasedFile, 'utf8')) as Release) : undefined;
}

/** The contract in the repository now. */
export function readCurrent(): Contract {
  const yaml = (name: string) => readYaml(new URL(`file://${join(openapi, name)}`));
  const socket = yaml('websocket.yaml');
  const errors = objectIn(yaml('errors.yaml'), 'errors') as Record<string, { code: number }>;
  return {
    document: JSON.parse(readFileSync(join(openapi, 'dist', 'openapi.json'), 'utf8')) as Document,
    errors: Object.fromEntries(Object.entries(errors).map(([name, { code }]) => [name, code])),
    socket: {
      commands: objectIn(socket, 'commands') as SocketContract['commands'],
      events: objectIn(socket, 'events') as SocketContract['events'],
    },
  };
}

const words = new Set(['description', 'summary', 'example', 'examples', 'tags']);

/** Removes texts from a contract, so that the diff of a released file shows only what callers rely on. */
function withoutWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (typeof value !== 'object' || value === null) return value;
  // Below these keys the names are defined by the contract, and a field can be called "description".
  const areNames = [
    'properties',
    'schemas',
    'parameters',
    'paths',
    'webhooks',
    'commands',
    'events',
    'errors',
  ].includes(key);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => areNames || !words.has(name))
      .map(([name, inner]) => [name, withoutWords(inner, areNames ? '' : name)]),
  );
}

/**
 * The committed form: one line per path, schema, error, command and event, so that changes are readable in a
 * review.
 */
export function formatRelease({ version, contract }: Release): string {
  const { document, errors, socket } = withoutWords(contract) as Contract;
  const { schemas, parameters } = document.components;
  const lines = (entries: object): string =>
    Object.entries(entries)
      .map(([name, value]) => `\n${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',');
  return `{"version": ${JSON.stringify(version)},
"contract": {
"document": {"paths": {${lines(document.paths)}},
"webhooks": {${lines(webhooksOf(document))}},
"components": {"parameters": {${lines(parameters)}},
"schemas": {${lines(schemas)}}}},
"errors": {${lines(errors)}},
"socket": {"commands": {${lines(socket.commands)}},
"events": {${lines(socket.events)}}}}}
`;
}
