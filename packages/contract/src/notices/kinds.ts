/** What a notice is about. */
export const noticeKinds = [
  "answer",
  "decline",
  "self-added",
  "message",
  "quote",
  "payment",
  "order",
  "booking",
  "dispute",
  "task-due",
  "deadline",
  "sending",
  "shop",
  "letter",
  // New ones at the end: the links that stop a kind name it by its place here.
  "album",
  "guest-reply",
  "approval",
  "personal-data",
  "application",
  "contact",
  "review-report",
  "new-photo",
  "sender-name",
  "money-task",
  "assigned",
  "outage",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How often a channel brings a kind: each at once, those of a day or of a week together, or never. */
export const frequencies = ["now", "daily", "weekly", "never"] as const;
export type Frequency = (typeof frequencies)[number];

/** Whose notices: customers have a notebook, members of a provider's team a shop, staff the console. */
export type NoticeAudience = "customer" | "provider" | "staff";

/** What a kind is, and how it is brought to who has chosen nothing. */
export interface NoticeRule {
  audiences: readonly NoticeAudience[];
  /**
   * How often an email brings it; null where each has an email of its own already, so that nothing
   * is sent twice.
   */
  email: Frequency | null;
  /** The frequencies that are offered; all of them without. */
  offered?: readonly Frequency[];
  /** Whether it is an email alone, which no line of the page stands for. */
  isEmailOnly?: boolean;
  /** Whether it may be told by a paid SMS or by WhatsApp: what has its own SMS, or waits a week, may not. */
  isForPhones?: boolean;
}

/** By an email of the day, unless another frequency is chosen. */
const byDay: NoticeRule = { audiences: ["customer"], email: "daily", isForPhones: true };

/** Its own emails go on: the page stands beside them. */
const byOwnEmail: NoticeRule = { audiences: ["customer", "provider"], email: null };

/** What waits for somebody of the team. */
const ofStaff = { audiences: ["staff"], email: "daily" } as const satisfies NoticeRule;

/** Every kind with its rule. */
export const noticeRules: Readonly<Record<NoticeKind, NoticeRule>> = {
  answer: byDay,
  decline: byDay,
  "self-added": byDay,
  album: byDay,
  "guest-reply": byDay,
  message: byOwnEmail,
  quote: byOwnEmail,
  payment: byOwnEmail,
  order: byOwnEmail,
  booking: byOwnEmail,
  dispute: { ...byOwnEmail, audiences: ["customer", "provider", "staff"] },
  "task-due": byDay,
  sending: { audiences: ["customer"], email: "now", isForPhones: true },
  deadline: { ...byOwnEmail, audiences: ["customer"] },
  shop: { ...byOwnEmail, audiences: ["provider"] },
  letter: {
    ...{ audiences: ["customer"], email: "weekly", offered: ["weekly", "never"] },
    isEmailOnly: true,
  },
  approval: { ...ofStaff, email: "now" },
  "personal-data": { ...ofStaff, email: "now" },
  application: ofStaff,
  contact: ofStaff,
  "review-report": ofStaff,
  "new-photo": ofStaff,
  "sender-name": ofStaff,
  "money-task": ofStaff,
  assigned: { ...ofStaff, email: "now" },
  // The operator's alerts are emails already.
  outage: { ...ofStaff, email: null },
};

/** How often an email may bring a kind; nothing where each has an email of its own. */
export function frequenciesOf(kind: NoticeKind): readonly Frequency[] {
  const { email, offered = frequencies } = noticeRules[kind];
  return email === null ? [] : offered;
}

/** The kinds of an audience, in the order in which their choices are shown. */
export function kindsFor(audience: NoticeAudience): NoticeKind[] {
  return noticeKinds.filter((kind) => noticeRules[kind].audiences.includes(audience));
}

/** Whether devices may be told: the console has no service worker, so staff have none. */
export function hasDevices(audience: NoticeAudience): boolean {
  return audience !== "staff";
}

/** Whose notices an account reads, by its role. */
export function audienceOf(role: "CUSTOMER" | "PROVIDER" | "STAFF"): NoticeAudience {
  if (role === "STAFF") return "staff";
  return role === "PROVIDER" ? "provider" : "customer";
}
