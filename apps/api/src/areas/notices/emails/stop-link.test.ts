import { beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { stopAddress } from "./stop-link.ts";

const app = testApp();
let awa: CastMember;

beforeEach(async () => {
  awa = await registerCouple(app);
});

describe("the stop link of an email", () => {
  const linkOf = () =>
    new URL(stopAddress(app.settings, { userId: awa.userId, kinds: ["task-due"] })).pathname;

  const frequency = async () => {
    const { body } = await app.call("GET", "/api/v1/notice-choices", {
      token: awa.token,
    });
    const { choices } = body as { choices: { kind: string; email: string | null }[] };
    return choices.find(({ kind }) => kind === "task-due")?.email;
  };

  it("changes nothing when it is opened, stops by one POST, and is taken back by another", async () => {
    expect(await app.call("GET", linkOf())).toMatchObject({
      status: 200,
      body: expect.stringContaining("Tâches à faire"),
    });
    expect(await frequency()).toBe("daily");
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await app.call("POST", linkOf(), { body })).status).toBe(200);
    expect(await frequency()).toBe("never");
    const back = new FormData();
    back.set("choice", "resume");
    await app.call("POST", linkOf(), { body: back });
    expect(await frequency()).toBe("daily");
  });

  it("is refused when it is not ours", async () => {
    const forged = linkOf().replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await app.call("POST", forged, {})).status).toBe(404);
    const others = linkOf().replace(/emails\/[^.]+/, "emails/1");
    expect((await app.call("POST", others, {})).status).toBe(404);
    expect((await app.call("GET", "/api/v1/notice-emails/1")).status).toBe(404);
    expect(await frequency()).toBe("daily");
  });
});
