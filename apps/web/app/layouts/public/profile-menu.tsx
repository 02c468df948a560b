import type { VisitorUser } from "@jdj/contract/accounts/visitor";
import { at } from "@jdj/contract/paths/addresses";
import { shortName } from "@jdj/french/names";
import type { ReactNode } from "react";
import { useSite } from "#app/document/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SignOutForm } from "#app/ui/sign-out-form.tsx";
import words from "#app/ui/words.module.css";
import styles from "./header.module.css";
import { profileLinks } from "./links.ts";

/**
 * The sign-in page, which returns to the page that links to it; from the home page it leads to the
 * notebook. Without the query: pages are cached for readers who came with other ones. Where there is
 * script, `returnLinks` adds it.
 */
function signInFrom(path: string): string {
  const [page = ""] = path.split("?");
  return page === at("home") || page === at("offline")
    ? at("signIn")
    : `${at("signIn")}?depuis=${encodeURIComponent(page)}`;
}

/** What the menu of a user is called. */
export function menuName({ givenNames, lastName }: Pick<VisitorUser, "givenNames" | "lastName">) {
  return shortName(`${givenNames} ${lastName}`) || "MON PROFIL";
}

/** The profile menu: sign-in, or the user's own pages and sign-out, after `children`. */
export function ProfileMenu({ children }: { children?: ReactNode }) {
  const { user, path } = useSite();
  return (
    <details className={styles.menu} data-menu>
      <summary>
        {user ? menuName(user) : "PROFIL"}
        <Icon className={words.turns} name="chevron-down" size={18} />
      </summary>
      <div className={styles.panel}>
        {children}
        {user ? (
          <>
            {profileLinks.map(({ to, label }) => (
              <a
                key={to}
                href={to}
                data-unread={to === at("requests") ? at("unreadRequests") : undefined}
              >
                {label}
              </a>
            ))}
            <SignOutForm />
          </>
        ) : (
          <>
            <a href={signInFrom(path)} data-returns>
              CONNEXION
            </a>
            <a href={at("register")}>INSCRIPTION</a>
          </>
        )}
      </div>
    </details>
  );
}
