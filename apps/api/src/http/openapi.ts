import type { CallMeta } from "@jdj/contract/call/call";
import { contract } from "@jdj/contract/contract";
import type { OpenAPI } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { z } from "zod";

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

const errorBody = {
  type: "object" as const,
  required: ["success", "code", "message"],
  properties: {
    success: { const: false },
    code: { type: "string" as const, description: "By which clients recognise the refusal" },
    message: { type: "string" as const, description: "What a person reads, in French" },
    errors: {
      type: "object" as const,
      description: "By field, with status 422",
      additionalProperties: { type: "array" as const, items: { type: "string" as const } },
    },
  },
};

interface Described {
  "~orpc": {
    meta: CallMeta;
    route: { method?: string; path?: string };
    inputSchema?: unknown;
    outputSchema?: unknown;
  };
}

/** Every call of a contract, however deep it stands. */
function callsOf(node: object): Described[] {
  if ("~orpc" in node) return [node as Described];
  return Object.values(node).flatMap(callsOf);
}

/**
 * The schemas that the contract names by `.meta({ id })`: the document describes each once and refers to
 * it elsewhere. Answers are described as they are sent, inputs as they are taken.
 */
function namedSchemas() {
  const named: Record<string, { schema: z.ZodType; strategy: "output" }> = {};
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    if (!(node instanceof z.ZodType)) {
      for (const child of Object.values(node)) visit(child);
      return;
    }
    const { id } = z.globalRegistry.get(node) ?? {};
    if (id !== undefined) named[id] = { schema: node, strategy: "output" };
    visit(node._zod.def);
  };
  for (const { "~orpc": declared } of callsOf(contract)) {
    visit(declared.inputSchema);
    visit(declared.outputSchema);
  }
  return named;
}

/**
 * The fields of an input that the server demands: those refused when nothing is sent. What is made
 * of a field before its shape is read (an empty text is none) hides from the converter whether it may
 * be left out. Null when that is not known field by field.
 */
function demandedFields(input: unknown): Set<string> | null {
  if (!(input instanceof z.ZodType)) return null;
  const issues = input.safeParse({}).error?.issues ?? [];
  const fields = issues.map(({ path }) => path[0]);
  return fields.includes(undefined) ? null : new Set(fields.map(String));
}

/** Demands in the document what the server demands. */
function correctRequired(operation: OpenAPI.OperationObject, demanded: Set<string>): void {
  for (const parameter of operation.parameters ?? [])
    if ("in" in parameter && parameter.in !== "path")
      parameter.required = demanded.has(parameter.name);
  if (operation.requestBody === undefined || "$ref" in operation.requestBody) return;
  for (const { schema } of Object.values(operation.requestBody.content)) {
    if (typeof schema !== "object" || !("properties" in schema)) continue;
    const required = Object.keys(schema.properties ?? {}).filter((name) => demanded.has(name));
    if (required.length > 0) schema.required = required;
    else delete schema.required;
  }
}

/** Says of each call whether it asks for a session, and which fields it demands. */
function describeCalls(paths: NonNullable<OpenAPI.Document["paths"]>): void {
  for (const { "~orpc": declared } of callsOf(contract)) {
    const method = (declared.route.method ?? "").toLowerCase() as "get";
    const operation = paths[declared.route.path ?? ""]?.[method];
    if (!operation) continue;
    operation.security = declared.meta.access === "anyone" ? [] : [{ bearer: [] }];
    const demanded = demandedFields(declared.inputSchema);
    if (demanded) correctRequired(operation, demanded);
  }
}

/**
 * The OpenAPI document of the whole contract.
 * @param publicUrl where people reach the site, without a slash at the end
 */
export async function openApiDocument(brand: string, publicUrl: string) {
  const document = await generator.generate(contract, {
    info: {
      title: `${brand} API`,
      version: "1.0.0",
      description:
        "Montants en FCFA entiers, instants en UTC (ISO 8601), dates `AAAA-MM-JJ`. Les champs inconnus sont refusés.",
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: errorBody },
    },
    commonSchemas: namedSchemas(),
    customErrorResponseBodySchema: { $ref: "#/components/schemas/Refusal" },
  });
  describeCalls(document.paths ?? {});
  return document;
}

/** Who may make a call, as its contract declares. */
export function accessOf(procedure: { "~orpc": { meta: CallMeta } }) {
  return procedure["~orpc"].meta.access;
}
