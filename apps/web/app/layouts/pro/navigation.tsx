import { at } from "@jdj/contract/paths/addresses";
import { useLocation } from "react-router";
import sections from "#app/layouts/notebook/sections.module.css";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SignOutForm } from "#app/ui/sign-out-form.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { type ProSection, type ProSections, sectionOf } from "./sections.ts";

// Plain links: pages of the space are static or hydrated, whichever is lighter for them.

type SectionLinkProps = ProSection & { size: number; all: ProSections };

function SectionLink({ to, label, icon, size, all }: SectionLinkProps) {
  const isCurrent = sectionOf(all, useLocation().pathname) === to;
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined}>
      <Icon name={icon} size={size} stroke={1.75} />
      {size > 22 ? <span className={sections.label}>{label}</span> : label}
    </a>
  );
}

type NavigationProps = {
  sections: ProSections;
  /** Whether there is a page to preview. */
  hasShop: boolean;
};

/** From 1024 px: the sections down the left. */
export function ProRail({ sections: all, hasShop }: NavigationProps) {
  return (
    <aside className={`${kit.notPrinted} ${sections.rail}`} aria-label="Espace prestataires">
      <Wordmark />
      <nav aria-label="Sections de l’espace" className={sections.list}>
        {[...all.main, ...all.others].map((section) => (
          <SectionLink key={section.to} {...section} all={all} size={22} />
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
export function ProTabs({ sections: all, hasShop }: NavigationProps) {
  return (
    <nav aria-label="Espace prestataires" className={`${kit.notPrinted} ${sections.tabs}`}>
      {all.main.map((section) => (
        <SectionLink key={section.to} {...section} all={all} size={24} />
      ))}
      <details data-menu className={sections.more}>
        <summary>
          <Icon name="dots" size={24} stroke={1.75} />
          <span className={sections.label}>Plus</span>
        </summary>
        <div className={sections.sheet}>
          {all.others.map((section) => (
            <SectionLink key={section.to} {...section} all={all} size={22} />
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
