import type { SiteContacts } from "@jdj/contract/content/site-contacts";
import { z } from "zod";

const link = z.url({ protocol: /^https?$/ });

/** Contacts and outside links of the site. */
export const siteShape = {
  SUPPORT_PHONE: z.string().min(8).max(30).optional(),
  SUPPORT_EMAIL: z.email().optional(),
  FACEBOOK_URL: link.optional(),
  INSTAGRAM_URL: link.optional(),
  TIKTOK_URL: link.optional(),
  YOUTUBE_URL: link.optional(),
  ANDROID_APP_URL: link.optional(),
  IOS_APP_URL: link.optional(),
  /** Receives alerts: a gateway that refuses us, or a budget that is almost spent. */
  OPERATOR_EMAIL: z.email().optional(),
  /** Where vendors ask for an account; without it, our own form takes their requests. */
  ONBOARDING_URL: link.optional(),
  /** The chat of another company, opened in a new tab; without it, our own form takes messages. */
  WEB_CHAT_URL: link.optional(),
  /** The address of a WordPress blog; without it, our own products are shown. */
  BLOG_URL: link.transform((url) => url.replace(/\/$/, "")).optional(),
};

const shape = z.object(siteShape);

/** What the demonstration shows. It is fictional: no operator assigns such a number, and no such address receives anything. */
const demonstrationContacts = {
  SUPPORT_PHONE: "+225 00 00 00 00 00",
  SUPPORT_EMAIL: "bonjour@joiedujour.example",
  FACEBOOK_URL: "https://www.example.com/facebook",
  INSTAGRAM_URL: "https://www.example.com/instagram",
  TIKTOK_URL: "https://www.example.com/tiktok",
  YOUTUBE_URL: "https://www.example.com/youtube",
  ANDROID_APP_URL: "https://www.example.com/android",
  IOS_APP_URL: "https://www.example.com/ios",
} as const;

/**
 * The settings as pages and emails use them. In production a link without a setting is not shown;
 * elsewhere it is that of the demonstration.
 */
export function siteContacts(
  settings: z.infer<typeof shape> & { isProduction: boolean },
): SiteContacts {
  const given = (name: keyof typeof demonstrationContacts): string | null =>
    settings[name] ?? (settings.isProduction ? null : demonstrationContacts[name]);
  const networks = [
    { name: "Facebook", url: given("FACEBOOK_URL") },
    { name: "Instagram", url: given("INSTAGRAM_URL") },
    { name: "TikTok", url: given("TIKTOK_URL") },
    { name: "YouTube", url: given("YOUTUBE_URL") },
  ];
  return {
    // Production requires both.
    phone: given("SUPPORT_PHONE") ?? "",
    email: given("SUPPORT_EMAIL") ?? "",
    networks: networks.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }])),
    stores: { android: given("ANDROID_APP_URL"), ios: given("IOS_APP_URL") },
    onboardingUrl: settings.ONBOARDING_URL ?? null,
    webChatUrl: settings.WEB_CHAT_URL ?? null,
  };
}
