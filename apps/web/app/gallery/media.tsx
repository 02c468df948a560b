import { fcfa } from "@jdj/french/money";
import { clothSvg } from "@jdj/weave/cloth-svg";
import { weave } from "@jdj/weave/weave";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import { SwitchField } from "#app/ui/entry/switch-field.tsx";
import kit from "#app/ui/kit.module.css";
import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import {
  MailLink,
  OutsideLink,
  PhoneLink,
  RouteLinks,
  WhatsAppLink,
} from "#app/ui/links/contact-links.tsx";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Carousel } from "#app/ui/media/carousel.tsx";
import { Donut } from "#app/ui/media/donut.tsx";
import { MediaGallery, type Picture } from "#app/ui/media/media-gallery.tsx";
import styles from "./page.module.css";

const pictures = [1, 2, 3, 4, 5, 6, 7].map(clothPicture);
const slides = pictures.map(({ address, alt, width, height }) => ({
  key: address,
  content: <img src={address} alt={alt} width={width} height={height} />,
}));

export function Media() {
  return (
    <section className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
      <h2>Images, parts et chemins</h2>
      <Breadcrumbs crumbs={[{ to: "/", label: "Accueil" }]} here="Mairie de Cocody" />
      <div className={kit.cluster3}>
        <a href="?">Un lien dans le texte</a>
        <PhoneLink number="+2250701020304" />
        <WhatsAppLink number="+2250701020304" />
        <MailLink address="bonjour@exemple.ci" />
        <RouteLinks latitude={5.3599} longitude={-4.0083} name="Mairie de Cocody" />
        <OutsideLink address="https://exemple.ci/">exemple.ci</OutsideLink>
      </div>
      <ShareButton title="Mairie de Cocody" />
      <div className={`${kit.stack4} ${styles.avatars}`}>
        <Avatar seed="evt-3 1" photo={null} initials="AK" />
        <Avatar seed="evt-3 2" photo={pictures[2]?.address ?? null} initials="" />
        <Avatar seed="evt-3 3" photo={null} initials="" />
      </div>
      <Carousel label="Photos de la mairie" slides={slides} wide={3} autoplayMs={2000} />
      <Carousel label="Une seule à la fois" slides={slides.slice(0, 3)} />
      <MediaGallery id="photos" label="Domaine Akwaba" pictures={pictures} />
      <Donut
        label="Budget par rubrique"
        write={fcfa}
        slices={[
          { label: "Réception", amount: 1_250_000, tone: "indigo" },
          { label: "Tenues", amount: 640_000, tone: "hibiscus" },
          { label: "Musique", amount: 300_000, tone: "gold" },
          { label: "Fleurs", amount: 0, tone: "lagoon" },
        ]}
      />
      <div className={kit.cluster3}>
        <Button type="button" variant="plain" data-opens="filtres">
          Ouvrir un volet
        </Button>
      </div>
      <Dialog id="filtres" title="Filtrer" variant="sheet">
        <SwitchField name="recommended" label="Recommandés seulement" defaultValue="1" />
        <DialogActions>
          <Button type="button" data-closes>
            Voir 12 prestataires
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}

/** A picture for the gallery's examples: a pattern, three wide and two high. */
function clothPicture(at: number): Picture {
  const svg = clothSvg(weave(`photo-${at}`, { strips: 6, rows: 48 }), { texture: true });
  return {
    address: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: `Tissage numéro ${at}`,
    width: 720,
    height: 480,
  };
}
