/** The progress of an upload, 0 to 100; null once the response is there, or failed. */
export type UploadTold = (percent: number | null) => void;

/**
 * Reports the upload progress of a hydrated form. The router sends forms by `fetch`, which
 * has no progress events: requests with a file are sent by `XMLHttpRequest`, all others
 * by the browser's own `fetch`.
 */
export function followUploads(tell: UploadTold): void {
  const native = window.fetch;
  window.fetch = (input, init) =>
    carriesFile(init?.body) ? upload(input, init, tell) : native(input, init);
}

function carriesFile(body: unknown): body is FormData {
  return (
    body instanceof FormData &&
    [...body.values()].some((value) => value instanceof File && value.size > 0)
  );
}

function upload(
  input: RequestInfo | URL,
  { method = "POST", body, headers, signal }: RequestInit = {},
  tell: UploadTold,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, input instanceof Request ? input.url : input);
    request.responseType = "arraybuffer";
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      tell(total > 0 ? Math.round((100 * loaded) / total) : 0),
    );
    request.addEventListener("load", () => {
      const { status, statusText } = request;
      const bare = status === 204 || status === 205 || status === 304;
      const init = { status, statusText, headers: headersOf(request) };
      resolve(new Response(bare ? null : request.response, init));
    });
    // Like `fetch`: pages recognise a network error by it.
    request.addEventListener("error", () => reject(new TypeError("The line is down")));
    request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    request.addEventListener("loadend", () => tell(null));
    signal?.addEventListener("abort", () => request.abort());
    request.send(body instanceof FormData ? body : null);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}
