import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type TsType, type TsTypeElement } from '@swc/core';
import { resolve, type Contract, type Schema } from '@mithaq/openapi/openapi-document.ts';

/** A file of the tree and its text. */
type Source = { file: string; source: string };

/** The types that a person wrote although the contract generates equal ones, each as one sentence with type and file. */
export function repeatedTypes(contract: Contract, sources: Source[] = handWritten()): string[] {
  const schemas = Object.entries(contract.components.schemas).filter(([, { enum: values, properties }]) =>
    // two words may be the same by chance
    values ? values.length > 2 : Object.keys(properties ?? {}).length > 2,
  );
  return sources.flatMap(({ file, source }) =>
    declaredTypes(file, source).flatMap(([name, type]) => {
      const same = schemas.find(([, schema]) => isEqual(contract, type, schema))?.[0];
      return same ? [`${name} in ${file} is equal to the generated type ${same}: import that one.`] : [];
    }),
  );
}

/** ui-kit may not import the contract. */
function handWritten(): Source[] {
  const root = path.join(import.meta.dirname, '..');
  const exclude = ['**/{node_modules,generated,dist,migrations}/**'];
  return globSync('{openapi,mocks,web,api,tests}/**/*.{ts,tsx}', { cwd: root, exclude })
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => /^(export )?(type|interface) /m.test(source));
}

/** The fields of an interface or an object type, or another type. */
type Declared = TsTypeElement[] | TsType;

function declaredTypes(file: string, source: string): [string, Declared][] {
  return parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }).body.flatMap<[string, Declared]>(
    (item) => {
      const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
      if (declared.type === 'TsInterfaceDeclaration') return [[declared.id.value, declared.body.body]];
      return declared.type === 'TsTypeAliasDeclaration' && declared.typeAnnotation.type !== 'TsTypeReference'
        ? [[declared.id.value, declared.typeAnnotation]]
        : [];
    },
  );
}

function isEqual(contract: Contract, type: Declared, given: Schema): boolean {
  const schema = resolve(contract, given);
  if (Array.isArray(type)) return hasFields(contract, type, schema);
  if (type.type === 'TsTypeLiteral') return hasFields(contract, type.members, schema);
  if (type.type === 'TsTypeReference') return type.typeName.type === 'Identifier' && type.typeName.value !== 'Date';
  if (type.type === 'TsArrayType') return schema.type === 'array';
  if (type.type === 'TsKeywordType')
    return !schema.enum && type.kind === String(schema.type).replace('integer', 'number');
  if (type.type !== 'TsUnionType' || !schema.enum) return false;
  const values = type.types.map((each) =>
    each.type === 'TsLiteralType' && each.literal.type === 'StringLiteral' ? each.literal.value : undefined,
  );
  return values.length === schema.enum.length && schema.enum.every((value) => values.includes(value));
}

function hasFields(contract: Contract, members: TsTypeElement[], { properties = {}, required = [] }: Schema): boolean {
  return (
    members.length === Object.keys(properties).length &&
    members.every((member) => {
      if (member.type !== 'TsPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
        return false;
      const property = properties[member.key.value];
      return (
        property !== undefined &&
        required.includes(member.key.value) !== member.optional &&
        isEqual(contract, member.typeAnnotation.typeAnnotation, property)
      );
    })
  );
}
