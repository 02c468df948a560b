import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, optionalLine, PathId, Upload } from "../call/shapes.ts";

/** A picture of a product, in its place; the first is on the product's card. */
export const OwnImage = z.object({
  id: Id,
  /** A path of this site. */
  path: z.string(),
  caption: z.string(),
});
export type OwnImage = z.infer<typeof OwnImage>;

const tags = ["selling"];
const place = z.object({ id: PathId, imageId: PathId });

export const productImages = {
  /** Adds a photo (JPEG, PNG, WebP), which is decoded and encoded again. */
  upload: call("provider", "catalogue:write")
    .route({
      method: "POST",
      path: "/api/v1/pro/articles/{id}/images",
      tags,
      summary: "Add a photo to an article",
    })
    .input(z.object({ id: PathId, file: Upload, caption: optionalLine(200) }))
    .output(Done.extend({ id: Id }))
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found", "too-many-requests")),

  /** Saves what a photo shows, for those who do not see it. */
  update: call("provider", "catalogue:write")
    .route({
      method: "PUT",
      path: "/api/v1/pro/articles/{id}/images/{imageId}",
      tags,
      summary: "Describe a photo",
    })
    .input(place.extend({ caption: optionalLine(200) }))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found")),

  /** Moves a photo by one place, or to the beginning. */
  move: call("provider", "catalogue:write")
    .route({
      method: "POST",
      path: "/api/v1/pro/articles/{id}/images/{imageId}/move",
      tags,
      summary: "Move a photo of an article",
    })
    .input(place.extend({ to: z.enum(["earlier", "later", "first"]) }))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found")),

  /** Deletes a photo, and its file. */
  remove: call("provider", "catalogue:write")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/articles/{id}/images/{imageId}",
      tags,
      summary: "Delete a photo of an article",
    })
    .input(place)
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found")),
};
