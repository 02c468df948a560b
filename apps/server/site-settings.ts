import type { SiteContacts } from "@jdj/contract/content/site-contacts";
import { z } from "zod";

const link = z.url({ protocol: /^https?$/ });

/**
 * Contacts and outside links of the site. The defaults are clearly fictional: no operator assigns
 * such a number, and no such address receives anything.
 */
export const siteShape = {
  SUPPORT_PHONE: z.string().min(8).max(30).default("+225 00 00 00 00 00"),
  SUPPORT_EMAIL: z.email().default("bonjour@joiedujour.example"),
  FACEBOOK_URL: link.default("https://www.example.com/facebook"),
  INSTAGRAM_URL: link.default("https://www.example.com/instagram"),
  TIKTOK_URL: link.default("https://www.example.com/tiktok"),
  YOUTUBE_URL: link.default("https://www.example.com/youtube"),
  ANDROID_APP_URL: link.default("https://www.example.com/android"),
  IOS_APP_URL: link.default("https://www.example.com/ios"),
  /** Receives alerts: a gateway that refuses us, or a budget that is almost spent. */
  OPERATOR_EMAIL: z.email().optional(),
  /** Where vendors ask for an account; without it, our own form takes their requests. */
  ONBOARDING_URL: link.optional(),
  /** The chat of another company, opened in a new tab; without it, our own form takes messages. */
  WEB_CHAT_URL: link.optional(),
  /** The address of a WordPress blog; without it, our own articles are shown. */
  BLOG_URL: link.transform((url) => url.replace(/\/$/, "")).optional(),
};

const shape = z.object(siteShape);

/** The settings as pages and emails use them. */
export function siteContacts(settings: z.infer<typeof shape>): SiteContacts {
  return {
    phone: settings.SUPPORT_PHONE,
    email: settings.SUPPORT_EMAIL,
    networks: [
      { name: "Facebook", url: settings.FACEBOOK_URL },
      { name: "Instagram", url: settings.INSTAGRAM_URL },
      { name: "TikTok", url: settings.TIKTOK_URL },
      { name: "YouTube", url: settings.YOUTUBE_URL },
    ],
    stores: { android: settings.ANDROID_APP_URL, ios: settings.IOS_APP_URL },
    onboardingUrl: settings.ONBOARDING_URL ?? null,
    webChatUrl: settings.WEB_CHAT_URL ?? null,
  };
}
