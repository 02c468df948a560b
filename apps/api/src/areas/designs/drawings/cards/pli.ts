import { ground } from "../art/shapes.ts";
import { clothCut, dyesOf } from "../cloth-panel.ts";
import { inksOn, paper, wash } from "../colours.ts";
import { cardSize, type DesignInput, type Drawn } from "../design.ts";
import {
  area,
  box,
  closing,
  fitGuest,
  guestBlock,
  namesBlock,
  page,
  textLine,
} from "../text-layer.ts";

const mouth = 800;
const dip = 1010;
const card = { x: 130, y: 70, width: 820 };
const width = card.width - 110;

/** « Pli »: an envelope lined with the cloth, the card slipping out, the guest's name for address. */
export function pli(input: DesignInput): Drawn {
  const { texts, seed, fitNames } = input;
  const dyes = dyesOf(seed);
  const look = { ...inksOn(paper, dyes), align: "center" as const };
  const cover = dyes[0] === "#f6f5fa" ? dyes[1] : dyes[0];
  const address = inksOn(cover, dyes);
  const names = fitNames(texts.names, { width, height: 330, largest: 118 });
  const middle = cardSize.width / 2;
  const flap = `M0 ${mouth}L${middle - 90} 40Q${middle} -60 ${middle + 90} 40L1080 ${mouth}Z`;
  const pocket = `M0 ${mouth}L${middle - 60} ${dip - 24}Q${middle} ${dip + 26} ${middle + 60} ${dip - 24}L1080 ${mouth}V1350H0Z`;
  return {
    shapes: `${ground(wash(dyes, 0.2))}
      <path d="${flap}" fill="${cover}" stroke="${cover}" stroke-width="30" stroke-linejoin="round"/>
      ${clothCut(seed, { x: 0, y: 0, width: 1080, height: mouth, thread: 8 }, "lining", `<path d="${flap}"/>`)}
      <rect x="${card.x + 9}" y="${card.y + 9}" width="${card.width}" height="1000" fill="${look.text}" fill-opacity="0.3"/>
      <rect x="${card.x}" y="${card.y}" width="${card.width}" height="1000" fill="${paper}"/>
      <rect x="${card.x + 20}" y="${card.y + 20}" width="${card.width - 40}" height="980" fill="none" stroke="${look.accent}" stroke-width="3"/>
      <path d="${pocket}" fill="${cover}"/>
      <path d="M0 ${mouth}L${middle - 60} ${dip - 24}Q${middle} ${dip + 26} ${middle + 60} ${dip - 24}L1080 ${mouth}" fill="none" stroke="${address.accent}" stroke-width="4"/>`,
    texts: page(
      area(
        { y: card.y + 30, height: 710 },
        {},
        namesBlock(names, { ink: look.main, sign: look.accent, align: "center" }),
        box({ height: 22 }),
        ...textLine(texts.leadToYou, { fontSize: 34, color: look.text }),
        ...textLine(texts.occasion, { fontSize: 34, color: look.text, marginTop: 8 }),
        closing({ ...texts, close: "" }, look, { marginTop: 34, maxWidth: 640 }),
      ),
      area(
        { y: 1060, height: 250 },
        {},
        ...guestBlock(fitGuest(input, 880, 56), { ink: address.main, align: "center" }),
        closing({ ...texts, date: "", where: "" }, { ...address, align: "center" }),
      ),
    ),
  };
}
