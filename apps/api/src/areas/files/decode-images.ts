import { type FieldErrors, fieldRefusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../app-context.ts";
import { consumeRateLimit, limits } from "../../rate-limit/consume-rate-limit.ts";
import { readImage } from "./read-image.ts";

/** An upload, and the field where it is refused. */
export interface Upload {
  field: string;
  file: File;
  mostBytes: number;
}

/**
 * Decodes the photos of a form, each counted against the customer's rate limit; all are accepted or
 * none.
 * @returns the photos as WebP, in the order of the uploads
 * @throws field errors (422), each at its field; too-many-requests
 */
export async function decodeImages<U extends Upload>(
  context: RequestContext,
  customerId: number,
  uploads: readonly U[],
): Promise<(U & { webp: Uint8Array })[]> {
  const decoded: (U & { webp: Uint8Array })[] = [];
  const errors: FieldErrors = {};
  for (const upload of uploads) {
    await consumeRateLimit(limits.upload, String(customerId), context);
    const reading = await readImage(upload.file, upload.mostBytes);
    if (reading.ok) decoded.push({ ...upload, webp: reading.webp });
    else errors[upload.field] = [reading.message];
  }
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  return decoded;
}
