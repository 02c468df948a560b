import type { SiteContacts } from "@jdj/contract/content/site-contacts";
import { z } from "zod";

const link = z.url({ protocol: /^https?$/ });

/**
 * How the product is reached. The defaults are plainly fictional: no operator gives out such a
 * number, and no such address receives anything.
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
  /** Where the operator is told of a gateway that refuses us, and of money that is about to run out. */
  OPERATOR_EMAIL: z.email().optional(),
  /** Where vendors ask for an account; left out, our own form takes their requests. */
  ONBOARDING_URL: link.optional(),
  /** A chat of another company, opened in a tab of its own; left out, our own box takes messages. */
  WEB_CHAT_URL: link.optional(),
  /** A blog of WordPress, without a slash at the end; left out, our own articles are shown. */
  BLOG_URL: link.transform((url) => url.replace(/\/$/, "")).optional(),
};

const shape = z.object(siteShape);

/** The settings as pages and letters take them. */
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
