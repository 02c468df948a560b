import { at } from "@jdj/contract/paths/addresses";
import { useVoice } from "#app/document/voice.ts";
import kit from "./kit.module.css";

/** The way to the product's home page, at the foot of what guests see; none where its name is not shown. */
export function WayHome({ className = "" }: { className?: string | undefined }) {
  if (useVoice()?.shows_brand === false) return null;
  return (
    <a className={`${kit.tapTarget} ${className}`} href={at("home")}>
      Retour à l’accueil
    </a>
  );
}
