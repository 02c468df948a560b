import type { Sample } from "./subject.ts";

/** Samples of the calls of the directory. */
export const directorySamples = {
  "directory.providers.serviceTypes": { byId: false, input: () => undefined },
  "directory.providers.list": { byId: false, input: () => ({ service_type_id: 1, page: 1 }) },
  "directory.towns.list": { byId: false, input: () => undefined },
} satisfies Record<string, Sample>;
