import { HttpError } from "react-admin";
import { expect, it } from "vitest";
import { i18nProvider } from "../french.ts";
import { GONE, isGone } from "./gone-record.ts";

it("a record that another member of staff deleted is told apart from any other refusal", () => {
  expect(isGone(new HttpError("Introuvable", 404))).toBe(true);
  for (const status of [403, 409, 422, 503])
    expect(isGone(new HttpError("Non", status))).toBe(false);
  expect(isGone(new Error("away"))).toBe(false);
});

it("a page that is opened about a record that is gone says so in French", () => {
  expect(i18nProvider.translate("ra.notification.item_doesnt_exist")).toBe(GONE);
  expect(GONE).toContain("n’existe plus");
});
