import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openStaff } from "../testing/actors.ts";
import { missingAlbum } from "../testing/album-samples.ts";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
import { missingCivilFile } from "../testing/civil-file-samples.ts";
import { missingConsole } from "../testing/console-subjects.ts";
import { type ContractCall, contractCalls } from "../testing/contract-calls.ts";
import { missingContributions } from "../testing/contribution-samples.ts";
import { missingEventPage } from "../testing/event-page-samples.ts";
import { missingFabric } from "../testing/fabric-samples.ts";
import { missingGifts } from "../testing/gift-samples.ts";
import { missingGroups } from "../testing/group-samples.ts";
import { missingOrders } from "../testing/order-samples.ts";
import { missingNumbers } from "../testing/payout-numbers.ts";
import { missingProducts } from "../testing/product-samples.ts";
import { missingProvider } from "../testing/provider-subjects.ts";
import { samples } from "../testing/samples.ts";
import { missingSeating } from "../testing/seating-samples.ts";
import { missingSellerInvoices } from "../testing/seller-invoice-samples.ts";
import { missingSellerProducts } from "../testing/seller-product-samples.ts";
import type { Subject } from "../testing/subject.ts";

/** Inputs per call: a slice here, more in `fuzz.long.test.ts`. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 4);
const SEED = 20_261_120;

const app = testApp();
const held: { token?: string; staffToken?: string; subject?: Subject } = {};

beforeAll(async () => {
  const member = await registerCouple(app);
  held.token = member.token;
  held.staffToken = (await openStaff(app, "admin")).token;
  held.subject = {
    ...member,
    providerId: 1,
    providerEmail: "prestataire@exemple.test",
    shop: missingProvider,
    selling: missingSellerProducts,
    orders: { ...missingOrders, cartVariantId: 999_999_999 },
    console: missingConsole,
    marketplace: missingProducts,
    notice: { noticeId: 1 },
    shopNotice: { noticeId: 1 },
    spareEventId: 1,
    roleId: 1,
    categoryId: 1,
    guestId: 1,
    civilFile: missingCivilFile,
    contributions: missingContributions,
    dowryItemId: 1,
    spareDowryItemId: 2,
    seating: missingSeating,
    cashEntryId: 1,
    spareCashEntryId: 2,
    spareGuestId: 2,
    otherSpareGuestId: 3,
    campaignId: 1,
    messageId: 1,
    senderNameId: 1,
    spareSessionId: 1,
    cardToken: "aaaaaaaaaaaaaaaaaaaaaa",
    eventCardToken: "e.aaaaaaaaaaaaaaaaaaaaaa",
    checkInKey: "1.aaaaaaaaaaaaaaaaaaaaaa",
    checkInLinkId: 1,
    joinRequestId: 1,
    groups: missingGroups,
    eventPage: missingEventPage,
    album: missingAlbum,
    paymentReference: "JJ20260101000000AAAAAAAAAAAA",
    fabric: missingFabric,
    gifts: missingGifts,
    shopNumbers: missingNumbers,
    hostNumbers: missingNumbers,
    shopInvoices: missingSellerInvoices,
    guestCheckout: "JJ20260101000000AAAAAAAAAAAB",
    packageId: 1,
    bookingId: 1,
    sparePackageId: 2,
    spareBookingId: 2,
    memberId: 1,
    invitationId: 1,
    membershipRequestId: 1,
    spareMembershipRequestId: 1,
    quoteRequestId: 1,
    quoteTemplateId: 1,
    reviewId: 1,
    spareReviewId: 2,
    inventedReviewId: 3,
    unreviewedProviderId: 2,
  };
});

/** What people, scripts and broken clients put into a field. */
const value = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "' or 1=1 --",
    "<script>alert(1)</script>",
    "💍".repeat(3000),
    "../../etc/passwd",
    "%00",
    "-1",
    "1e309",
    "NaN",
    "9999999999999999999",
    "2026-02-30",
    "=cmd()",
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Words of the sentences of programs; none of them is a French one. */
const english =
  /\b(Invalid|expected|received|Required|Unrecognized|must|should|Too (big|small|short|long)|input|Unknown|field|please)\b/i;

/** A right input with some of its fields replaced, left out or added. */
function mutated(sample: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(sample)) return fc.oneof(value, fc.array(mutated(sample[0]), { maxLength: 3 }));
  const fields = Object.entries(typeof sample === "object" && sample ? sample : {}).filter(
    ([, field]) => !(field instanceof File),
  );
  const record = fc.record(
    Object.fromEntries(fields.map(([key, field]) => [key, fc.oneof(fc.constant(field), value)])),
    { requiredKeys: [] },
  );
  const extra = fc.dictionary(fc.string({ maxLength: 12 }), value, { maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: record },
    { weight: 2, arbitrary: fc.tuple(record, extra).map(([one, other]) => ({ ...one, ...other })) },
    { weight: 1, arbitrary: value },
  );
}

