import { blogCalls } from "./blog/calls.ts";
import { contactCalls } from "./contact/calls.ts";
import { newsletterCalls } from "./newsletter/calls.ts";
import { previewCalls } from "./previews/calls.ts";
import { siteCalls } from "./site/calls.ts";
import { vendorCalls } from "./vendors/calls.ts";

/** The calls of the public site, by noun. */
export const contentCalls = {
  site: siteCalls,
  previews: previewCalls,
  newsletter: newsletterCalls,
  contact: contactCalls,
  blog: blogCalls,
  vendors: vendorCalls,
};
