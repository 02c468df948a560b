import type { TemplateKind } from "@jdj/contract/console/template-kinds";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { TestApp } from "../../../testing/app.ts";
import type { CastMember } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";

/** An item as the console reads it. */
export interface Item {
  id: number;
  name: string;
  version: number;
  archived: boolean;
  needed: boolean;
  details: Record<string, unknown>;
}

/** How soon a change is seen by a process that did not make it. */
export const soon = { timeout: 1000, interval: 20 };

/** Each kind that events store something of: where its list is, what is read, and what stores it. */
export const kinds = [
  {
    kind: "budget-lines",
    within: "budget-groups",
    details: { category_code: null },
    changed: { category_code: "catering" },
    path: "budgets-by-event",
    store: (couple: CastMember, id: number) =>
      sql`insert into event_budget_lines (event_id, line_id, real_amount_fcfa) values (${couple.eventId}, ${id}, 40000)`,
  },
  {
    kind: "planning-tasks",
    within: "planning-groups",
    details: { start_offset_days: -20, end_offset_days: -10 },
    changed: { start_offset_days: -5, end_offset_days: 2 },
    path: "plannings-by-event",
    store: (couple: CastMember, id: number) =>
      sql`insert into event_tasks (event_id, task_id, is_done) values (${couple.eventId}, ${id}, true)`,
  },
  {
    kind: "summary-questions",
    within: "summary-groups",
    details: { type: "select", options: ["Oui", "Non"], image_list: null },
    changed: { type: "select", options: ["Oui", "Peut-être"], image_list: null },
    path: "summaries-by-event",
    store: (couple: CastMember, id: number) =>
      sql`insert into event_answers (event_id, question_id, response) values (${couple.eventId}, ${id}, 'Non')`,
  },
  {
    kind: "ceremonies",
    within: null,
    details: { drawing: "calebasse", is_required: false, offset_days: -7 },
    changed: { drawing: "registre", is_required: true, offset_days: 0 },
    path: "dates-places-by-event",
    store: (couple: CastMember, id: number) =>
      sql`insert into event_ceremonies (event_id, ceremony_id, is_active) values (${couple.eventId}, ${id}, true)`,
  },
  {
    kind: "committee-roles",
    within: null,
    details: { gender: "F" },
    changed: { gender: "M" },
    path: "restricted-committees-by-event",
    store: (couple: CastMember, id: number) =>
      sql`insert into committee_members (event_id, role_id, civility, last_name, given_names, phone_1) values (${couple.eventId}, ${id}, 'M', 'Koné', 'Ali', '+2250700001122')`,
  },
  {
    kind: "guest-categories",
    within: null,
    details: {},
    changed: {},
    path: "guests",
    store: (couple: CastMember, id: number) =>
      sql`insert into guests (event_id, category_id, last_name, given_names) values (${couple.eventId}, ${id}, 'Koné', 'Ali')`,
  },
] as const;

/** An editor of the templates, and what customers see of them. */
export async function templateEditor(app: TestApp) {
  const { call } = await asRole(app, "editor");

  /** The items of a list, in their order. */
  async function listed(kind: TemplateKind, scope: string): Promise<Item[]> {
    const path = `templates/${kind}?per_page=100&sort=position&order=asc&${scope}`;
    const { status, body } = await call("GET", path);
    expect(status).toBe(200);
    return (body as { items: Item[] }).items;
  }

  async function weddingId(): Promise<number> {
    const [wedding] = await listed("event-types", "");
    return wedding?.id ?? 0;
  }

  /** What a section of a couple's notebook answers, as text. */
  async function section(couple: CastMember, path: string): Promise<string> {
    const whole = path === "guests" ? path : `${path}/${couple.eventId}`;
    const { status, body } = await app.call("GET", `/api/v1/${whole}`, { token: couple.token });
    expect(status).toBe(200);
    return JSON.stringify(body);
  }

  return {
    call,
    listed,
    weddingId,
    section,
    put: (kind: TemplateKind, { id, version, name, archived, details }: Item) =>
      call("PUT", `templates/${kind}/${id}`, { version, name, archived, details }),
    sees: async (couple: CastMember, path: string, name: string) =>
      (await section(couple, path)).includes(name),
  };
}
