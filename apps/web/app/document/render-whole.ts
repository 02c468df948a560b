import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** The longest time that a page may take to render, in milliseconds; what is not ready then is left out. */
const LONGEST_MS = 6_000;

/**
 * Renders a page into one buffer: it is compressed at once, and sent in one piece. No page waits for
 * data while it renders, since loaders have read all of it before.
 * @throws what the page threw, unless a part of it could be left out
 */
export function renderWhole(
  page: ReactNode,
  { nonce, onError }: { nonce: string; onError: (error: unknown) => void },
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const chunks: Buffer<ArrayBuffer>[] = [];
        pipe(
          new Writable({
            write(chunk, _, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              resolve(Buffer.concat(chunks));
              done();
            },
          }),
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
    const timer = setTimeout(abort, LONGEST_MS);
  });
}
