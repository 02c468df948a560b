import { at } from "@jdj/contract/paths/addresses";
import type { ReactNode } from "react";
import { Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import enhance from "#app/enhance/main.ts?worker&url";
import { DemonstrationBanner, ErasureBanner, ViewBanner } from "#app/ui/banners.tsx";
import sprite from "#app/ui/icons.svg?no-inline";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/skip-link.module.css";
import { Toast } from "#app/ui/toast.tsx";
import { useHydrates } from "./page-kind.ts";
import { useSite } from "./site.ts";
import { Stylesheets } from "./stylesheets.tsx";
import { useVoice } from "./voice.ts";

/** First stop of the keyboard: past the header, to `<main id="contenu">`. */
function SkipLink() {
  return (
    <a className={`${kit.notPrinted} ${styles.link}`} href="#contenu">
      Aller au contenu
    </a>
  );
}

/** The HTML document around every page, error pages included. */
export function Document({ children }: { children: ReactNode }) {
  const hydrates = useHydrates();
  const voice = useVoice();
  const isSober = voice?.tone === "sober";
  const { demonstration, flash, user, isView, space, brand } = useSite();
  // Without the root's data the user is unknown, as is the customer on a page of providers.
  // Nor is a notebook that staff look at a reason to touch what this browser holds.
  const isUnknown = brand === "" || space === "providers" || isView;
  const person = isUnknown ? undefined : String(user?.id ?? "none");
  // The same sentence after each save is a new toast each time.
  const { key: visit } = useLocation();
  const pageName = useMatches()
    .at(-1)
    ?.id.replace(/^areas\//, "")
    .replace(/\/page$/, "");
  return (
    <html
      lang="fr"
      data-page={hydrates ? "hydrated" : "static"}
      data-person={person}
      data-page-name={pageName}
      data-tone={isSober ? "sober" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={isSober ? "#17173b" : "#2b2f8f"} />
        <meta name="format-detection" content="telephone=no" />
        {voice?.shows_brand !== false ? (
          <>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/icons/apple-180.png" />
            <link rel="manifest" href={at("manifest")} />
          </>
        ) : (
          // Otherwise browsers ask for the product's mark.
          <link rel="icon" href="data:," />
        )}
        <Stylesheets />
        {hydrates ? <link rel="prefetch" as="image" href={sprite} /> : null}
      </head>
      <body>
        <SkipLink />
        {demonstration ? <DemonstrationBanner /> : null}
        {isView && user ? <ViewBanner name={`${user.givenNames} ${user.lastName}`} /> : null}
        {user?.erasesAt && !isView ? <ErasureBanner erasesAt={user.erasesAt} /> : null}
        {children}
        {flash && !flash.joined ? <Toast key={visit} {...flash} /> : null}
        {hydrates ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
        <script type="module" src={enhance} />
      </body>
    </html>
  );
}
