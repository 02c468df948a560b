import { cardMessages } from "@jdj/contract/campaigns/messages";
import { backToCard } from "@jdj/contract/campaigns/ready-query";
import { at } from "@jdj/contract/paths/addresses";
import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { pagesShown } from "#app/ui/pages-shown.ts";
import words from "#app/ui/words.module.css";
import styles from "./choices.module.css";
import type { StepProps } from "./draft.ts";

/** Designs on one page. */
const pageSize = 10;

/** The designs of a card, with the event's pattern, ten per page. */
export function DesignStep({ draft, change, choices }: StepProps) {
  const { designs } = choices;
  const place = designs.findIndex(({ id }) => id === draft.designId);
  const [page, setPage] = useState(place < 0 ? 1 : Math.floor(place / pageSize) + 1);
  const lastPage = Math.max(1, Math.ceil(designs.length / pageSize));
  const shown = designs.slice((page - 1) * pageSize, page * pageSize);
  const pageButton = (to: number) => ({
    type: "button" as const,
    disabled: to < 1 || to > lastPage,
    onClick: () => setPage(to),
  });
  return (
    <>
      <p className={words.note}>
        Dix modèles portent votre photo.{" "}
        <Link to={`${at("photo")}?${backToCard}`}>La choisir ou la changer</Link>
      </p>
      <fieldset className={`${kit.stack4} ${styles.designs}`}>
        <legend className="visually-hidden">{cardMessages.chooseDesign}</legend>
        {shown.map(({ id, name, image }) => (
          <label
            key={id}
            className={`${kit.outlined} ${kit.contentStart} ${kit.grid} ${kit.hideOverflow} ${styles.design}`}
          >
            {image ? (
              <img
                src={`${image}&size=small`}
                alt=""
                width={270}
                height={338}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className={`${words.note} ${kit.placeCentre} ${styles.blank}`}>
                {cardMessages.noPreview}
              </span>
            )}
            <span className={`${kit.row} ${styles.name}`}>
              <input
                type="radio"
                name="design"
                value={id}
                checked={id === draft.designId}
                onChange={() => change({ designId: id })}
              />
              {name}
            </span>
          </label>
        ))}
      </fieldset>
      {lastPage > 1 ? (
        <nav className={styles.pages} aria-label="Modèles de carte&nbsp;: pages">
          <button {...pageButton(page - 1)} aria-label="Page précédente">
            <Icon name="chevron-left" size={20} />
          </button>
          {pagesShown(page, lastPage).map((number) => (
            <button
              key={number}
              {...pageButton(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </button>
          ))}
          <button {...pageButton(page + 1)} aria-label="Page suivante">
            <Icon name="chevron-right" size={20} />
          </button>
        </nav>
      ) : null}
    </>
  );
}
