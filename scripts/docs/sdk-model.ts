// Reads the SDK's exports, types and docstrings with TypeDoc.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  type Comment,
  type CommentDisplayPart,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  TSConfigReader,
} from 'typedoc';
import { root } from '../launch/project.mjs';

const sdk = join(root, 'packages', 'sdk');

/** Docstrings are markdown. */
export interface Documented {
  summary: string;
  examples: readonly string[];
  /** Other tags, such as `@throws`: name and text. */
  notes: readonly { name: string; text: string }[];
}

export interface Member extends Documented {
  name: string;
  /** TypeScript type, without the name. */
  type: string;
  isOptional: boolean;
}

export interface Exported extends Documented {
  name: string;
  kind: 'class' | 'function' | 'interface' | 'type' | 'constant';
  /** TypeScript declaration, on one line when it is short. */
  declaration: string;
  parameters: readonly Member[];
  members: readonly Member[];
  /** Generated from the contract. */
  isGenerated: boolean;
}

export interface Entry {
  /** Import path: `@platform/sdk/errors`. */
  name: string;
  exported: readonly Exported[];
}

/** Generated modules that are skipped: the call pages show them, and TypeDoc needs long for them. */
const fromContract = [
  'io',
  'schema',
  'validators',
  'operations',
  'platform',
  'type-identity',
  'error-catalogue',
];

interface Manifest {
  version: string;
  exports: Record<string, string>;
}

export const sdkManifest = (): Manifest =>
  JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as Manifest;

/** Entries of the package with their exports, except those of the skipped modules. */
export async function readSdk(): Promise<Entry[]> {
  const entries = Object.entries(sdkManifest().exports).filter(([, file]) => file.endsWith('.ts'));
  const application = await Application.bootstrap(
    {
      basePath: sdk,
      entryPoints: entries.map(([, file]) => join(sdk, file)),
      tsconfig: join(sdk, 'tsconfig.json'),
      exclude: fromContract.map((name) => `**/generated/${name}.ts`),
      // The compiler checks types. Source links would not work without a network.
      skipErrorChecking: true,
      disableGit: true,
      sourceLinkTemplate: '{path}',
      excludeExternals: true,
      excludePrivate: true,
      excludeInternal: true,
      sort: ['alphabetical'],
      logLevel: 'Error',
    },
    [new TSConfigReader()],
  );
  const project = await application.convert();
  if (!project) throw new Error('TypeDoc could not read the SDK');
  return entries.map(([path, file]) => {
    const moduleName = file.replace(/^\.\//, '').replace(/(?:\/index)?\.ts$/, '');
    const module = project.children?.find(({ name }) => name === moduleName);
    if (!module) throw new Error(`TypeDoc knows no module ${moduleName}`);
    return {
      name: `@platform/sdk${path.slice(1)}`,
      exported: (module.children ?? []).flatMap((child) => exportedOf(child) ?? []),
    };
  });
}

const kinds = new Map<ReflectionKind, Exported['kind']>([
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.TypeAlias, 'type'],
  [ReflectionKind.Variable, 'constant'],
]);

function exportedOf(reflection: DeclarationReflection): Exported | undefined {
  const kind = kinds.get(reflection.kind);
  if (!kind) return undefined;
  const signature = reflection.signatures?.[0];
  const parameters = (signature?.parameters ?? []).map((parameter) => ({
    ...documented(parameter.comment),
    name: nameOf(parameter),
    type: short(String(parameter.type ?? 'unknown')),
    isOptional: parameter.flags.isOptional || parameter.defaultValue !== undefined,
  }));
  return {
    ...documented(reflection.comment ?? signature?.comment),
    name: reflection.name,
    kind,
    declaration: declarationOf(reflection, kind),
    parameters,
    members: membersOf(reflection),
    isGenerated: reflection.sources?.some(({ fileName }) => fileName.includes('generated/')) ?? false,
  };
}

