import { videoHost, videoPage } from "@jdj/contract/content/video-host";
import { z } from "zod";
import { fetchOutside, type Reach } from "../outbound/fetch-outside.ts";
import type { VideoDriver } from "./port.ts";

/** Where the hosts of films are, and how far we go to reach them. */
export interface VideoHosts {
  youtube: string;
  youtubePictures: string;
  tiktok: string;
  /** TikTok names its pictures' server in each answer: one of these domains, over HTTPS. */
  tiktokPictures: RegExp;
  isRefused?: Reach["isRefused"];
}

/** The hosts themselves. */
export const liveVideoHosts: VideoHosts = {
  youtube: "https://www.youtube.com",
  youtubePictures: "https://i.ytimg.com",
  tiktok: "https://www.tiktok.com",
  tiktokPictures:
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.(tiktokcdn|tiktokcdn-us|tiktokcdn-eu)\.com$/,
};

const Described = z.object({ title: z.string().catch(""), thumbnail_url: z.string().optional() });

/** What hosts answer about a film that is gone, private or not to be shown elsewhere. */
const unknown = new Set([400, 401, 403, 404]);

/**
 * Films at YouTube and TikTok, described by oEmbed. YouTube's picture has a known address;
 * TikTok's expires after six hours, so that whoever asks must keep what comes.
 */
export function hostedVideo(hosts: VideoHosts): VideoDriver {
  const reach = hosts.isRefused ? { isRefused: hosts.isRefused } : {};
  const ask = (address: string, origin: string) =>
    fetchOutside(address, { origins: [origin], ...reach });

  async function picture(address: string, origin: string): Promise<Uint8Array | null> {
    const { status, body } = await ask(address, origin);
    if (status >= 500) throw new Error(`${origin} answered ${status}`);
    return status === 200 ? body : null;
  }

  return {
    async describe(id) {
      const host = videoHost(id);
      const query = new URLSearchParams({ url: videoPage(id), format: "json" });
      const { status, body } = await ask(`${hosts[host]}/oembed?${query}`, hosts[host]);
      if (unknown.has(status)) return null;
      if (status !== 200) throw new Error(`${hosts[host]} answered ${status}`);
      const { title, thumbnail_url: thumbnail } = Described.parse(
        JSON.parse(body.toString("utf8")),
      );
      if (host === "youtube") {
        const address = `${hosts.youtubePictures}/vi/${encodeURIComponent(id)}/hqdefault.jpg`;
        return { title: title.trim(), cover: await picture(address, hosts.youtubePictures) };
      }
      const origin = thumbnail && URL.canParse(thumbnail) ? new URL(thumbnail).origin : "";
      const isTheirs = thumbnail !== undefined && hosts.tiktokPictures.test(origin);
      return { title: title.trim(), cover: isTheirs ? await picture(thumbnail, origin) : null };
    },
  };
}
