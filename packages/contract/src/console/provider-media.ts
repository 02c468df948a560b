import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant } from "../call/shapes.ts";
import { Hiding, hidingFilters } from "./hiding.ts";
import { ById, listInput } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/provider-media" as const;

/** A photo or video of a provider. */
export const ModeratedMedium = z
  .object({
    id: Id,
    provider_id: Id,
    provider: z.string(),
    type: z.enum(["photo", "video", "youtube_video", "tiktok_video"]),
    /** A path of this site, or the address of the film. */
    path: z.string(),
    caption: z.string(),
    created_at: Instant,
    hidden_at: Instant.nullable(),
    hidden_reason: z.string().nullable(),
  })
  .meta({ id: "ModeratedMedium" });
export type ModeratedMedium = z.infer<typeof ModeratedMedium>;

export const moderatedMedia = {
  list: call("staff", "providers:read")
    .route({ method: "GET", path, tags, summary: "Photos and videos of providers" })
    .input(listInput(["id"], hidingFilters))
    .output(pageOf(ModeratedMedium)),

  find: call("staff", "providers:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A photo or video" })
    .input(ById)
    .output(ModeratedMedium)
    .errors(refusals("not-found")),

  moderate: call("staff", "providers:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Hide or show a medium" })
    .input(Hiding)
    .output(ModeratedMedium)
    .errors(refusals("not-found", "changed-meanwhile")),
};
