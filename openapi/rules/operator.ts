import type { ClientConfig } from '../generated/hooks/model/index.ts';

/** Who runs a copy, and how to write to them. */
export type Operator = ClientConfig['operator'];

/** The operator of a copy on a developer's machine, and of the mocks. */
export const localOperator: Operator = { name: 'Local demo', contactEmail: 'operator@mithaq.localhost' };

/** A placeholder in the prerendered pages until the server knows the operator; of the address each half is one, since a line may break between them. RFC 2606 reserves `.invalid`. */
export const operatorPlaceholder: Operator = {
  name: 'operator-name.invalid',
  contactEmail: 'email-name.invalid@email-host.invalid',
};
