import { refusal } from "@jdj/contract/call/refusals";
import {
  type ConsoleCardDesign,
  consoleCardDesigns as contract,
} from "@jdj/contract/console/card-designs";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { drawAsked } from "../../designs/card-image.ts";
import { cardSize } from "../../designs/drawings/design.ts";
import { samplePreviewAddress } from "../../designs/signed-preview.ts";
import { cardDesigns } from "../../designs/tables.ts";
import { dataAddress } from "../../designs/uploaded-picture.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { addDesign, changeDesign, groundOf } from "./change-design.ts";
import { checkLayout, presentLayout, storedLayout } from "./check-layout.ts";
import { sampleTexts } from "./sample-texts.ts";

const selectDesigns = (db: Database) =>
  db
    .select({
      design: cardDesigns,
      // Written out: within a statement on one table, columns are named without theirs.
      isUsed: sql<boolean>`exists (select 1 from campaigns where campaigns.design_id = card_designs.id)`,
    })
    .from(cardDesigns);

function present({
  design,
  isUsed,
}: Awaited<ReturnType<typeof selectDesigns>>[number]): ConsoleCardDesign {
  const { id, code, name, position, tone, withdrawn, picture, layout, version } = design;
  return {
    id,
    code,
    name,
    position,
    tone,
    archived: withdrawn,
    // An address of its own for each version: browsers store pictures.
    image: withdrawn ? picture : `${samplePreviewAddress(code)}?size=small&v=${version}`,
    picture,
    layout: layout === null ? null : presentLayout(layout),
    is_used: isUsed,
    version,
  };
}

async function find(db: Database, id: number): Promise<ConsoleCardDesign> {
  const [row] = await selectDesigns(db).where(eq(cardDesigns.id, id));
  if (!row) throw refusal("not-found");
  return present(row);
}

export const cardDesignCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const rows = await selectDesigns(db)
        .where(input.archived === undefined ? undefined : eq(cardDesigns.withdrawn, input.archived))
        .orderBy(asc(cardDesigns.position), asc(cardDesigns.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => find(db, input.id)),

  add: answer(contract.add)
    .use(asStaff)
    .handler(async ({ input, context }) =>
      find(context.db, await addDesign(context, context.author, input)),
    ),

  update: answer(contract.update)
    .use(asStaff)
    .handler(async ({ input, context }) => {
      await changeDesign(context, context.author, input);
      return find(context.db, input.id);
    }),

  preview: answer(contract.preview)
    .use(asStaff)
    .handler(async ({ input: { picture, layout, texts }, context }) => {
      const { key, ground } = await groundOf(context, picture);
      await checkLayout(ground, layout);
      const png = await drawAsked(context.storage, {
        ...{ design: "preview", texts: sampleTexts(texts), seed: "preview", eventType: "wedding" },
        width: cardSize.width / 2,
        uploaded: { layout: storedLayout(layout), pictureKey: key },
      });
      return { image: dataAddress(png) };
    }),
};
