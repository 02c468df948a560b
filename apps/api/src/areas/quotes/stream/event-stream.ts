/** How often a stream says that it is alive, in milliseconds: proxies close silent ones. */
const HEARTBEAT_MS = 20_000;

/** The age at which a stream ends: the browser opens another, whose session is checked again. */
const LIFETIME_MS = 3_600_000;

/** The delay after which a browser connects again, in milliseconds. */
const RETRY_MS = 10_000;

/** The unread bytes past which a reader counts as gone. */
const BACKLOG_BYTES = 65_536;

/** What writes to a stream of events. */
export interface EventWriter {
  /** @param id what the browser sends back as Last-Event-ID; null leaves it as it is */
  write(event: string, id: number | null, data: unknown): void;
  end(): void;
}

/**
 * A response of server-sent events, with a heartbeat.
 * @param open is called with the writer; what it returns is called once the stream is over
 */
export function eventStream(open: (writer: EventWriter) => () => void): Response {
  const encoder = new TextEncoder();
  let finish: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOver = false;
        const send = (text: string) => {
          if (isOver) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) < -BACKLOG_BYTES) end();
        };
        const beat = setInterval(() => send(": \n\n"), HEARTBEAT_MS);
        const lifetime = setTimeout(() => end(), LIFETIME_MS);
        let close: () => void = () => undefined;
        finish = () => {
          if (isOver) return;
          isOver = true;
          clearInterval(beat);
          clearTimeout(lifetime);
          close();
        };
        const end = () => {
          if (isOver) return;
          finish();
          controller.close();
        };
        send(`retry: ${RETRY_MS}\n\n`);
        close = open({
          write: (event, id, data) =>
            send(
              `${id === null ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
            ),
          end,
        });
        if (isOver) close();
      },
      cancel: () => finish(),
    },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      // nginx would keep events until its buffer is full.
      "x-accel-buffering": "no",
    },
  });
}
