import { z } from "zod";

/** Browsers that an account's notices reach. */
export const MOST_DEVICES = 10;

/** The address of a browser at its push service. */
export const Endpoint = z.string().min(10).max(1000);

/** A browser that asks for notices, as it describes itself. */
export const PushSubscription = z
  .object({
    endpoint: Endpoint,
    /** Its public key (65 bytes) and its secret (16 bytes), base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
    /** The address that this one takes the place of, as push services change them. */
    replaces: Endpoint.optional(),
  })
  .meta({ id: "PushSubscription" });
export type PushSubscription = z.infer<typeof PushSubscription>;
