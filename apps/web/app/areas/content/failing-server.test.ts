import { inFrench } from "@jdj/contract/call/french-messages";
import { refusal } from "@jdj/contract/call/refusals";
import type { LoaderFunction } from "react-router";
import { describe, expect, it } from "vitest";
import { askBroken } from "#app/http/failing-server.fixture.ts";
import { action as leaveMessage } from "./chat/page.tsx";
import { action as contact } from "./contact/page.tsx";
import { action as subscribe } from "./newsletter/page.tsx";
import { action as apply } from "./vendors/onboarding/page.tsx";

describe("while the server fails", () => {
  it.each([
    ["the contact form", contact, { msg: "Ouvrez-vous le samedi ?" }],
    ["the chat box", leaveMessage, { chat_msg: "Bonjour !" }],
    ["the newsletter's form", subscribe, { newsletter_email: "awa@exemple.test" }],
    ["the request for an account", apply, { presentation: "Cuisine ivoirienne" }],
  ])("%s says so, and returns what was typed", async (_, action, typed) => {
    const answer = await askBroken({ action: action as LoaderFunction }, "POST", typed);
    if (answer instanceof Response) throw new Error("The form must stay at its address");
    expect(answer.errors).toBeNull();
    expect(Object.values(answer.actionData ?? {})).toMatchObject([
      { message: inFrench(refusal("busy").message), values: typed },
    ]);
  });
});
