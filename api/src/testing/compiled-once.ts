import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createAjv, type ValidateFunction } from '@mithaq/openapi/schema-validation.ts';

// The servers of one process have the same contract, and reading and compiling it takes most of a start. Here it is done for the first server
// alone, and the others use the result. In production a process has one server.

const require = createRequire(import.meta.url);
const ofFastify = createRequire(require.resolve('fastify'));

type Parse = (contract: object, options: object) => Promise<object>;
const { Parser } = require(join(dirname(require.resolve('fastify-openapi-glue')), 'lib/Parser.js')) as {
  Parser: { prototype: { parse: Parse } };
}; // glue exports its plugin alone
const { parse } = Parser.prototype;
const parsed = new Map<string, Promise<object>>();

Parser.prototype.parse = async function parseOnce(...given) {
  const routes = parsed.getOrInsertComputed(JSON.stringify(given), () => parse.apply(this, given));
  return structuredClone(await routes); // Fastify changes the schemas of its routes
};

const ajv = Object.getPrototypeOf(createAjv()) as ReturnType<typeof createAjv>; // a prototype has the methods
const { compile } = ajv;
const validators = new Map<string, ValidateFunction>();
type IsOldEnough = (years: number, dateOfBirth: string) => boolean;
let isOldEnough: IsOldEnough;

ajv.compile = function compileOnce(this: typeof ajv, schema: object) {
  // The one keyword that asks a clock, which each server has for itself.
  const age = this.getKeyword('x-minimum-age') as { validate: IsOldEnough } | false;
  if (!age) return compile.call(this, schema); // glue's own
  const { validate: ofThisServer } = age;
  age.validate = (...given) => isOldEnough(...given);
  const validate = validators.getOrInsertComputed(`${this.opts.coerceTypes} ${JSON.stringify(schema)}`, () =>
    compile.call(this, schema),
  );
  age.validate = ofThisServer;
  const validateHere = (data: unknown) => {
    isOldEnough = ofThisServer;
    const isValid = validate(data);
    validateHere.errors = validate.errors;
    return isValid;
  };
  validateHere.errors = validate.errors;
  return validateHere;
} as typeof compile;

type Serializer = (data: unknown) => string;
type Compiler = (schemas: object, options?: object) => (route: { schema: object }) => Serializer;
const serializers = new Map<string, Serializer>();
const file = ofFastify.resolve('@fastify/fast-json-stringify-compiler');
const choose = ofFastify(file) as () => Compiler;

// Fastify asks for it at each start.
ofFastify.cache[file]!.exports = (): Compiler => (schemas, options) => {
  const compileSerializer = choose()(schemas, options);
  return (route) =>
    serializers.getOrInsertComputed(JSON.stringify([schemas, options, route.schema]), () => compileSerializer(route));
};
