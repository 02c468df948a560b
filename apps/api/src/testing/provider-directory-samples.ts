import type { Sample } from "./subject.ts";

/** Samples of the calls of the directory. */
export const providerDirectorySamples = {
  "providers.directory.serviceTypes": { byId: false, input: () => undefined },
  "providers.directory.list": { byId: false, input: () => ({ service_type_id: 1, page: 1 }) },
  "providers.towns.list": { byId: false, input: () => undefined },
} satisfies Record<string, Sample>;
