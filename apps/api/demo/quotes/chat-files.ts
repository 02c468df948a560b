import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { type AppContext, requestContext } from "../../src/app-context.ts";
import { encodePhoto } from "../../src/areas/files/encode-photo.ts";
import { storeImage } from "../../src/areas/files/store-image.ts";
import { storeDocument } from "../../src/areas/quotes/chat/send-file.ts";

/** The files of the demonstration's chat, by name. */
export type ChatFiles = Map<string, { id: string; name: string }>;

const menu = `MENUS (exemple)

1. « Famille » : attiéké, poulet braisé, alloco, fruits. 5 500 FCFA par personne.
2. « Fête » : attiéké, kedjenou, grillades, foutou, dessert. 7 500 FCFA par personne.
3. « Prestige » : buffet froid, capitaine grillé, agneau, pièce montée. 9 500 FCFA par personne.
`;

/** A buffet under a garland, drawn. */
const table = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
<rect width="900" height="600" fill="#1e2166"/><rect y="430" width="900" height="170" fill="#4a4a6e"/>
<path d="M0 70Q225 190 450 70T900 70" fill="none" stroke="#f4b42b" stroke-width="4"/>
${[60, 160, 260, 360, 540, 640, 740, 840].map((x, at) => `<circle cx="${x}" cy="${at % 2 ? 120 : 108}" r="11" fill="#f4b42b"/>`).join("")}
<path d="M90 330h720v190H90z" fill="#f6f5fa"/><path d="M90 330h720v34H90z" fill="#a1164f"/>
${[170, 320, 470, 620, 740].map((x) => `<ellipse cx="${x}" cy="316" rx="54" ry="20" fill="#fff"/><ellipse cx="${x}" cy="308" rx="38" ry="16" fill="#c2540a"/>`).join("")}
</svg>`;

/** The plan of a hall, drawn. */
const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
<rect width="900" height="600" fill="#fff"/><rect x="40" y="40" width="820" height="520" fill="none" stroke="#17173b" stroke-width="6"/>
${Array.from({ length: 18 }, (_, at) => `<circle cx="${140 + (at % 6) * 120}" cy="${220 + Math.floor(at / 6) * 110}" r="36" fill="#ecedfa" stroke="#2b2f8f" stroke-width="3"/>`).join("")}
<rect x="300" y="70" width="300" height="50" fill="#fdf3da" stroke="#7a4f00" stroke-width="3"/><rect x="70" y="500" width="380" height="36" fill="#a1164f"/>
</svg>`;

async function drawn(svg: string): Promise<Uint8Array> {
  const { pixels, width, height } = new Resvg(svg).render();
  return encodePhoto(sharp(pixels, { raw: { width, height, channels: 4 } }));
}

/** Stores the files of the chat. Not to be called in a transaction. */
export async function storeChatFiles(app: AppContext, customerId: number): Promise<ChatFiles> {
  const context = requestContext(app);
  const name = "menus.txt";
  const bytes = new TextEncoder().encode(menu);
  return new Map([
    [
      "table",
      { id: await storeImage(context, customerId, await drawn(table)), name: "buffet.jpg" },
    ],
    [
      "plan",
      { id: await storeImage(context, customerId, await drawn(plan)), name: "plan-de-salle.png" },
    ],
    [
      "menu",
      {
        id: await storeDocument(context, customerId, {
          kind: "document",
          type: "txt",
          bytes,
          name,
        }),
        name,
      },
    ],
  ]);
}
