import { type AddressName, patterns } from "@jdj/contract/paths/addresses";

/** Addresses that `pages.spec.ts` does not open, and why. */
export const withoutPage: Partial<Record<AddressName, string>> = {
  signOut: "signs the visitor out",
  proSignOut: "signs the provider out",
  facebookStart: "leads to Facebook",
  facebookReturn: "leads on",
  facebookRegister: "needs what Facebook tells",
  resendVerification: "answers a form",
  callback: "leads on",
  endSession: "answers a form",
  erasure: "needs the link of a message",
  cancelErasure: "answers the banner",
  endView: "ends what staff look at",
  dataExportFile: "a file",
  proDataExport: "a file",
  notebook: "leads on",
  cashBookExport: "a file",
  budgetExport: "a file",
  giftsExport: "a file",
  cardsExport: "a file",
  proEarningsFile: "a file",
  exportGuests: "a file",
  guestTemplate: "a file",
  responsesExport: "a file",
  jumpGuests: "data for a script",
  albumDownload: "a file",
  printGuests: "data for a script",
  countGuestMessage: "data for a script",
  cardPrice: "data for a script",
  cardChoices: "data for a script",
  cardTest: "answers a form",
  firstCard: "answers a form",
  payCard: "needs an order",
  cardSent: "needs an order",
  shortCard: "leads on",
  shortRequest: "leads on",
  shortReservation: "leads on",
  shortFabricMoney: "leads on",
  shortNotices: "leads on",
  stopPhoneNotices: "leads on",
  newsletter: "leads on",
  manifest: "a file",
  sitemap: "a file",
  robots: "a file",
  mailCatcher: "the page of the mail catcher, which is the API's",
  favourite: "answers a form",
  wish: "answers a form",
  reservation: "needs a booking",
  pay: "needs an order",
  proPackages: "for a provider's session",
  proNewPackage: "for a provider's session",
  proPackage: "for a provider's session",
  proBookings: "for a provider's session",
  unreadRequests: "data for a script",
  letterLink: "leads on",
  noticeDevice: "answers a script",
  proNoticeDevice: "answers a script",
  notice: "leads on",
  proNotice: "leads on",
  realtime: "a stream",
  proRealtime: "a stream",
  proRequest: "shown by quotes.spec.ts",
  olderSignIn: "leads on",
  olderRegister: "leads on",
  olderAccount: "leads on",
  shoppingCartCount: "data for a script",
  rateProvider: "redirects to the page of the provider",
  expectedGuests: "data for a script",
  shoppingReportReview: "needs a review",
};

/** Pages that `pages.spec.ts` opens without what their addresses name: they say that it is unknown. */
const openedEmpty = new Set<string>([
  "activation",
  "resetPassword",
  "proResetPassword",
  "proActivation",
  "preview",
  "templatePreview",
  "confirmNewsletter",
  "unsubscribeFromNewsletter",
  "notebookInvitation",
  "remindGuests",
  "cardWritten",
  "giftList",
  "group",
  "groupRegistration",
  "groupLink",
  "publicEventPage",
  "publicAlbum",
  "publicPhoto",
  "albumLink",
  "guestMessage",
  "editGuestMessage",
  "fabricOrder",
  "fabricMoney",
  "fabricPurchase",
  "fabricShare",
  "contribution",
  "proOrder",
] satisfies AddressName[]);

/** The paths of a pattern, whose parameters may be missing where they end with `?`. */
function matcher(pattern: string): RegExp {
  const source = pattern.replace(/\/:\w+(\?)?/g, (_, optional) =>
    optional ? "(?:/[^/]+)?" : "/[^/]+",
  );
  return new RegExp(`^${source}$`);
}

const isOpened = (name: string) => !Object.hasOwn(withoutPage, name) && !openedEmpty.has(name);

// The more parameters, the later: `/pro/articles/nouveau` is not an article.
const known = Object.entries(patterns)
  .sort(([, one], [, other]) => one.split(":").length - other.split(":").length)
  .map(([name, pattern]) => ({ paths: matcher(pattern), opened: isOpened(name) }));

/** Whether `pages.spec.ts` shows axe the page at this path, with content. */
export function isOpenedByPages(path: string): boolean {
  return known.find(({ paths }) => paths.test(path))?.opened ?? false;
}
