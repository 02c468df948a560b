import { afterAll } from "vitest";
import { type Api, createApi } from "../app.ts";
import { type Listener, openListener } from "../database/listen.ts";
import { REALTIME_CHANNEL } from "../realtime/announce.ts";
import { createRealtimeHub, type RealtimeHub } from "../realtime/hub.ts";
import type { TestApp } from "./app.ts";

/** A process that serves streams. */
export interface StreamProcess {
  realtime: RealtimeHub;
  api: Api;
}

/** Starts processes of their own on the app's database: each with a hub, an API and a listening connection. */
export function streamProcesses(app: TestApp): () => Promise<StreamProcess> {
  const listeners: Listener[] = [];
  afterAll(async () => {
    for (const listener of listeners) await listener.stop();
  });
  return async () => {
    const realtime = createRealtimeHub();
    let heard: () => void = () => undefined;
    const ready = new Promise<void>((done) => {
      heard = done;
    });
    const listener = openListener(app.connection, () => undefined);
    listeners.push(listener);
    listener.listen(REALTIME_CHANNEL, (payload) => {
      realtime.hear(payload);
      heard();
    });
    await ready;
    return { realtime, api: createApi({ ...app, realtime }) };
  };
}

/** Opens a stream, and reads its text as it comes. */
export async function openStream(
  { api }: StreamProcess,
  token: string | null,
  headers: Record<string, string> = {},
) {
  const aborting = new AbortController();
  const request = new Request("http://joie.test/api/v1/realtime", {
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    signal: aborting.signal,
  });
  const response = await api.fetch(request, { address: "127.0.0.1" });
  const stream = { response, text: "", over: false, cancel: async () => {} };
  const reader = response.ok
    ? response.body?.pipeThrough(new TextDecoderStream()).getReader()
    : null;
  stream.cancel = async () => {
    await reader?.cancel();
  };
  void (async () => {
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) break;
      stream.text += read.value;
    }
    stream.over = true;
  })();
  return stream;
}
