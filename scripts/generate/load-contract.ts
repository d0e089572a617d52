import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractOperation, Document, Schema } from './document.ts';
import { checkKeywords } from './keywords.ts';
import { addSettingPaths, type SettingDefinition } from './settings-paths.ts';

/** Bundles `openapi/openapi.yaml`, expands the settings and adds every envelope. */
export function loadContract(openapi: URL, settings: SettingDefinition[]): Document {
  const document = bundle(openapi);
  addSettingPaths(document, settings);
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) if (operation) wrapResponses(operation);
  }
  checkKeywords(document);
  return document;
}

function bundle(openapi: URL): Document {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const out = join(folder, 'bundle.json');
    const cli = createRequire(import.meta.url)
      .resolve('@redocly/cli/package.json')
      .replace('package.json', 'bin/cli.js');
    const config = fileURLToPath(new URL('redocly.yaml', openapi));
    const run = spawnSync(
      process.execPath,
      [cli, 'bundle', fileURLToPath(new URL('openapi.yaml', openapi)), '--config', config, '-o', out],
      {
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    if (run.status !== 0) throw new Error(`the contract does not bundle:\n${run.stderr}`);
    return JSON.parse(readFileSync(out, 'utf8')) as Document;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In the source, a 200 response is the envelope's `data`. Expands it to the whole answer and adds errors. */
function wrapResponses(operation: ContractOperation): void {
  const media = operation.responses['200']?.content?.['application/json'];
  if (!media) throw new Error(`${operation.operationId}: no application/json answer for 200`);
  media.schema = envelope(media.schema);
  for (const status of ['400', '429', '500'])
    operation.responses[status] ??= { $ref: '#/components/responses/Fault' };
}

const envelope = (data: Schema): Schema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', description: '200 is success; others are in the error catalogue.' },
    msg: { type: 'string', description: 'For a person, in the language of Accept-Language.' },
    data,
  },
});
