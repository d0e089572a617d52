import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Yaml = Record<string, unknown>;

export function readYaml(path: URL): Yaml {
  return parse(readFileSync(path, 'utf8')) as Yaml;
}

export function objectIn(source: Yaml, key: string): Yaml {
  const value = source[key];
  if (typeof value !== 'object' || value === null) throw new Error(`"${key}" is missing`);
  return value as Yaml;
}

/** A list of entries. The caller must check the fields that it uses. */
export function listIn<Entry>(source: Yaml, key: string): Entry[] {
  const value = source[key];
  if (!Array.isArray(value)) throw new Error(`"${key}" is not a list`);
  return value as Entry[];
}
