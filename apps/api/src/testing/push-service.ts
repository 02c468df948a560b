import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushAddress } from "../drivers/push/port.ts";

/** What a device of the push service got, decrypted with its own keys. */
interface Received {
  endpoint: string;
  headers: IncomingMessage["headers"];
  text: string;
  /** The claims of our signature, which was verified with the key that it names. */
  claims: { aud?: string; sub?: string; exp?: number };
  publicKey: string;
}

interface Device {
  keys: ECDH;
  auth: Buffer;
}

/** A push service on this machine, over HTTP, whose devices decrypt what they get (RFC 8291). */
export interface PushService {
  /** A new browser, as it describes itself. */
  device(): PushAddress;
  readonly received: Received[];
  /** Answers so from now on. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** Decrypts a message of one record (RFC 8188, RFC 8291 §3.4). */
function decrypt(body: Buffer, { keys, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The claims of a signature (RFC 8292). @throws for one that the key which it names did not make */
function verified(authorization: string): Pick<Received, "claims" | "publicKey"> {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const part = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  const key = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: part(1, 33), y: part(33, 65) },
    format: "jwk",
  });
  const isOurs = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isOurs) throw new Error("The signature is not that of the key");
  return { claims: JSON.parse(Buffer.from(claims, "base64url").toString()), publicKey };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Starts a push service. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Device>();
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const answer = async () => {
      const device = devices.get(request.url ?? "");
      const body = await bodyOf(request);
      if (!device) return 404;
      if (status >= 300) return status;
      const { headers } = request;
      received.push({
        ...{ endpoint: `${origin}${request.url}`, headers, text: decrypt(body, device) },
        ...verified(headers.authorization ?? ""),
      });
      return status;
    };
    answer().then(
      (code) => response.writeHead(code).end(),
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    received,
    device() {
      const keys = createECDH("prime256v1");
      const p256dh = keys.generateKeys("base64url");
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      devices.set(path, { keys, auth });
      return { endpoint: origin + path, p256dh, auth: auth.toString("base64url") };
    },
    answerWith(code) {
      status = code;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
