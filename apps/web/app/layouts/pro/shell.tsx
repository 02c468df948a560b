import type { VisitorProvider } from "@jdj/contract/accounts/visitor";
import { at } from "@jdj/contract/paths/addresses";
import type { ReactNode } from "react";
import notebook from "#app/layouts/notebook/shell.module.css";
import { Badge } from "#app/ui/badge.tsx";
import { Bell } from "#app/ui/bell.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import { ProRail, ProTabs } from "./navigation.tsx";
import { sectionsOf } from "./sections.ts";
import styles from "./shell.module.css";

type Shop = NonNullable<VisitorProvider["shop"]>;

/** Whether a shop's page is public, as its team reads it. */
function stateOf({ published, released, suspended, selling }: Shop): string {
  if (suspended) return "Page retirée";
  if (selling === "only") return "Vendeur";
  if (published) return "En ligne";
  return released ? "Abonnement à régler" : "Pas encore publiée";
}

type ProShellProps = {
  shop: Shop | null;
  /** The number of the bell; null for nobody. */
  unread: string | null;
  children: ReactNode;
};

/** The shell of the providers' space: the shop's name and state, and the sections. */
export function ProShell({ shop, unread, children }: ProShellProps) {
  const isPublic = shop !== null && (shop.published || shop.selling === "only") && !shop.suspended;
  const sections = sectionsOf(shop?.selling ?? null);
  const hasShop = shop !== null && shop.selling !== "only";
  return (
    <div className={notebook.frame}>
      <ProRail sections={sections} hasShop={hasShop} />
      <div className={kit.shrink}>
        <header>
          <div className={styles.head}>
            <p className={styles.name}>{shop?.name ?? "Espace prestataires"}</p>
            {shop ? <Badge tone={isPublic ? "good" : "waiting"}>{stateOf(shop)}</Badge> : null}
            {unread === null ? null : (
              <Bell to={at("proNotices")} unread={unread} stream={at("proRealtime")} />
            )}
          </div>
          <div className={styles.strip}>
            <Cloth
              className={styles.cloth}
              seed={`boutique-${shop?.id ?? 0}`}
              strips={1}
              rows={600}
              lying
            />
          </div>
        </header>
        <main id="contenu" tabIndex={-1} className={notebook.main}>
          {children}
        </main>
      </div>
      <ProTabs sections={sections} hasShop={hasShop} />
    </div>
  );
}
