import type { ProfileFacts } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { newProfile, newWord } from '@mithaq/openapi/examples/factories.ts';
import { resolve, type Schema } from '@mithaq/openapi/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';

/** A valid value of a schema; of a text one that occurs nowhere else. */
export function sampleOf(declared: Schema): unknown {
  const { type, enum: options, format, minimum, minItems, items, properties } = resolve(contract, declared);
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each)]));
  const kind = [type].flat().find((each) => each !== 'null');
  if (options) return options[0];
  if (kind === 'boolean') return true;
  if (kind === 'number' || kind === 'integer') return minimum ?? 1;
  if (kind === 'array') {
    const of = resolve(contract, items!);
    const count = Math.max(1, minItems ?? 1);
    return of.enum ? of.enum.slice(0, count) : Array.from({ length: count }, () => newWord());
  }
  return format === 'date' ? '1990-02-03' : newWord();
}

/** A value of each optional fact that everybody is asked, also of one that is added to the contract later. */
export function someFacts(): ProfileFacts {
  const {
    beard: _men,
    children: _notUnmarried,
    childrenCount: _ofSome,
    youngestChild: _ofSomeToo,
    ratherDiscuss: _unanswered,
    ...facts
  } = sampleOf({
    $ref: '#/components/schemas/ProfileFacts',
  }) as ProfileFacts;
  return facts;
}

/** Has a rule of its own, or follows from another field. */
const ownRule = new Set(['profileId', 'phoneNumber', 'firstName', 'heightCm', 'facts']);

/** A value of each field that newProfile() leaves out, also of one that is added to the contract later. */
export function furtherFields(): Record<string, unknown> {
  const { properties } = contract.components.schemas['ProfileCreationInput']!;
  const further = Object.entries(properties!).filter(([name]) => !(name in newProfile()) && !ownRule.has(name));
  return Object.fromEntries(further.map(([name, schema]) => [name, sampleOf(schema)]));
}
