import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Upload } from "../call/shapes.ts";

export const sitePictures = {
  /**
   * Stores a picture (JPEG, PNG, WebP), which is decoded and encoded again. A form then saves its
   * path; one that no form saves is purged after a day.
   */
  upload: call("staff", "pictures:write")
    .route({
      method: "POST",
      path: "/api/v1/console/pictures",
      tags: ["console"],
      summary: "Upload a picture",
    })
    .input(z.object({ file: Upload }))
    .output(z.object({ path: z.string(), width: z.int(), height: z.int() }))
    .errors(refusals("too-many-requests")),
};
