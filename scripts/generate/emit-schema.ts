import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { banner } from './banner.ts';
import type { Document } from './document.ts';

/**
 * Wire types by openapi-typescript. Open enumerations keep their known members for completion; files are
 * `File | Blob`.
 */
export async function emitSchema(document: Document): Promise<string> {
  const { factory } = ts;
  const nodes = await openapiTS(JSON.parse(JSON.stringify(document)), {
    defaultNonNullable: false,
    alphabetize: false,
    transform(schema) {
      if (schema.format === 'binary') {
        return factory.createUnionTypeNode(
          ['File', 'Blob'].map((name) => factory.createTypeReferenceNode(name)),
        );
      }
      if (!('x-open' in schema) || !Array.isArray(schema.enum)) return undefined;
      const members = schema.enum.map((value: unknown) =>
        factory.createLiteralTypeNode(
          typeof value === 'number'
            ? factory.createNumericLiteral(value)
            : factory.createStringLiteral(String(value)),
        ),
      );
      return factory.createTypeReferenceNode('OpenEnum', [factory.createUnionTypeNode(members)]);
    },
  });
  return `${banner}import type { OpenEnum } from '../validation/open-enum.ts';\n\n${astToString(nodes)}`;
}
