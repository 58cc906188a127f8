import { DateType, DecimalType, UnderscoreNamingStrategy, type EntitySchema } from '@mikro-orm/core';

const naming = new UnderscoreNamingStrategy();

/**
 * The select list for fields of an entity under their own names, such as `p.full_name as "fullName"`. Statements get dates
 * as YYYY-MM-DD and decimals as numbers, as entities do. Fields that the entity does not have are left out.
 */
export function columnsOf(entity: EntitySchema, alias: string, fields: readonly string[]): string {
  const properties: Record<string, { type?: unknown }> = entity.meta.properties;
  return fields
    .filter((field) => Object.hasOwn(properties, field))
    .map((field) => `${alias}.${naming.propertyToColumnName(field)}${castOf(properties[field]!.type)} as "${field}"`)
    .join(', ');
}

function castOf(type: unknown): string {
  if (type === DateType || type instanceof DateType) return '::text';
  return type === DecimalType || type instanceof DecimalType ? '::float8' : '';
}
