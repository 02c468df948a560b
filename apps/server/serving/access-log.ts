import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { jsonLog } from "@jdj/api/log";
import { type LogContext, runInLogContext } from "@jdj/api/log-context";
import { endRequestSpan, startRequestSpan } from "@jdj/api/tracing";
import { routeOf } from "./route-of.ts";

/** The header by which a response names its request, for who reports an error. */
const REQUEST_ID = "x-request-id";

/** Answers a request of Node's HTTP server. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A request that was answered, for the log and the metrics. */
export interface AnsweredRequest {
  method: string;
  /** A pattern, never the path: paths can carry tokens. */
  route: string;
  status: number;
  /** From its first byte to the last of its response. */
  ms: number;
}

/** Whether a response is a stream of events, which lasts as long as its page is open. */
function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader("content-type")).startsWith("text/event-stream");
}

/**
 * The level at which an answered request is logged: an error of ours is an `error`. A process that starts
 * or stops answers `/readyz` by 503, as a balancer expects of it.
 */
export function levelOf({ route, status }: Pick<AnsweredRequest, "route" | "status">) {
  return status >= 500 && route !== "/readyz" ? "error" : "info";
}

/**
 * Gives each request an id, which every line that is logged for it carries, and logs one line when
 * it was answered. A request whose client left
 * before the response has the status 499, as nginx writes it.
 * @param observe measures the request; not called for a stream of events, whose duration says how
 * long a page was open and not how long anybody waited
 */
export function withAccessLog(
  listener: Listener,
  observe: (answered: AnsweredRequest) => void,
): Listener {
  return (request, response) => {
    const began = performance.now();
    const context: LogContext = { requestId: randomUUID() };
    const { span, within } = startRequestSpan(request.method ?? "", request.headers);
    span.setAttribute("request.id", context.requestId);
    // Nobody reports an error of an immutable file, and a page has ten of them.
    if (!request.url?.startsWith("/assets/")) response.setHeader(REQUEST_ID, context.requestId);
    response.once("close", () => {
      const answered = {
        method: request.method ?? "",
        route: context.route ?? routeOf(request.url ?? ""),
        status: response.writableFinished ? response.statusCode : 499,
        ms: Math.round(performance.now() - began),
      };
      if (!isEventStream(response)) observe(answered);
      endRequestSpan(span, answered);
      runInLogContext(context, () => jsonLog(levelOf(answered), "request", answered));
    });
    within(() => runInLogContext(context, () => listener(request, response)));
  };
}
