import type { Limit } from "../../../rate-limit/consume-rate-limit.ts";

const HOUR = 3600;
const DAY = 86_400;

/** An account younger than this is new, in days: an impostor's rarely lives longer. */
export const WARM_UP_DAYS = 3;

/**
 * The most that may leave in a day (UTC, as in Abidjan). They are far above what a feast needs and far
 * below what a campaign of fraud needs; an account that has paid for anything is no longer new.
 */
export const ceilings = {
  /** Card emails of one account: free, hence the tightest. The largest feasts invite 2,000. */
  campaignEmails: { name: "day-campaign-emails", most: 3000, seconds: DAY },
  /** The same of a new account: more than most couples have addresses of. */
  newCampaignEmails: { name: "day-campaign-emails", most: 200, seconds: DAY },
  /** Card SMS and WhatsApp messages of one account, which it has paid for. */
  campaignMessages: { name: "day-campaign-messages", most: 10_000, seconds: DAY },
  /** Campaigns of one account, by any channel. */
  campaigns: { name: "day-campaigns", most: 40, seconds: DAY },
  newCampaigns: { name: "day-campaigns", most: 10, seconds: DAY },
  /** Cards that one person gets by one channel, of all accounts together. */
  cardsPerRecipient: { name: "day-cards-recipient", most: 12, seconds: DAY },
  /** Account emails, and account SMS, that one person gets. */
  accountMessagesPerRecipient: { name: "day-account-recipient", most: 12, seconds: DAY },
  /** SMS that one person asked for beside the emails about their money and requests. */
  askedSmsPerRecipient: { name: "day-asked-sms", most: 20, seconds: DAY },
  /** Emails by which one account proves addresses: each change of address asks for one. */
  activationEmails: { name: "day-activation", most: 8, seconds: DAY },
  /** Invitations to a notebook by SMS, which we pay for, of one account. */
  notebookInvitationSms: { name: "day-notebook-sms", most: 10, seconds: DAY },
  /** Invitations to notebooks that one person gets, of all accounts. */
  notebookInvitationsPerRecipient: { name: "day-notebook-recipient", most: 4, seconds: DAY },
  /** Newsletter requests for one address. */
  newsletter: { name: "day-newsletter", most: 6, seconds: DAY },
  /** Messages by the contact form from one email address. */
  contact: { name: "day-contact", most: 20, seconds: DAY },
  /** Cards tried on oneself. */
  testMessages: { name: "day-test-message", most: 40, seconds: DAY },
  /** Guests who add themselves to one event: more wait for the next day. */
  selfAddsPerEvent: { name: "day-self-add-event", most: 300, seconds: DAY },
  /** Registrations with one group: more than its seats and its waiting list may ever be. */
  registrationsPerGroup: { name: "day-group-registrations", most: 3000, seconds: DAY },
  /** Codes by SMS to one number, for registrations and for proving it. */
  otpPerNumber: { name: "day-otp-number", most: 10, seconds: DAY },
  /** Codes by SMS that recover an account: of their own, since anybody may ask for the others. */
  recoveryPerNumber: { name: "day-recovery-number", most: 10, seconds: DAY },
  /** Codes by SMS asked for from one network address: a carrier puts a whole town behind one. */
  otpPerAddress: { name: "otp-address-hour", most: 600, seconds: HOUR },
  otpPerAddressDay: { name: "day-otp-address", most: 3000, seconds: DAY },
} as const satisfies Record<string, Limit>;

/** Codes by SMS in a day to all numbers of a country, by calling code: Côte d'Ivoire and its neighbours. */
export const otpPerCountry: Readonly<Record<string, number>> = {
  "225": 5000,
  "223": 300,
  "224": 300,
  "226": 300,
  "231": 300,
  "233": 300,
};
/** The same for each other country: SMS fraud pays in numbers far away. */
export const OTP_OTHER_COUNTRY = 50;

/** What a segment of an SMS costs us at most, in FCFA: by Orange's price list at home, then abroad. */
export const SMS_COST_FCFA = { home: 25, abroad: 90 } as const;
/** What a message of WhatsApp costs us at most, in FCFA: a notice that Meta takes for advertising. */
export const WHATSAPP_COST_FCFA = 15;
/** The share of a day's spending from which the operator is warned. */
export const SPEND_WARNING = 0.8;
