import { SpanKind } from "@opentelemetry/api";
import { inSpan } from "../../tracing.ts";
import { GatewayAway } from "./port.ts";

/** How a gateway is reached: over the network, or a fake gateway within this process. */
export type Fetch = (request: Request) => Promise<Response>;

/** The network, with a timeout of ten seconds. */
export const overNetwork: Fetch = (request) =>
  inSpan(
    request.method,
    { kind: SpanKind.CLIENT, attributes: { "server.address": new URL(request.url).host } },
    () => fetch(request, { signal: AbortSignal.timeout(10_000) }),
  );

/**
 * One call to a gateway: its status and what it answers, read as JSON (null when it is none).
 * @throws GatewayAway when it does not answer, or answers 5xx or 429
 */
export async function ask(
  fetchIt: Fetch,
  url: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
): Promise<{ status: number; body: unknown }> {
  const response = await fetchIt(new Request(url, init)).catch((error: unknown) => {
    throw new GatewayAway("The gateway does not answer", { cause: error });
  });
  if (response.status >= 500 || response.status === 429)
    throw new GatewayAway(`The gateway answers ${response.status}`);
  const text = await response.text().catch((error: unknown) => {
    throw new GatewayAway("The gateway broke off", { cause: error });
  });
  return { status: response.status, body: parseJson(text) };
}

/** A text read as JSON; null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a call that bears JSON is begun with. */
export function json(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

/**
 * A bearer token that is fetched when it is needed and cached until a minute before it expires.
 * `drop` removes it, after a refusal.
 */
export function cacheToken(fetchToken: () => Promise<{ token: string; seconds: number }>) {
  let cached: { token: string; until: number } | null = null;
  return {
    async take(): Promise<string> {
      if (cached !== null && cached.until > performance.now()) return cached.token;
      const { token, seconds } = await fetchToken();
      cached = { token, until: performance.now() + (seconds - 60) * 1000 };
      return token;
    },
    drop() {
      cached = null;
    },
  };
}
