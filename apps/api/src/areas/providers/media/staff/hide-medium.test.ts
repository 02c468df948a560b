import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../../mail-catcher/queries.ts";
import { registerProvider } from "../../../../testing/actors.ts";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";
import { providerMedia } from "../tables.ts";

const app = testApp();

const mailsOf = async (kind: string) => {
  await app.work();
  return (await listCaughtMessages(app.db)).filter((message) => message.kind === kind);
};

describe("a photo of a provider", () => {
  it("is hidden at once with a reason, which the provider reads, and shown again", async () => {
    const { call } = await asRole(app, "support", "m1@exemple.test");
    const { providerId, email } = await registerProvider(app, "photo@exemple.test");
    const photo = {
      providerId,
      type: "photo" as const,
      path: "/api/v1/drawings/a.svg",
      position: 1,
    };
    const [medium] = await app.db.insert(providerMedia).values(photo).returning();
    const path = `provider-media/${medium?.id}`;
    const cover = async () => {
      const { body } = await app.call("GET", "/api/v1/wedding-providers");
      const { data } = body as { data: { id: number; cover: string | null }[] };
      return data.find(({ id }) => id === providerId)?.cover;
    };
    expect(await cover()).toBe(photo.path);
    expect(await call("PUT", path, { hidden: true, reason: " " })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
    expect(await call("PUT", path, { hidden: true, reason: "Photo d’autrui" })).toMatchObject({
      status: 200,
      body: { hidden_at: expect.any(String), hidden_reason: "Photo d’autrui" },
    });
    expect(await cover()).toBeNull();
    const [mail] = await mailsOf("medium-hidden");
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).toContain("Photo d’autrui");
    expect((await call("PUT", path, { hidden: true, reason: "x" })).status).toBe(409);
    expect(
      (await call("GET", `provider-media?hidden=true&provider_id=${providerId}`)).body,
    ).toMatchObject({
      items: [{ id: medium?.id }],
    });
    await call("PUT", path, { hidden: false });
    expect(await cover()).toBe(photo.path);
    expect(await mailsOf("medium-shown")).toHaveLength(1);
    expect((await call("PUT", "provider-media/999999", { hidden: false })).status).toBe(404);
    const finance = await asRole(app, "finance", "mf1@exemple.test");
    expect((await finance.call("PUT", path, { hidden: true, reason: "x" })).status).toBe(403);
  });
});
