import { at } from "@jdj/contract/paths/addresses";
import { useLocation } from "react-router";
import sections from "#app/layouts/notebook/sections.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { SignOutForm } from "#app/ui/sign-out-form.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { mainSections, otherSections, type ProSection, sectionOf } from "./sections.ts";

// Plain links: pages of the space are static or hydrated, whichever is lighter for them.

function SectionLink({ to, label, icon, size }: ProSection & { size: number }) {
  const isCurrent = sectionOf(useLocation().pathname) === to;
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined}>
      <Icon name={icon} size={size} stroke={1.75} />
      {size > 22 ? <span className={sections.label}>{label}</span> : label}
    </a>
  );
}

/** From 1024 px: the sections down the left. */
export function ProRail({ hasShop }: { hasShop: boolean }) {
  return (
    <aside className={sections.rail} aria-label="Espace prestataires">
      <Wordmark />
      <nav aria-label="Sections de l’espace" className={sections.list}>
        {[...mainSections, ...otherSections].map((section) => (
          <SectionLink key={section.to} {...section} size={22} />
        ))}
      </nav>
      <div className={sections.foot}>
        {hasShop ? (
          <a href={at("proPreview")}>
            <Icon name="eye" size={22} stroke={1.75} />
            Voir ma page
          </a>
        ) : null}
        <SignOutForm space="providers" />
      </div>
    </aside>
  );
}

/** Below 1024 px: the main sections at the bottom, the others under « Plus ». */
export function ProTabs({ hasShop }: { hasShop: boolean }) {
  return (
    <nav aria-label="Espace prestataires" className={sections.tabs}>
      {mainSections.map((section) => (
        <SectionLink key={section.to} {...section} size={24} />
      ))}
      <details data-menu className={sections.more}>
        <summary>
          <Icon name="dots" size={24} stroke={1.75} />
          <span className={sections.label}>Plus</span>
        </summary>
        <div className={sections.sheet}>
          {otherSections.map((section) => (
            <SectionLink key={section.to} {...section} size={22} />
          ))}
          {hasShop ? (
            <a href={at("proPreview")}>
              <Icon name="eye" size={22} stroke={1.75} />
              Voir ma page
            </a>
          ) : null}
          <SignOutForm space="providers" />
        </div>
      </details>
    </nav>
  );
}
