/** The headers of a drawing that its address fixes: it is kept for ever. */
export const drawingHeaders = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  "x-content-type-options": "nosniff",
};

/** The headers of a drawing that follows its subject, which may change. */
export const followingHeaders = { ...drawingHeaders, "cache-control": "public, max-age=86400" };