/** TypeDoc has no name for a destructured parameter. */
const nameOf = ({ name }: { name: string }): string => (name.startsWith('__') ? 'options' : name);

function declarationOf(reflection: DeclarationReflection, kind: Exported['kind']): string {
  const { name, signatures, type, extendedTypes } = reflection;
  const generics = (reflection.typeParameters ?? []).map(String).join(', ');
  const named = generics ? `${name}<${generics}>` : name;
  if (signatures)
    return signatures.map((signature) => `function ${name}${signatureText(signature)}`).join('\n');
  const heritage = extendedTypes ? ` extends ${extendedTypes.map(String).join(', ')}` : '';
  if (kind === 'class' || kind === 'interface') return `${kind} ${named}${heritage}`;
  const right = short(String(type ?? 'unknown'));
  return kind === 'type' ? `type ${named} = ${right}` : `const ${name}: ${right}`;
}

function signatureText(signature: SignatureReflection): string {
  const generics = (signature.typeParameters ?? []).map(
    (one) => `${one.name}${one.type ? ` extends ${short(String(one.type))}` : ''}`,
  );
  const parameters = (signature.parameters ?? []).map(
    ({ name, type, flags, defaultValue }) =>
      `${flags.isRest ? '...' : ''}${nameOf({ name })}${flags.isOptional || defaultValue !== undefined ? '?' : ''}: ${short(String(type ?? 'unknown'))}`,
  );
  const line = `(${parameters.join(', ')})`;
  const list = line.length > 80 ? `(\n${parameters.map((text) => `  ${text},\n`).join('')})` : line;
  return `${generics.length > 0 ? `<${generics.join(', ')}>` : ''}${list}: ${short(String(signature.type ?? 'void'))}`;
}

function membersOf(reflection: DeclarationReflection): Member[] {
  const own =
    reflection.children ??
    (reflection.type?.type === 'reflection' ? reflection.type.declaration.children : undefined) ??
    [];
  return own
    .filter(({ kind, name }) => kind !== ReflectionKind.Constructor && !name.startsWith('['))
    .map((member) => {
      const signature = member.signatures?.[0] ?? member.getSignature;
      const type = member.signatures
        ? member.signatures.map(signatureText).join('\n')
        : short(String(member.type ?? signature?.type ?? 'unknown'));
      return {
        ...documented(member.comment ?? signature?.comment),
        name: member.name,
        type,
        isOptional: member.flags.isOptional,
      };
    });
}

/** Shortens a union of more than eight string literals to its first four. */
function short(type: string): string {
  const options = type.split(' | ');
  if (options.length <= 8 || !options.slice(0, 8).every((option) => /^"[^"]*"$/.test(option))) return type;
  const rest = options.filter((option) => !/^"[^"]*"$/.test(option));
  return [...options.slice(0, 4), '…', ...rest].join(' | ');
}

const textOf = (parts: readonly CommentDisplayPart[]): string =>
  parts
    .map(({ text }) => text)
    .join('')
    .trim();

function documented(comment: Comment | undefined): Documented {
  const tags = comment?.blockTags ?? [];
  return {
    summary: textOf(comment?.summary ?? []),
    examples: tags.filter(({ tag }) => tag === '@example').map(({ content }) => textOf(content)),
    notes: tags
      .filter(({ tag }) => tag !== '@example' && tag !== '@param')
      .map(({ tag, content }) => ({ name: tag.slice(1), text: textOf(content) })),
  };
}

/** Members that need no docstring: of constants, and of types that the contract describes. */
const isData = ({ kind, isGenerated }: Exported): boolean => kind === 'constant' || isGenerated;

/** Names without a docstring: exports, and members of exported classes and interfaces. */
export function undocumented(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) =>
    entry.exported.flatMap((one) => [
      ...(one.summary === '' ? [`${entry.name} ${one.name}`] : []),
      ...(isData(one) ? [] : one.members)
        .filter(({ summary }) => summary === '')
        .map(({ name }) => `${entry.name} ${one.name}.${name}`),
    ]),
  );
}
