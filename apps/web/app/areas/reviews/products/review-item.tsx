import { at } from "@jdj/contract/paths/addresses";
import type { ProductReview } from "@jdj/contract/reviews/product-reviews";
import { longDate } from "@jdj/french/dates";
import { ofName } from "@jdj/french/names";
import type { ReactNode } from "react";
import { ReplyQuote } from "#app/areas/reviews/reply-quote.tsx";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import { Badge } from "#app/ui/badge.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

const day = (instant: string) => longDate(instant.slice(0, 10));

/** A review of a product: its author, rating and text, and what the seller answered. */
export function ProductReviewItem({
  review,
  seller,
  children,
}: {
  review: ProductReview;
  /** The name of who answered. */
  seller: string;
  /** What the reader may do with it. */
  children?: ReactNode;
}) {
  const { id, author, created_at, updated_at, mark, description, reply } = review;
  return (
    <li id={`avis-${id}`} className={reviewStyles.review}>
      <div className={`${kit.wrap} ${reviewStyles.author}`}>
        <p>
          <strong>
            {author.given_names} {author.last_name}
          </strong>
          <span>
            <time dateTime={created_at}>{day(created_at)}</time>
            {updated_at ? `, modifié le ${day(updated_at)}` : ""}
          </span>
        </p>
        <Stars mark={mark} />
      </div>
      <p className={`${kit.facts} ${reviewStyles.badges}`}>
        <Badge tone="good" icon={<Icon name="circle-check" size={16} />}>
          Achat vérifié
        </Badge>
      </p>
      {description ? (
        <p className={`${kit.narrow} ${words.breakAnywhere} ${words.preLine}`}>{description}</p>
      ) : null}
      {reply ? (
        <ReplyQuote
          title={`Réponse ${ofName(seller)}, le ${day(reply.created_at)}`}
          text={reply.description}
        />
      ) : null}
      {children}
    </li>
  );
}

/** The link by which a reader asks our team to look at a review; a page of its own asks why. */
export function ReportLink({ product, review }: { product: number | string; review: number }) {
  return (
    <a
      className={`${kit.tapTarget} ${kit.fitWidth} ${words.note}`}
      href={at("shoppingReportReview", { id: product, review })}
      rel="nofollow"
    >
      Signaler cet avis
    </a>
  );
}
