import { z } from "zod";
import { ask, cacheToken, type Fetch } from "./gateway-http.ts";
import { GatewayAway } from "./port.ts";

/** MTN's keys of one of its products; collections and disbursements have their own. */
export interface MtnKeys {
  apiUser: string;
  apiKey: string;
  subscriptionKey: string;
  /** `mtnivorycoast`, or `sandbox` for MTN's own trial. */
  target: string;
  /** `https://proxy.momoapi.mtn.com`, or a fake server. */
  base: string;
  fetch: Fetch;
}

const Token = z.object({ access_token: z.string(), expires_in: z.coerce.number() });

/** The headers of a call to a product of MTN MoMo, with a token that is asked for once while it is valid. */
export function mtnAccess(
  { apiUser, apiKey, subscriptionKey, target, base, fetch }: MtnKeys,
  product: "collection" | "disbursement",
) {
  const subscription = { "ocp-apim-subscription-key": subscriptionKey };
  const basic = Buffer.from(`${apiUser}:${apiKey}`).toString("base64");
  const token = cacheToken(async () => {
    const { status, body } = await ask(fetch, `${base}/${product}/token/`, {
      method: "POST",
      headers: { authorization: `Basic ${basic}`, ...subscription },
    });
    const read = Token.safeParse(body);
    if (!read.success) throw new GatewayAway(`MTN gives no token: ${status}`);
    return { token: read.data.access_token, seconds: read.data.expires_in };
  });
  return {
    async headers() {
      const authorization = `Bearer ${await token.take()}`;
      return { authorization, "x-target-environment": target, ...subscription };
    },
    /** Forgets a token that was refused. */
    drop: () => token.drop(),
  };
}
