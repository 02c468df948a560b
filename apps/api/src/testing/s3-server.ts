/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3Server from "@20minutes/s3rver";
import type { S3Place } from "../drivers/storage/s3.ts";
import { freePort } from "../free-port.ts";

/** An S3 server on this machine, with an empty bucket. */
export interface TestS3 {
  place: S3Place;
  stop(): Promise<void>;
}

/**
 * Starts one that knows one key alone.
 * @param signed whether it checks signatures too; it computes those of lists wrongly, for it leaves
 * out the slash with which the client ends the bucket's path
 */
export async function startS3(signed: boolean): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "jdj-s3-"));
  const port = await freePort();
  const bucket = "joie";
  const server = new S3Server({
    address: "127.0.0.1",
    port,
    silent: true,
    allowMismatchedSignatures: !signed,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await server.run();
  return {
    place: {
      bucket,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      endpoint: `http://127.0.0.1:${port}`,
      pathStyle: true,
      prefix: "",
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
