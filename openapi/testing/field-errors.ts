import { createContractAjv } from '../contract-validation.ts';
import { validationErrors, type FieldError } from '../schema-validation.ts';

const ajv = createContractAjv();

/** The server's field errors for a value of one of the contract's schemas. */
export function fieldErrorsIn(schema: string, value: unknown): FieldError[] {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`)!; // an unknown schema fails the test
  return validate(value) === true ? [] : validationErrors(validate.errors ?? []);
}
