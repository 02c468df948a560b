/**
 * The request for the stream of changes that a page makes with its cookie, as the API takes it: a
 * browser's EventSource cannot send the header with the token.
 */
export function realtimeRequest(request: Request, token: string | null): Request {
  const { search } = new URL(request.url);
  const headers = new Headers();
  const since = request.headers.get("last-event-id");
  if (since !== null) headers.set("last-event-id", since);
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  return new Request(new URL(`/api/v1/realtime${search}`, request.url), {
    headers,
    signal: request.signal,
  });
}
