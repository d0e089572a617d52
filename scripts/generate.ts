/**
 * `npm run generate`: reads openapi/ and writes openapi/dist/openapi.json and packages/sdk/src/generated/.
 * With `--check` it writes nothing and fails when a file is out of date.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locateOperations } from './generate/document.ts';
import { emitErrorCatalogue, emitErrorCodes } from './generate/emit-errors.ts';
import { emitExamples } from './generate/emit-examples.ts';
import { emitIo } from './generate/emit-io.ts';
import { emitOperations } from './generate/emit-operations.ts';
import { emitPermissions } from './generate/emit-permissions.ts';
import { emitPlatform } from './generate/emit-platform.ts';
import { emitQueryRules } from './generate/emit-query-rules.ts';
import { emitSchema } from './generate/emit-schema.ts';
import { emitSettings } from './generate/emit-settings.ts';
import { emitSteps } from './generate/emit-steps.ts';
import { emitTypeIdentity } from './generate/emit-type-identity.ts';
import { emitValidators } from './generate/emit-validators.ts';
import { emitWebhooks } from './generate/emit-webhooks.ts';
import { emitWebsocket } from './generate/emit-websocket.ts';
import { emitWireFields } from './generate/emit-wire-fields.ts';
import { loadContract } from './generate/load-contract.ts';
import { openResponseEnums } from './generate/open-enums.ts';
import { settingsOf } from './generate/settings-paths.ts';
import { webhooksOf } from './generate/webhooks.ts';
import { readYaml } from './generate/yaml-source.ts';

/** All generated files by path from the repository's root. */
export async function generateFiles(openapi: URL): Promise<Map<string, string>> {
  const settingsSource = readYaml(new URL('settings.yaml', openapi));
  const errorsSource = readYaml(new URL('errors.yaml', openapi));
  const rolesSource = readYaml(new URL('roles.yaml', openapi));
  const websocketSource = readYaml(new URL('websocket.yaml', openapi));
  const settings = settingsOf(settingsSource);

  const contract = loadContract(openapi, settings);
  const document = openResponseEnums(contract);
  const operations = locateOperations(document);
  const generated = 'packages/sdk/src/generated';
  return new Map([
    ['openapi/dist/openapi.json', `${JSON.stringify(contract, null, 2)}\n`],
    [`${generated}/schema.ts`, await emitSchema(document)],
    ...emitOperations(document, operations).map(([name, source]): [string, string] => [
      `${generated}/${name}`,
      source,
    ]),
    [`${generated}/wire-fields.ts`, emitWireFields(document, operations)],
    [`${generated}/io.ts`, emitIo(document, operations)],
    [`${generated}/platform.ts`, emitPlatform(document, operations)],
    [`${generated}/validators.ts`, emitValidators(document, operations)],
    ...emitQueryRules(document, operations).map(([path, text]): [string, string] => [
      `${generated}/${path}`,
      text,
    ]),
    [`${generated}/errors.ts`, emitErrorCodes(errorsSource)],
    [`${generated}/error-catalogue.ts`, emitErrorCatalogue(errorsSource)],
    [`${generated}/settings.ts`, emitSettings(settingsSource, settings)],
    [`${generated}/permissions.ts`, emitPermissions(rolesSource, settings, operations)],
    [`${generated}/steps.ts`, emitSteps(rolesSource)],
    [`${generated}/webhooks.ts`, emitWebhooks(document, webhooksOf(document))],
    [`${generated}/websocket.ts`, emitWebsocket(websocketSource, document)],
    [`${generated}/examples.ts`, emitExamples(document, operations, websocketSource)],
    [`${generated}/type-identity.ts`, emitTypeIdentity(operations, webhooksOf(document))],
  ]);
}

if (import.meta.main) {
  const root = new URL('../', import.meta.url);
  const files = await generateFiles(new URL('openapi/', root));
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const [path, text] of files) {
    const target = new URL(path, root);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(new URL('./', target), { recursive: true });
    writeFileSync(target, text);
  }
  // What an earlier contract had.
  const left = globSync('packages/sdk/src/generated/**/*.ts', { cwd: fileURLToPath(root) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !files.has(path));
  stale.push(...left);
  if (!check) for (const path of left) rmSync(new URL(path, root));
  if (check && stale.length) {
    console.error(
      `stale, run \`npm run generate\` and commit:\n${stale.map((path) => `  ${path}`).join('\n')}`,
    );
    process.exit(1);
  }
  console.log(
    check
      ? `generated files are fresh (${files.size})`
      : `wrote ${stale.length} of ${files.size} generated files`,
  );
}
