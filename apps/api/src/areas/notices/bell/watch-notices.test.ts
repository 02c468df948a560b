import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { openStream, streamProcesses } from "../../../testing/open-stream.ts";
import { onlyUser, raiseNotice } from "../../identity/notices/raise-notice.ts";
import { showNewNotices, watchNotices } from "./watch-notices.ts";

const app = testApp();
const startProcess = streamProcesses(app);
const held: { awa?: CastMember; kofi?: CastMember } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.kofi = await registerCouple(app);
});

function cast() {
  const { awa, kofi } = held;
  if (!awa || !kofi) throw new Error("They are made before the tests");
  return { awa, kofi };
}

const tell = ({ userId }: CastMember) =>
  raiseNotice(requestContext(app), onlyUser(userId), {
    ...{ kind: "task-due", title: "Choisir la salle", path: "/mes-donnees" },
  });

/** The numbers that a stream told, in their order. */
const told = ({ text }: { text: string }) =>
  [...text.matchAll(/event: unread\ndata: \{"unread":(\d+)\}/g)].map(([, unread]) =>
    Number(unread),
  );

describe("a bell", () => {
  it("is told its number when its stream opens, and again after each new notice, in every process", async () => {
    const { awa, kofi } = cast();
    const [one, two] = [await startProcess(), await startProcess()];
    const mine = await openStream(one, awa.token);
    const phone = await openStream(two, awa.token);
    const foreign = await openStream(one, kofi.token);
    await expect.poll(() => [mine, phone, foreign].map(told)).toEqual([[0], [0], [0]]);
    const stops = [one, two].map(({ realtime }) => watchNotices({ ...app, realtime }));
    await tell(awa);
    await expect
      .poll(() => [mine, phone].map(told), { timeout: 5000 })
      .toEqual([
        [0, 1],
        [0, 1],
      ]);
    await tell(awa);
    await expect.poll(() => told(mine), { timeout: 5000 }).toEqual([0, 1, 2]);
    for (const stop of stops) stop();
    expect(told(foreign)).toEqual([0]);
    // Only a change of a quote request continues an interrupted stream.
    expect(mine.text).not.toContain("id: ");
    for (const stream of [mine, phone, foreign]) await stream.cancel();
  });

  it("is told nothing twice, and nothing of what was raised long ago", async () => {
    const { kofi } = cast();
    const process = await startProcess();
    const stream = await openStream(process, kofi.token);
    const watching = { ...app, realtime: process.realtime };
    await tell(kofi);
    await showNewNotices(watching, app.clock());
    await showNewNotices(watching, app.clock());
    await expect.poll(() => told(stream)).toEqual([0, 1]);
    await tell(kofi);
    await showNewNotices(watching, new Date(app.clock().getTime() + 60_000));
    expect(told(stream)).toEqual([0, 1]);
    await stream.cancel();
  });
});
