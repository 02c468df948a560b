import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { patterns } from "./addresses.ts";

/** Every address of the site and the page that answers it, under the layout that frames it. */
export default [
  layout("ui/layouts/public/layout.tsx", [
    index("areas/content/home/page.tsx"),
    route(patterns.terms, "areas/content/terms/page.tsx"),
    route(patterns.account, "areas/accounts/account/page.tsx"),
    route(patterns.editAccount, "areas/accounts/account-edit/page.tsx"),
    route(patterns.ownData, "areas/accounts/own-data/page.tsx"),
    route(patterns.questions, "areas/content/questions/page.tsx"),
    route(patterns.privacy, "areas/content/privacy/page.tsx"),
    route(patterns.blog, "areas/content/blog/page.tsx"),
    route(patterns.blogPost, "areas/content/blog/post/page.tsx"),
    route(patterns.contact, "areas/content/contact/page.tsx"),
    route(patterns.chat, "areas/content/chat/page.tsx"),
    route(patterns.newsletter, "areas/content/newsletter/page.tsx"),
    route(patterns.confirmNewsletter, "areas/content/newsletter/confirm/page.tsx"),
    route(patterns.leaveNewsletter, "areas/content/newsletter/leave/page.tsx"),
    route(patterns.joyVisibility, "areas/content/vendors/joy-visibility/page.tsx"),
    route(patterns.joyShop, "areas/content/vendors/joy-shop/page.tsx"),
    route(patterns.onboarding, "areas/content/vendors/onboarding/page.tsx"),
    route(patterns.mobileApp, "areas/content/mobile-app/page.tsx"),
    route(patterns.welcome, "areas/content/welcome/page.tsx"),
    route(patterns.townHalls, "areas/town-halls/search/page.tsx"),
    route(patterns.townHall, "areas/town-halls/detail/page.tsx"),
    route(patterns.townHallFile, "areas/town-halls/file/page.tsx"),
    layout("ui/layouts/titled/event-planner.tsx", [
      route(`${patterns.gallery}/event-planner`, "gallery/titled-page.tsx", {
        id: "event-planner",
      }),
    ]),
    layout("ui/layouts/titled/shopping.tsx", [
      route(`${patterns.gallery}/shopping`, "gallery/titled-page.tsx", { id: "shopping" }),
    ]),
    route(patterns.offline, "areas/installable/offline/page.tsx"),
  ]),

  layout("ui/layouts/authentication/layout.tsx", [
    route(patterns.register, "areas/accounts/registration/page.tsx"),
    route(patterns.signIn, "areas/accounts/sign-in/page.tsx"),
    route(patterns.facebookRegister, "areas/accounts/facebook/register-page.tsx"),
    route(patterns.forgottenPassword, "areas/accounts/forgotten-password/page.tsx"),
    route(patterns.resetPassword, "areas/accounts/reset-password/page.tsx"),
    route(patterns.closeAccount, "areas/accounts/closing/page.tsx"),
    route(patterns.signOut, "areas/accounts/sign-out/page.tsx"),
    route(patterns.activation, "areas/accounts/activation/page.tsx"),
    route(`${patterns.gallery}/connexion`, "gallery/authentication-page.tsx"),
  ]),

  layout("ui/layouts/notebook/layout.tsx", [
    route(patterns.events, "areas/notebook/events/list/page.tsx"),
    route(patterns.createEvent, "areas/notebook/events/create/page.tsx"),
    route(patterns.editEvent, "areas/notebook/events/edit/page.tsx"),
    route(patterns.couple, "areas/notebook/couple/page.tsx"),
    route(patterns.summary, "areas/notebook/summary/page.tsx"),
    route(patterns.committee, "areas/notebook/committee/page.tsx"),
    route(patterns.guests, "areas/notebook/guests/list/page.tsx"),
    route(patterns.createGuests, "areas/notebook/guests/create/page.tsx"),
    route(patterns.editGuest, "areas/notebook/guests/edit/page.tsx"),
    route(patterns.importGuests, "areas/notebook/guests/import/page.tsx"),
    route(patterns.cards, "areas/cards/list/page.tsx"),
    route(patterns.newCard, "areas/cards/new/page.tsx"),
    route(patterns.card, "areas/cards/detail/page.tsx"),
    route(`${patterns.gallery}/carnet`, "gallery/notebook-page.tsx"),
  ]),

  layout("ui/layouts/card/layout.tsx", [
    route(patterns.publicCard, "areas/cards/guest-card/page.tsx"),
    route(patterns.attendance, "areas/cards/attendance/page.tsx"),
    route(`${patterns.gallery}/carte`, "gallery/card-page.tsx"),
  ]),

  route(patterns.callback, "areas/accounts/callback/page.ts"),
  route(patterns.facebookStart, "areas/accounts/facebook/start.ts"),
  route(patterns.facebookReturn, "areas/accounts/facebook/return.ts"),
  route(patterns.endSession, "areas/accounts/account/end-session.ts"),
  route(patterns.ownDataFile, "areas/accounts/own-data/file.ts"),
  route(patterns.manifest, "areas/installable/manifest.ts"),
  route(patterns.exportGuests, "areas/notebook/guests/export.ts"),
  route(patterns.resendVerification, "areas/accounts/activation/resend.ts"),
  route(patterns.gallery, "gallery/page.tsx"),
  route(patterns.sitemap, "areas/content/sitemap.ts"),
  route(patterns.robots, "areas/content/robots.ts"),
  route("*", "areas/content/not-found.tsx"),
] satisfies RouteConfig;
