import { z } from "zod";

/** Where traces are sent; nothing is traced without an address. The names are OpenTelemetry's own. */
export const tracingShape = {
  /** The address of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ""))
    .optional(),
  /** Headers of each call to the collector: `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^([\w-]+=[^,]+,?)*$/, "pairs such as name=value,name=value are expected")
    .default(""),
  /** The fraction of the traces that is kept, 0 to 1, unless the caller of a request decided. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

const shape = z.object(tracingShape);

/**
 * Begins to send traces, where a collector is set: requests, statements, jobs and calls of gateways,
 * by pattern and without the values of anything.
 * @returns sends what is left, when the process or thread stops
 */
export async function startTracing(
  settings: z.infer<typeof shape>,
  thread: "server" | "jobs",
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return () => Promise.resolve();
  // The libraries are large: they are not loaded where nothing is traced.
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace-node"),
  ]);
  const headers = Object.fromEntries(
    settings.OTEL_EXPORTER_OTLP_HEADERS.split(",")
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": `joie-du-jour-${thread}` }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })),
    ],
  });
  provider.register();
  return () => provider.shutdown();
}
