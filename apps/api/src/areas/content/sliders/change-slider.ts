import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { SliderForm } from "@jdj/contract/console/sliders";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { checkPicture } from "../../files/site-pictures/check-picture.ts";
import { type Author, changedFields, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { nextPosition } from "../../staff/lists/reorder-list.ts";
import { sliders } from "../site/tables.ts";
import { ADVERTISEMENT } from "./queries.ts";

/** The stored fields of a form. @throws field errors */
function storedFields(form: SliderForm) {
  const { image, title, shown, advertisement, button_text, button_link } = form;
  if ((button_text === null) !== (button_link === null)) {
    const field = button_text === null ? "button_text" : "button_link";
    throw fieldRefusal({ [field]: [consoleMessages.buttonIncomplete] });
  }
  const description = advertisement ? ADVERTISEMENT : form.description;
  if (description === null || (!advertisement && description === ADVERTISEMENT))
    throw fieldRefusal({ description: [consoleMessages.textRequired] });
  const button = { buttonText: button_text, buttonLink: button_link };
  return { image, title, description, ...button, isShown: shown };
}

/** Adds a slide to the home page. @returns its number @throws field errors */
export async function addSlider(
  { db, now }: RequestContext,
  author: Author,
  form: SliderForm,
): Promise<number> {
  const fields = storedFields(form);
  return db.transaction(async (tx) => {
    await checkPicture(tx, now, { path: fields.image, before: null, field: "image" });
    const after = { ...fields, position: await nextPosition(tx, sliders, "title") };
    const [added] = await tx.insert(sliders).values(after).returning({ id: sliders.id });
    if (!added) throw new Error("The slide was not written");
    await recordChange(tx, author, now, { action: "sliders.add", ...added, before: null, after });
    return added.id;
  });
}

/** Changes a slide. @throws not-found; changed-meanwhile; field errors */
export async function changeSlider(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...form }: SliderForm & { id: number; version: number },
): Promise<void> {
  const after = storedFields(form);
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(sliders).where(eq(sliders.id, id)).for("update");
    const before = currentRow(locked, version);
    await checkPicture(tx, now, { path: after.image, before: before.image, field: "image" });
    await tx
      .update(sliders)
      .set({ ...after, version: version + 1 })
      .where(eq(sliders.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "sliders.update", id, ...changed });
  });
}
