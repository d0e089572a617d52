import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../generate/document.ts';
import { objectIn, readYaml } from '../generate/yaml-source.ts';
import { root } from '../launch/project.mjs';
import { type Contract, type SocketContract, webhooksOf } from './breaking-changes.ts';

const openapi = join(root, 'openapi');

/** What the last release promised; `npm run release:contract` writes it. */
export const releasedFile = join(openapi, 'released', 'contract.json');

export interface Release {
  version: string;
  contract: Contract;
}

export function readReleased(): Release | undefined {
  return existsSync(releasedFile) ? (JSON.parse(readFileSync(releasedFile, 'utf8')) as Release) : undefined;
}

/** The contract as it is in the repository now. */
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

/** A contract without its words: a released file shows in a review only what a caller's program relies on. */
function withoutWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (typeof value !== 'object' || value === null) return value;
  // Below these the keys are names that the contract gives, and a field may well be called "description".
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

/** As committed: one line a path, schema, error, command and event, so that a review can read what changed. */
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