/** The sample with a character that PostgreSQL stores in no text: in each field of a search, in all of a form. */
function withNul(sample: unknown, method: string): unknown[] {
  if (typeof sample !== "object" || sample === null || Array.isArray(sample)) return [];
  const texts = Object.entries(sample).filter(([, field]) => typeof field === "string");
  const broken = texts.map(([name]) => [name, "a\u0000"] as const);
  return method === "GET"
    ? broken.map(([name, text]) => ({ ...sample, [name]: text }))
    : [{ ...sample, ...Object.fromEntries(broken) }];
}

/** Writes an input onto the wire: path, then query or JSON body. */
function request({ method, path }: ContractCall, input: unknown): { url: string; body?: unknown } {
  const rest = new Map(Object.entries(typeof input === "object" && input ? input : {}));
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const text = String(rest.get(key) ?? "0");
    rest.delete(key);
    return encodeURIComponent(text.toWellFormed()) || "%20";
  });
  if (method !== "GET")
    return {
      url,
      body: Array.isArray(input) || rest.size === 0 ? input : Object.fromEntries(rest),
    };
  const query = new URLSearchParams(
    [...rest].map(([key, field]) => [key.toWellFormed(), String(field).toWellFormed()]),
  );
  return { url: query.size > 0 ? `${url}?${query}` : url };
}

// Signing out would leave the rest to a visitor; the right input of each is among those tried.
const ends = [
  "accounts.sessions.logout",
  "accounts.sessions.endSessions",
  "accounts.dataExport.closeAccount",
  "console.sessions.logout",
];
const calls = contractCalls.filter(({ name }) => !ends.includes(name));

/** What no field takes, or not all do. */
const wrongKinds = [
  null,
  5,
  1.5,
  -1,
  1e20,
  "x",
  "",
  "x".repeat(5000),
  true,
  [],
  [null],
  ["x"],
  {},
  { a: 1 },
];

/** A sample with each of its fields, however deep, in turn replaced by something of another kind. */
function* wrongFields(sample: unknown): Generator<unknown> {
  yield* wrongKinds;
  if (Array.isArray(sample)) {
    for (const inner of wrongFields(sample[0])) yield [inner];
  } else if (typeof sample === "object" && sample !== null && !(sample instanceof File)) {
    yield { ...sample, unknown_field: 1, other_field: 2 };
    for (const [name, field] of Object.entries(sample)) {
      const { [name]: _, ...others } = sample as Record<string, unknown>;
      yield others;
      for (const inner of wrongFields(field)) yield { ...sample, [name]: inner };
    }
  }
}

it("refuses every field of another kind with a French sentence", () => {
  const { subject } = held;
  if (!subject) throw new Error("The couple is registered before the tests");
  const heard = new Set<string>();
  for (const { name, input } of contractCalls) {
    if (!(input instanceof z.ZodType)) continue;
    for (const wrong of wrongFields(samples[name].input(subject)))
      for (const { message } of input.safeParse(wrong).error?.issues ?? []) heard.add(message);
  }
  expect(heard.size).toBeGreaterThan(40);
  expect([...heard].filter((message) => english.test(message))).toEqual([]);
});

describe.each(calls)("$method $path", (declared) => {
  it("answers any input without an internal error", async () => {
    const { subject } = held;
    const token = declared.access === "staff" ? held.staffToken : held.token;
    if (!token || !subject) throw new Error("The couple is registered before the tests");
    const sample = samples[declared.name].input(subject);
    await fc.assert(
      fc.asyncProperty(mutated(sample), async (input) => {
        const { url, body } = request(declared, input);
        const answer = await app.call(declared.method, url, {
          token,
          ...(body === undefined ? {} : { body }),
        });
        expect(answer.status, url).toBeLessThan(500);
        if (answer.status === 200) return;
        expect(answer.body).toMatchObject({
          success: false,
          code: expect.any(String),
          message: expect.any(String),
        });
        const read = JSON.stringify({ ...Object(answer.body), code: null });
        if (answer.status === 422) expect(read).not.toMatch(english);
        expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|select .* from|\.ts:\d/i);
      }),
      {
        numRuns: RUNS,
        seed: SEED,
        examples: withNul(sample, declared.method).map((input): [unknown] => [input]),
      },
    );
  });
});
