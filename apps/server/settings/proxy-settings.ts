import { z } from "zod";
import { readTrustedProxies } from "../serving/trusted-proxies.ts";

/** The proxies in front of a process. */
export const proxyShape = {
  /** The proxies whose X-Forwarded-* or Forwarded is trusted: addresses and CIDR ranges, `private`, or their number. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((setting, context) => {
      try {
        return readTrustedProxies(setting);
      } catch (error) {
        context.issues.push({
          code: "custom",
          input: setting,
          message: error instanceof Error ? error.message : "it cannot be read",
        });
        return z.NEVER;
      }
    }),
};
