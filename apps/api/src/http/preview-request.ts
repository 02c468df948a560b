/** The headers by which a browser says that nobody has opened the page yet. */
const PURPOSE_HEADERS = ["purpose", "sec-purpose", "x-purpose", "x-moz"];

const PURPOSES = /prefetch|prerender|preview|preload/i;

/**
 * What chats, networks and search engines call themselves when they fetch a link to preview or index
 * it. Libraries such as curl or okhttp are not among them: clients of the API use them. Cubot is a make of phone.
 */
const PREVIEW_AGENTS =
  /^whatsapp|^viber|facebookexternalhit|facebot|meta-external|facebookcatalog|slackbot|slack-imgproxy|skypeuripreview|bingpreview|google-pagerenderer|google-inspectiontool|embedly|iframely|(?<!cu)bot(?:\/|\b[^/]*\blike\b|;|$)|crawler|spider/i;

/**
 * Whether a request says that no person has opened the address: HEAD, a prefetch, or the preview of a
 * link. Such a request only reads, also by a GET that acts.
 */
export function isPreviewRequest({
  method,
  headers,
}: Pick<Request, "method" | "headers">): boolean {
  return (
    method === "HEAD" ||
    PURPOSE_HEADERS.some((name) => PURPOSES.test(headers.get(name) ?? "")) ||
    PREVIEW_AGENTS.test(headers.get("user-agent") ?? "")
  );
}

/**
 * A HEAD of the address of an answer as its GET, which then only reads; every other request as it is,
 * since other calls that act by GET know nothing of previews.
 */
export function headAsGet(request: Request): Request {
  const isAnswer = /^\/api\/v1\/rsvp\/[^/]+$/.test(new URL(request.url).pathname);
  return request.method === "HEAD" && isAnswer ? new Request(request, { method: "GET" }) : request;
}
