import { contract } from "@jdj/contract/contract";
import type { CallMeta } from "@jdj/contract/glue/call";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

const errorBody = {
  type: "object" as const,
  required: ["success", "message"],
  properties: {
    success: { const: false },
    message: { type: "string" as const },
    errors: {
      type: "object" as const,
      description: "By field, with status 422",
      additionalProperties: { type: "array" as const, items: { type: "string" as const } },
    },
  },
};

/** The OpenAPI document of the whole contract. */
export function openApiDocument(brand: string) {
  return generator.generate(contract, {
    info: {
      title: `${brand} API`,
      version: "1.0.0",
      description:
        "Montants en FCFA entiers, instants en UTC (ISO 8601), dates `AAAA-MM-JJ`. Les champs inconnus sont refusés.",
    },
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    customErrorResponseBodySchema: errorBody,
    security: [{ bearer: [] }],
  });
}

/** Who may make a call, as its contract declares. */
export function accessOf(procedure: { "~orpc": { meta: CallMeta } }) {
  return procedure["~orpc"].meta.access;
}
