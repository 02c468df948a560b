import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { fcfa } from "@jdj/french/money";
import { Link, useNavigation } from "react-router";
import { PricePanel } from "#app/areas/campaigns/new/price-panel.tsx";
import { pricePerUnit } from "#app/areas/campaigns/price-per-unit.ts";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import blocks from "#app/ui/text-blocks.module.css";
import words from "#app/ui/words.module.css";
import type { ChosenChannel, findOtherChannel } from "./find-other-channel.ts";
import styles from "./page.module.css";

type Found = NonNullable<Awaited<ReturnType<typeof findOtherChannel>>>;

/** Sends the newest card once more by a channel that is chosen here: its text and price are shown first. */
export function OtherChannel({
  here,
  campaignId,
  channels,
  chosen,
  refused,
  sendKey,
}: Found & { here: string }) {
  if (channels.length === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="autre-canal">
      <h2 id="autre-canal">Renvoyer sa carte par un autre canal</h2>
      <nav aria-label="Choisir le canal" className={`${kit.wrap2} ${styles.channels}`}>
        {channels.map(({ id, name, priceFcfa }) => (
          <Link
            key={id}
            to={`${here}?canal=${id}`}
            replace
            preventScrollReset
            aria-current={chosen?.channel.id === id ? "page" : undefined}
          >
            {name}
            <small>{priceFcfa === 0 ? "Gratuit" : pricePerUnit(id, priceFcfa)}</small>
          </Link>
        ))}
      </nav>
      {refused ? <Note tone="warning">{refused}</Note> : null}
      {chosen ? <Chosen {...chosen} campaignId={campaignId} sendKey={sendKey} /> : null}
    </section>
  );
}

function Chosen({
  text,
  price,
  channel,
  campaignId,
  sendKey,
}: ChosenChannel & { campaignId: number; sendKey: string }) {
  const busy = useNavigation().formMethod === "POST";
  const [unreachable] = price.unreachable;
  if (unreachable) return <Note tone="warning">{unreachable.reason}</Note>;
  const terms = { ...channel, colour: "", open: true, credit: price.credit };
  const label =
    channel.id === channelIds.manual
      ? "Écrire par WhatsApp"
      : price.covered
        ? `Envoyer par ${channel.name}`
        : `Payer ${fcfa(price.order_fcfa)} et envoyer`;
  return (
    <>
      <p className={blocks.quoted}>{text}</p>
      <PricePanel price={price} channel={terms} asking={false} />
      {channel.priceFcfa === 0 ? <p className={words.note}>Cet envoi est gratuit.</p> : null}
      <Form method="post">
        <input type="hidden" name="campaign" value={campaignId} />
        <input type="hidden" name="channel" value={channel.id} />
        <input type="hidden" name="key" value={sendKey} />
        <input type="hidden" name="shown_total" value={price.order_fcfa} />
        <Button
          name="act"
          value="other"
          variant="card"
          busy={busy}
          icon={<Icon name="send" size={20} />}
        >
          {label}
        </Button>
      </Form>
    </>
  );
}
