import { randomUUID } from "node:crypto";
import type { DesignLayout } from "@jdj/contract/console/card-designs";
import sharp from "sharp";
import { requestContext } from "../app-context.ts";
import { campaigns } from "../areas/campaigns/campaigns/tables.ts";
import { goodwillCredits } from "../areas/campaigns/goodwill-credits/tables.ts";
import { senderNames } from "../areas/campaigns/sender-names/tables.ts";
import { contactMessages } from "../areas/content/contact/tables.ts";
import { newsletterSubscriptions } from "../areas/content/newsletter/tables.ts";
import { videos } from "../areas/content/site/tables.ts";
import { vendorApplications } from "../areas/content/vendors/tables.ts";
import { messageModels } from "../areas/designs/tables.ts";
import { picturePath } from "../areas/files/site-pictures/picture-path.ts";
import { storePicture } from "../areas/files/site-pictures/store-picture.ts";
import { sitePictures } from "../areas/files/site-pictures/tables.ts";
import { users } from "../areas/identity/users/tables.ts";
import { whatsAppTemplates } from "../areas/operations/whatsapp-account/tables.ts";
import { paymentAttempts } from "../areas/payments/payments/tables.ts";
import { refunds } from "../areas/payments/refunds/tables.ts";
import { paymentStatements, statementRows } from "../areas/payments/statements/tables.ts";
import { privacyRequests } from "../areas/privacy/privacy-requests/tables.ts";
import { providerMedia } from "../areas/providers/media/tables.ts";
import { providers } from "../areas/providers/tables.ts";
import { staffApprovals } from "../areas/staff/approvals/tables.ts";
import { addStaff } from "../areas/staff/team/add-staff.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { furnishInvoices, missingInvoices } from "./invoice-samples.ts";
import { paymentFor } from "./payment-samples.ts";
import { furnishPayouts, missingPayouts } from "./payout-samples.ts";
import type { ConsoleSubject } from "./subject.ts";

/** White paper, on which all of a card's texts stand. */
export const paperLayout: DesignLayout = {
  ...{ x: 140, y: 300, width: 800, height: 800 },
  ...{ main: "#7c0f3c", accent: "#8a5a00", text: "#17173b" },
};

/** Uploads a picture of one colour, as staff do for a new design. */
export async function uploadPaper(app: TestApp, colour = "#ffffff"): Promise<string> {
  const size = { width: 864, height: 1080, channels: 3 as const };
  const png = await sharp({ create: { ...size, background: colour } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], "papier.png", { type: "image/png" });
  const author = { id: null, name: "test" };
  return (await storePicture(requestContext(app), author, file)).path;
}

const application = {
  company: "Les Saveurs",
  contactName: "Fanta Diabaté",
  trade: "caterer",
  town: "Cocody",
  phone: "+2250700009001",
  presentation: "Cuisine ivoirienne.",
};

