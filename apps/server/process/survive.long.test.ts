import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { freshDataDir } from "../testing/data-dir.ts";
import { eventNames, killWhileWriting } from "../testing/kills.ts";
import { endServer } from "../testing/server.ts";

it("the product loses nothing that it acknowledged when it is killed forty times", async () => {
  const { acknowledged, server, person } = await killWhileWriting(freshDataDir(), 40);
  const { all, current } = await eventNames(server, person);
  await endServer(server, "SIGTERM");
  rmSync(server.dataDir, { recursive: true, force: true });
  expect(acknowledged.filter((name) => !all.has(name))).toEqual([]);
  expect(current).toBe(1);
});
