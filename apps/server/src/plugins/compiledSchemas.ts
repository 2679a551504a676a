import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Settings } from 'typebox/system';

/** Enough to name what is wrong with each alternative of a field, few enough to be counted fast. */
Settings.Set({ maxErrors: 100 });

/** Gives the same result for the same object, made once. */
function memoized<Result>(make: (key: object) => Result): (key: object) => Result {
  const results = new WeakMap<object, Result>();
  return (key) => {
    const result = results.get(key) ?? make(key);
    results.set(key, result);
    return result;
  };
}

const anyRoute = { method: '', url: '', httpStatus: '' };
// Schemas refer to each other by value, never by `$id`: each is compiled by itself.
const compileSerializer = SerializerSelector()({});
const serializerOf = memoized((schema) => compileSerializer({ ...anyRoute, schema }));
const bodyValidator = memoized((schema) =>
  TypeBoxValidatorCompiler({ ...anyRoute, schema, httpPart: 'body' }),
);
const textValidator = memoized((schema) =>
  TypeBoxValidatorCompiler({ ...anyRoute, schema, httpPart: 'querystring' }),
);

/**
 * Compiles each schema once per process: routes share those of their failures, and compiling all of
 * them takes most of a server's start.
 */
export function compiledSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    httpPart === 'body' ? bodyValidator(schema) : textValidator(schema),
  );
  app.setSerializerCompiler<object>(({ schema }) => serializerOf(schema));
}
