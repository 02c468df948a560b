import { expect, type Page } from "@playwright/test";
import { caughtMessage, type Person, registerCouple } from "./people.ts";

/** Shares somebody's notebook with a new person, through the API. */
export async function share(page: Page, owner: Person, role: string): Promise<Person> {
  const { request } = page;
  const member = await registerCouple(request);
  const { email } = member;
  const invited = await request.post(`/api/v1/events/${owner.eventId}/invitations`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { role, email },
  });
  expect(invited.status(), await invited.text()).toBe(200);
  const { links } = await caughtMessage(
    request,
    email,
    ({ kind }) => kind === "notebook-invitation",
  );
  const token = (links[0] ?? "").split("/").at(-1);
  const accepted = await request.post(`/api/v1/notebook-invitations/${token}`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return member;
}
