import type { CampaignPrice } from "@jdj/contract/campaigns/campaign-statistics";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { backToCard } from "@jdj/contract/campaigns/ready-query";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa, grouped } from "@jdj/french/money";
import { count, isPlural } from "@jdj/french/plural";
import { Link } from "react-router";
import { nameList } from "#app/areas/campaigns/name-list.ts";
import { type PriceLine, PriceLines } from "#app/areas/campaigns/price-lines.tsx";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { CardChannel } from "./draft.ts";
import styles from "./price-panel.module.css";

type PricePanelProps = { price: CampaignPrice; channel: CardChannel; asking: boolean };

/** The price of a campaign: segments × guests, the credit, the price and its tax. */
export function PricePanel({ price, channel, asking }: PricePanelProps) {
  const { units, recipients, parts: segments, credit } = price;
  const isSms = channel.id === channelIds.sms;
  const even = units === segments * recipients;
  if (channel.priceFcfa === 0) return null;
  const lines: PriceLine[] = [
    {
      label: "Crédit restant",
      value: (
        <span className={credit > 0 ? `${words.bold} ${words.green}` : words.errorText}>
          {grouped(credit)}
        </span>
      ),
    },
    {
      label: "À payer",
      value: `${grouped(price.over_by)} × ${fcfa(price.unit_fcfa)} = ${fcfa(price.due_fcfa)}`,
    },
    {
      label: "Total, taxe de 18\u00a0% comprise",
      value: fcfa(price.total_fcfa),
      total: true,
    },
  ];
  if (price.order_fcfa > price.total_fcfa)
    lines.push({
      label: "Paiement minimum",
      value: `${fcfa(price.order_fcfa)}, le reste devient du crédit`,
    });
  return (
    <section
      className={`${kit.stack2} ${styles.panel}`}
      aria-label="Prix de l’envoi"
      aria-busy={asking}
    >
      <p className={words.bold}>
        {price.total_fcfa > 0 ? `${fcfa(price.total_fcfa)}, taxe comprise\u00a0: ` : ""}
        {isSms && even
          ? `${grouped(segments)} SMS × ${count(recipients, "invité")} = ${grouped(units)}`
          : isSms
            ? `${grouped(units)} SMS pour ${count(recipients, "invité")}, selon la longueur de chaque nom`
            : `${count(units, "message")}, un par invité`}
      </p>
      {isSms && price.spec_parts !== segments ? (
        <p className={words.note}>
          La longueur du texte seule ferait {grouped(price.spec_parts)} SMS par invité&nbsp;; ses
          signes en demandent {grouped(segments)}.
        </p>
      ) : null}
      <PriceLines lines={lines} />
      {price.covered ? null : (
        <p className={words.note}>
          Votre crédit ne suffit pas. Vous payez ce qui manque à l’étape suivante, ou{" "}
          <Link to={at("contact")}>contactez notre service commercial</Link>.
        </p>
      )}
    </section>
  );
}

/** Warnings before sending: the empty placeholders of some messages, and the guests who cannot be reached. */
export function PriceWarnings({ price }: { price: CampaignPrice }) {
  const { missing, missing_of_event: ofEvent, unreachable } = price;
  const { persons } = useWording();
  return (
    <>
      {ofEvent.length > 0 ? (
        <Note tone="warning">
          Votre carnet ne dit pas encore {nameList(ofEvent)}&nbsp;: ces repères resteraient vides
          pour tous.{" "}
          <Link to={`${at("couple")}?${backToCard}`}>Compléter «&nbsp;{persons}&nbsp;»</Link> ou{" "}
          <Link to={`${at("ceremonies")}?${backToCard}`}>les dates et lieux</Link>.
        </Note>
      ) : null}
      {missing.length > 0 ? (
        <Note tone="warning">
          {count(missing.length, "invité aurait", "invités auraient")} un vide dans{" "}
          {isPlural(missing.length) ? "leur" : "son"} message&nbsp;:{" "}
          {nameList(missing.map(({ name, marks }) => `${name} (${marks.join(", ")})`))}.
        </Note>
      ) : null}
      {unreachable.length > 0 ? (
        <Note tone="warning">
          Rien ne partirait vers{" "}
          {nameList(unreachable.map(({ name, reason }) => `${name} (${reason})`))}.
        </Note>
      ) : null}
    </>
  );
}
