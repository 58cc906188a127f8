import { operationsOf, resolve } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { describe, expect, it } from 'vitest';

/** The promises of the landing page about the whole product. An end-to-end test proves that no request goes to another host. */
const schemas = Object.entries(contract.components.schemas);

describe('there are no photos of members', () => {
  it('no operation takes a file, and no field of a request is binary', () => {
    const bodies = operationsOf(contract).flatMap(({ operation }) =>
      operation.requestBody ? [resolve(contract, operation.requestBody)] : [],
    );
    expect(bodies.length).toBeGreaterThan(5);
    for (const body of bodies) expect(Object.keys(body.content)).toEqual(['application/json']);
    const binary = schemas.filter(([, schema]) =>
      /"format":"(binary|byte)"|contentEncoding|contentMediaType/.test(JSON.stringify(schema)),
    );
    expect(binary.map(([name]) => name)).toEqual([]);
  });

  it('the picture of a Google account is in the response for that account only', () => {
    const withPicture = schemas.filter(([, { properties = {} }]) =>
      Object.keys(properties).some((name) => /avatar|picture|photo|image|profileUrl/i.test(name)),
    );
    expect(withPicture.map(([name]) => name)).toEqual(['User']);
    const returningUser = operationsOf(contract).filter(({ operation }) =>
      Object.values(operation.responses).some((response) =>
        /schemas\/User"/.test(JSON.stringify(resolve(contract, response))),
      ),
    );
    expect(returningUser.map(({ operation }) => operation.operationId).toSorted()).toEqual([
      'getCurrentUser',
      'getUser',
    ]);
  });
});