/** Writes what the calls of the console are about. */
export async function furnishConsole(app: TestApp, member: CastMember): Promise<ConsoleSubject> {
  const { db } = app;
  const { email } = member;
  const person = { givenNames: "Ama", lastName: "Brou", role: "editor" as const };
  const author = { id: null, name: "test" };
  const staff = { ...person, email: `staff-of-${email}` };
  const { id: staffId } = await addStaff(requestContext(app), author, staff);
  const [message] = await db
    .insert(contactMessages)
    .values({ source: "chat", name: "Yao", email, body: "Bonjour" })
    .returning();
  const [template] = await db
    .insert(whatsAppTemplates)
    .values({ account: "1", name: `of-${email}`, language: "fr", approval: "paused" })
    .returning();
  const [model] = await db.select().from(messageModels).limit(1);
  const applications = await db
    .insert(vendorApplications)
    .values([
      { ...application, email: `one-${email}` },
      { ...application, email: `two-${email}` },
    ])
    .returning();
  const [other] = await db
    .insert(users)
    .values({ role: "CUSTOMER", name: "A B", givenNames: "A", lastName: "B", email: null })
    .returning();
  const [shop] = await db
    .insert(providers)
    .values({ name: "Les Saveurs", shortDescription: "Cuisine", email: `shop-${email}` })
    .returning();
  const photo = { type: "photo" as const, path: "/api/v1/drawings/a.svg", position: 1 };
  const [medium] = await db
    .insert(providerMedia)
    .values({ providerId: shop?.id ?? 0, ...photo })
    .returning();
  const dates = { receivedOn: "2026-11-01", dueOn: "2026-12-01" };
  const [asked] = await db
    .insert(privacyRequests)
    .values({ kind: "export", receivedBy: "post", name: "Awa Koné", ...dates })
    .returning();
  const payments = [];
  const attempts: string[] = [];
  for (const state of ["paid", "mismatch"] as const) {
    const payment = await paymentFor(app, member, { payUnits: 4 });
    const reference = `${payment.reference}01`;
    const amount = { amountFcfa: payment.payableFcfa, gateway: "orange" as const };
    const [attempt] = await db
      .insert(paymentAttempts)
      .values({ paymentId: payment.id, reference, state, ...amount })
      .returning();
    payments.push(attempt?.id ?? 0);
    attempts.push(reference);
  }
  const partial = { amountFcfa: 100, units: 0, requestedBy: "automatic", scope: "part" };
  const [refund] = await db
    .insert(refunds)
    .values({ attemptId: payments[0] ?? 0, state: "by-hand", ...partial })
    .returning();
  const company = { gateway: "orange" as const };
  const [statement] = await db
    .insert(paymentStatements)
    .values({ ...company, day: `20${staffId % 80}-01-01`, uploadedBy: "test", fileName: "a.csv" })
    .returning();
  const statementId = statement?.id ?? 0;
  const row = { statementId, amountFcfa: 100, state: "paid" as const, line: 2, ...company };
  const [statementRow] = await db
    .insert(statementRows)
    .values({ ...row, key: `key-${staffId}` })
    .returning();
  const pictureId = randomUUID();
  await db
    .insert(sitePictures)
    .values({ id: pictureId, width: 1200, height: 600, size: 1000, usedAt: app.clock() });
  const [video] = await db.insert(videos).values({ url: "abcdefghijk" }).returning();
  const [subscriber] = await db
    .insert(newsletterSubscriptions)
    .values({ email, sex: "F", askedAt: app.clock() })
    .returning();
  const [campaign] = await db
    .insert(campaigns)
    .values({
      ...{ eventId: member.eventId, channelId: 1, categoryId: 1, designId: 1, label: "Faire-part" },
      ...{ sender: "Awa", body: "Bonjour", status: "scheduled" as const },
      scheduledAt: new Date("2030-01-01T00:00:00Z"),
    })
    .returning();
  const units = { channelId: 3, units: 10, worthFcfa: 295 };
  const [credit] = await db
    .insert(goodwillCredits)
    .values({ customerId: member.customerId, ...units, reason: "Panne", askedBy: "test" })
    .returning();
  const change = { operator: "Wave", number: "07 00 00 00 09", shown: false };
  const waiting = { action: "payment-numbers.add", staffId, staffName: "test", amount: 0, change };
  const changes = await db
    .insert(staffApprovals)
    .values([1, 2].map((one) => ({ ...waiting, detail: "Wave", recordId: `${staffId}-${one}` })))
    .returning();
  const [senderName] = await db
    .insert(senderNames)
    .values({ eventId: member.eventId, name: "Awa Test" })
    .returning();
  return {
    settingChangeId: changes[0]?.id ?? 0,
    droppedChangeId: changes[1]?.id ?? 0,
    senderNameId: senderName?.id ?? 0,
    whatsAppTemplateId: template?.id ?? 0,
    staffId,
    messageId: message?.id ?? 0,
    modelId: model?.id ?? 0,
    approvedId: applications[0]?.id ?? 0,
    refusedId: applications[1]?.id ?? 0,
    shopId: shop?.id ?? 0,
    mediumId: medium?.id ?? 0,
    privacyRequestId: asked?.id ?? 0,
    personId: other?.id ?? 0,
    paymentId: payments[0] ?? 0,
    refundByHandId: payments[1] ?? 0,
    refundId: refund?.id ?? 0,
    payouts: await furnishPayouts(app),
    invoices: await furnishInvoices(app),
    statementId,
    statementRowId: statementRow?.id ?? 0,
    paymentReference: attempts[0] ?? "",
    subscriberId: subscriber?.id ?? 0,
    videoId: video?.id ?? 0,
    picturePath: picturePath(pictureId),
    campaignId: campaign?.id ?? 0,
    creditId: credit?.id ?? 0,
    customerEmail: email,
    design: { picture: await uploadPaper(app), layout: paperLayout },
  };
}

/** The same things, none of which exists. */
export const missingConsole: ConsoleSubject = {
  staffId: 999_999_999,
  messageId: 999_999_999,
  modelId: 999_999_999,
  approvedId: 999_999_999,
  refusedId: 999_999_999,
  shopId: 999_999_999,
  mediumId: 999_999_999,
  privacyRequestId: 999_999_999,
  personId: 999_999_999,
  paymentId: 999_999_999,
  refundByHandId: 999_999_999,
  refundId: 999_999_999,
  payouts: missingPayouts,
  invoices: missingInvoices,
  statementId: 999_999_999,
  statementRowId: 999_999_999,
  paymentReference: "JJ20200101000000AAAAAAAAAAAA01",
  subscriberId: 999_999_999,
  videoId: 999_999_999,
  picturePath: picturePath("00000000-0000-4000-8000-000000000000"),
  campaignId: 999_999_999,
  settingChangeId: 999_999_999,
  droppedChangeId: 999_999_999,
  creditId: 999_999_999,
  customerEmail: "nobody@exemple.test",
  design: { picture: "/files/site/none.webp", layout: paperLayout },
  senderNameId: 999_999_999,
  whatsAppTemplateId: 999_999_999,
};
