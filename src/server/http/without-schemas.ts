/** Options of Fastify: contracts check requests and write replies, its own compilers are not even built in (vite.server.config.ts). */
const noSchemas = (): never => {
  throw new Error('A route has no JSON schema of its own: its contract checks it.');
};

export const WITHOUT_SCHEMAS = {
  schemaController: { compilersFactory: { buildValidator: () => noSchemas, buildSerializer: () => noSchemas } },
};
