import { noBlog } from "@jdj/api/drivers/blog/none";
import type { BlogDriver } from "@jdj/api/drivers/blog/port";
import { wordpressBlog } from "@jdj/api/drivers/blog/wordpress";
import { embeddedCalendars } from "@jdj/api/drivers/calendar/embedded";
import type { CalendarDriver } from "@jdj/api/drivers/calendar/port";
import { webCalendars } from "@jdj/api/drivers/calendar/web";
import { embeddedFacebook } from "@jdj/api/drivers/facebook/embedded";
import { graphFacebook, liveFacebook } from "@jdj/api/drivers/facebook/graph";
import type { FacebookDriver } from "@jdj/api/drivers/facebook/port";
import { embeddedVideo } from "@jdj/api/drivers/video/embedded";
import { hostedVideo, liveVideoHosts } from "@jdj/api/drivers/video/hosts";
import type { VideoDriver } from "@jdj/api/drivers/video/port";
import type { Settings } from "../settings/settings.ts";

/** The driver of Facebook: live, embedded, or none. */
export function chooseFacebook(settings: Settings): FacebookDriver | null {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = settings;
  if (settings.FACEBOOK_DRIVER === "live" && appId && appSecret)
    return graphFacebook({ ...liveFacebook, appId, appSecret });
  const { PUBLIC_URL: publicUrl, SECRET: secret } = settings;
  return settings.FACEBOOK_DRIVER === "embedded" ? embeddedFacebook({ publicUrl, secret }) : null;
}

/** The blog elsewhere; null where the articles are our own. */
export function chooseBlog({ BLOG_DRIVER, BLOG_URL }: Settings): BlogDriver | null {
  if (BLOG_DRIVER === "wordpress" && BLOG_URL) return wordpressBlog(BLOG_URL, () => new Date());
  return BLOG_DRIVER === "own" ? null : noBlog();
}

/** The source of facts about films; null for none. */
export function chooseVideo({ VIDEO_DRIVER }: Settings): VideoDriver | null {
  if (VIDEO_DRIVER === "none") return null;
  return VIDEO_DRIVER === "embedded" ? embeddedVideo() : hostedVideo(liveVideoHosts);
}

/** The reader of calendars that providers keep elsewhere; null for none. */
export function chooseCalendars({ CALENDAR_DRIVER }: Settings): CalendarDriver | null {
  if (CALENDAR_DRIVER === "none") return null;
  return CALENDAR_DRIVER === "embedded" ? embeddedCalendars(() => new Date()) : webCalendars();
}
