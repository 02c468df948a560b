import { publicEventPages as contract } from "@jdj/contract/event-page/public-page";
import { at } from "@jdj/contract/paths/addresses";
import { answer } from "../../../http/answer.ts";
import { secretsOf } from "../../../secrets.ts";
import { refuseGuessedToken } from "../../invitations/rsvp/refuse-guessed-token.ts";
import { isCardOf, refuseWrongPassword } from "./open-by-password.ts";
import { hasAccess, makeAccess } from "./password-access.ts";
import { presentLocked, presentPage } from "./present-page.ts";
import { findOpenPage, listPublicPages } from "./queries.ts";

export const publicPageCalls = {
  page: answer(contract.page).handler(async ({ input, context }) => {
    const page = await findOpenPage(context, input.slug);
    const isOpened =
      page.visibility !== "password" ||
      hasAccess(secretsOf(context.settings), page, input.access ?? "");
    return isOpened ? presentPage(context, page) : presentLocked(context, page);
  }),

  open: answer(contract.open).handler(async ({ input, context }) => {
    const { slug, password = "", card = "" } = input;
    const page = await findOpenPage(context, slug);
    if (card !== "" && !(await isCardOf(context, page, card))) await refuseGuessedToken(context);
    // A page without a password is open to whoever has its address.
    if (card === "" && page.visibility === "password")
      await refuseWrongPassword(context, page, password);
    return { access: makeAccess(context.settings.secret, page) };
  }),

  listed: answer(contract.listed).handler(async ({ context }) => {
    const pages = await listPublicPages(context.db);
    return pages.map(({ slug, createdAt }) => ({
      path: at("publicEventPage", { slug }),
      opened_at: createdAt.toISOString(),
    }));
  }),
};
