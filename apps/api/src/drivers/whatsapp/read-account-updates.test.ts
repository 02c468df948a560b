import { describe, expect, it } from "vitest";
import { readAccountUpdates } from "./read-account-updates.ts";

const entry = { id: "102", time: 1_751_247_548 };
const read = (field: string, value: unknown) => readAccountUpdates(entry, { field, value });
const common = { account: "102", at: new Date("2025-06-30T01:39:08.000Z") };
const template = { message_template_name: "carte", message_template_language: "fr" };

describe("an update of a template", () => {
  const status = (fields: object) =>
    read("message_template_status_update", { ...template, ...fields });

  it("say whether messages may leave by it, and why not", () => {
    expect(status({ event: "REJECTED", reason: "INVALID_FORMAT" })).toEqual([
      {
        ...{ kind: "template", ...common, name: "carte", language: "fr" },
        ...{ approval: "rejected", reason: "INVALID_FORMAT", detail: null, category: null },
      },
    ]);
    const other_info = { title: "FIRST_PAUSE", description: "Low quality" };
    expect(status({ event: "PAUSED", reason: "NONE", other_info })).toMatchObject([
      { approval: "paused", reason: null, detail: "Low quality" },
    ]);
    expect(status({ event: "PAUSED", other_info })).toMatchObject([{ reason: "FIRST_PAUSE" }]);
    expect(status({ event: "APPROVED", message_template_category: "UTILITY" })).toMatchObject([
      { approval: "approved", category: "utility" },
    ]);
  });

  it("say the category that it has, and the one that it will have", () => {
    const category = (fields: object) =>
      read("template_category_update", { ...template, ...fields });
    expect(category({ previous_category: "UTILITY", new_category: "MARKETING" })).toMatchObject([
      { kind: "template-category", category: "marketing", next: null },
    ]);
    const coming = {
      ...{ new_category: "UTILITY", correct_category: "MARKETING" },
      category_update_timestamp: 1_751_333_948,
    };
    expect(category(coming)).toMatchObject([
      {
        category: "utility",
        next: { category: "marketing", from: new Date("2025-07-01T01:39:08.000Z") },
      },
    ]);
  });
});

it("an update of a number has its quality or its limit, the new field before the former", () => {
  const number = (fields: object) =>
    read("phone_number_quality_update", { display_phone_number: "2252722000000", ...fields });
  expect(number({ event: "FLAGGED", current_limit: "TIER_2K" })).toMatchObject([
    { kind: "number", number: "2252722000000", quality: "red", limit: "TIER_2K" },
  ]);
  const both = { current_limit: "TIER_2K", max_daily_conversations_per_business: "TIER_10K" };
  expect(number({ event: "UPGRADE", ...both })).toMatchObject([
    { quality: null, limit: "TIER_10K" },
  ]);
  expect(number({ quality_rating: "YELLOW" })).toMatchObject([{ quality: "yellow", limit: null }]);
  expect(number({ event: "ONBOARDING" })).toEqual([]);
});

it("an update of the account says what happened, and what it is about", () => {
  const restriction_info = [{ restriction_type: "RESTRICTED_BIZ_INITIATED_MESSAGING" }];
  expect(read("account_update", { event: "ACCOUNT_RESTRICTION", restriction_info })).toMatchObject([
    { event: "ACCOUNT_RESTRICTION", detail: "RESTRICTED_BIZ_INITIATED_MESSAGING" },
  ]);
});

it("what is not understood says nothing", () => {
  for (const value of [null, 7, "x", {}, { event: "SOMETHING_NEW", ...template }, { event: {} }])
    for (const field of ["message_template_status_update", "template_category_update", "messages"])
      expect(read(field, value)).toEqual([]);
  for (const change of [null, 7, {}, { field: "account_update" }])
    expect(readAccountUpdates(entry, change)).toEqual([]);
  const value = { event: "APPROVED", ...template, future: { deep: [1] } };
  const change = { field: "message_template_status_update", value };
  for (const time of [null, "soon", -1, Number.NaN])
    expect(readAccountUpdates({ time }, change)).toMatchObject([{ account: "", at: null }]);
});
