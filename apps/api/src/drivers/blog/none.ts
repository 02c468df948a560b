import type { BlogDriver } from "./port.ts";

/** A blog without articles. */
export function noBlog(): BlogDriver {
  return {
    list: async () => ({ posts: [], total: 0 }),
    find: async () => null,
  };
}
