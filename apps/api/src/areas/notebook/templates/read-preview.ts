import { refusal } from "@jdj/contract/call/refusals";
import { templateDetails } from "@jdj/contract/console/template-details";
import type { PreviewedChange, TemplatePreview } from "@jdj/contract/console/templates";
import { eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { presentBudget } from "../budget/present.ts";
import { listBudget } from "../budget/queries.ts";
import { presentCeremony } from "../ceremonies/present.ts";
import { listCeremonies } from "../ceremonies/queries.ts";
import { presentMember } from "../committee/present.ts";
import { listCommittee } from "../committee/queries.ts";
import { eventTypes } from "../event-types/tables.ts";
import { listOfferedCategories } from "../guests/queries.ts";
import { presentPlanning } from "../planning/present.ts";
import { listPlanning } from "../planning/queries.ts";
import { presentSummary } from "../summary/present.ts";
import { listSummary } from "../summary/queries.ts";
import { addItem } from "./add-item.ts";
import { changeItem } from "./change-item.ts";
import { openPreview } from "./preview-token.ts";
import { findItem } from "./queries.ts";

/** The highest number that an event may have: none has it yet. */
const LAST_EVENT = 2 ** 28 - 1;

/** In how many days the event of a preview takes place. */
const DAYS_AHEAD = 180;

/** The author of a change that is taken back. */
const nobody = { id: null, name: "preview" };

/** Makes a change as its form would, over whatever is stored now. */
async function applyChange(context: RequestContext, change: PreviewedChange): Promise<void> {
  const { id, kind } = change;
  const details = templateDetails[kind].parse(change.details);
  if (id === undefined) {
    await addItem(context, nobody, { ...change, details });
    return;
  }
  const { version } = await findItem(context.db, kind, id);
  await changeItem(context, nobody, { ...change, id, details, version });
}

/** The template of a type of event as a new event has it. @throws not-found for the type */
async function readTemplate(
  context: RequestContext,
  eventTypeId: number,
): Promise<Omit<TemplatePreview, "changed">> {
  const { db, now } = context;
  const [type] = await db.select().from(eventTypes).where(eq(eventTypes.id, eventTypeId));
  if (!type) throw refusal("not-found");
  const event = {
    // No event has this number, so nothing is stored of it.
    id: LAST_EVENT,
    eventTypeId,
    role: "owner" as const,
    weddingDate: calendarDate(new Date(now.getTime() + DAYS_AHEAD * 86_400_000)),
    createdAt: now,
  };
  const committee = await listCommittee(db, event);
  const ceremonies = await listCeremonies(db, event);
  return {
    event_type: type.name,
    summary: presentSummary(await listSummary(db, event)),
    committee: committee.map((one) => presentMember(context, one)),
    budget: presentBudget(event.id, await listBudget(db, event)),
    planning: presentPlanning(await listPlanning(db, event), event),
    ceremonies: ceremonies.map((one) => presentCeremony(one, event)),
    categories: await listOfferedCategories(db, eventTypeId),
  };
}

/** Thrown to take the change of a preview back. */
class Undone extends Error {}

/**
 * The template that a preview shows. A change that nobody saved is made by its own act in a
 * transaction that is taken back, so that the preview shows what saving would.
 * @throws not-found for a preview that is over; the refusals of the change
 */
export async function readPreview(
  context: RequestContext,
  token: string,
): Promise<TemplatePreview> {
  const preview = openPreview(context, token);
  if (preview === null) throw refusal("not-found");
  const { event_type_id: eventTypeId, change } = preview;
  if (change === null) return { ...(await readTemplate(context, eventTypeId)), changed: false };
  const read: TemplatePreview[] = [];
  try {
    await context.db.transaction(async (tx) => {
      const within = { ...context, db: tx };
      await applyChange(within, change);
      read.push({ ...(await readTemplate(within, eventTypeId)), changed: true });
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  const [shown] = read;
  if (!shown) throw new Error("The template was not read");
  return shown;
}
