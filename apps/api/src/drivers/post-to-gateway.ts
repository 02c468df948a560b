import { SpanKind } from "@opentelemetry/api";
import { inSpan } from "../tracing.ts";
import { parseJson } from "./delivery-receipt.ts";

/** What a gateway answered by HTTP. */
export interface GatewayAnswer {
  status: number;
  body: unknown;
}

/** How long a gateway may take to answer, in milliseconds. */
const ANSWER_MS = 20_000;

/** The request cannot have reached the gateway: it was certainly not sent. */
export class NotReached extends Error {}

const neverLeft = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

/**
 * Posts to a gateway and reads its answer, JSON or not.
 * @throws NotReached when nothing can have arrived; any other error leaves it unconfirmed
 */
export async function postToGateway(
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<GatewayAnswer> {
  try {
    const attributes = { "server.address": new URL(address).host };
    return await inSpan("POST", { kind: SpanKind.CLIENT, attributes }, async () => {
      const answer = await fetch(address, {
        method: "POST",
        headers,
        body,
        redirect: "error",
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return { status: answer.status, body: parseJson(await answer.text()) };
    });
  } catch (error) {
    if (neverLeft.includes(codeOf(error))) throw new NotReached("No gateway listens");
    throw error;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
}
