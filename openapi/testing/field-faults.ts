import { contract } from '../generated/openapi.ts';
import { createAjv, faultsOf, type Fault } from '../schema-validation.ts';

const ajv = createAjv();
// Strict as it is, Ajv reads no OpenAPI document: the contract's schemas are moved to where JSON Schema has them.
ajv.addSchema(
  JSON.parse(
    JSON.stringify({ $id: 'contract', $defs: contract.components.schemas }).replaceAll(
      '"#/components/schemas/',
      '"contract#/$defs/',
    ),
  ) as object,
);

/** What the server finds wrong with a value of one of the contract's schemas. */
export function faultsIn(schema: string, value: unknown): Fault[] {
  const validate = ajv.getSchema(`contract#/$defs/${schema}`)!; // a schema that is not there fails the test
  return validate(value) === true ? [] : faultsOf(validate.errors ?? []);
}
