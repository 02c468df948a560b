import type { ModeratedMedium } from "@jdj/contract/console/provider-media";

/** What a medium is. */
export const typeLabels: Readonly<Record<ModeratedMedium["type"], string>> = {
  photo: "Photo",
  video: "Vidéo",
  youtube_video: "Vidéo YouTube",
  tiktok_video: "Vidéo TikTok",
};
