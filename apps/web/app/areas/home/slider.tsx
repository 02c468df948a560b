import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { Carousel } from "#app/ui/media/carousel.tsx";
import styles from "./slider.module.css";

/** A picture of the slider, as the call gives it. */
type Slide = {
  id: number;
  image: string;
  title: string;
  description: string;
  btn1_text: string | null;
  btn1_link: string | null;
};

/** The description of a slide that is an advertisement: neither title nor text is shown. */
const ADVERTISEMENT = "PUB";

/** Five seconds a slide; it pauses by its button, and does not move with reduced motion or data saving. */
export function Slider({ sliders }: { sliders: readonly Slide[] }) {
  if (sliders.length === 0) return null;
  return (
    <div className={`${kit.page} ${styles.slider}`}>
      <Carousel
        label="À la une"
        autoplayMs={5000}
        slides={sliders.map((slide) => ({
          key: String(slide.id),
          content: <SlideView {...slide} />,
        }))}
      />
    </div>
  );
}

function SlideView({ image, title, description, btn1_text: text, btn1_link: link }: Slide) {
  const isAdvertisement = description === ADVERTISEMENT;
  return (
    <div
      className={`${kit.outlined} ${styles.slide}`}
      data-advertisement={isAdvertisement || undefined}
    >
      <img
        className={kit.cover}
        src={image}
        alt={isAdvertisement ? title : ""}
        width={640}
        height={320}
        loading="lazy"
        decoding="async"
      />
      <div className={`${kit.stack3} ${styles.text}`}>
        {isAdvertisement ? (
          <p className={styles.mark}>Publicité</p>
        ) : (
          <>
            <h2>{title}</h2>
            <p>{description}</p>
          </>
        )}
        {text && link ? (
          <LinkButton to={link} reloadDocument variant="plain">
            {text}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
