import { constants, crc32, deflateRawSync } from "node:zlib";
import { chooseEncoding, type Encoding } from "./encoding.ts";

/** A piece of a page, as it is and compressed so that pieces follow each other in one stream. */
export interface Chunk {
  plain: Buffer;
  deflated: Buffer;
}

/** The longest text that fits one stored block (RFC 1951, 3.2.4). */
const MAX_STORED = 65_535;
/** The header of a gzip stream without a name or a time (RFC 1952, 2.3), and its last, empty block. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);

/** A piece that many pages share, compressed once. */
export function chunkOf(text: string): Chunk {
  const plain = Buffer.from(text);
  return {
    plain,
    deflated: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  };
}

/** A short text of one page: a stored block, which costs no compression. */
export function textChunk(text: string): Chunk {
  const plain = Buffer.from(text);
  if (plain.length > MAX_STORED) return chunkOf(text);
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(plain.length ^ 0xffff, 3);
  return { plain, deflated: Buffer.concat([head, plain]) };
}

/**
 * The body that pieces make. With gzip it is put together from the compressed pieces: only a checksum is
 * computed. Brotli's pieces do not follow each other in one stream.
 * @param accepted the `Accept-Encoding` of the request
 */
export function joinChunks(
  chunks: readonly Chunk[],
  accepted: string,
): { body: Buffer<ArrayBuffer>; encoding: Encoding } {
  const plain = Buffer.concat(chunks.map((chunk) => chunk.plain));
  if (chooseEncoding(accepted, ["gzip"]) !== "gzip") return { body: plain, encoding: "identity" };
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(plain), 0);
  end.writeUInt32LE(plain.length, 4);
  const body = Buffer.concat([HEAD, ...chunks.map(({ deflated }) => deflated), LAST_BLOCK, end]);
  return { body, encoding: "gzip" };
}
